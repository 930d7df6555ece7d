import type { Finding } from "../finding";
import type { Surroundings } from "../surroundings";
import { checkActions } from "./actions";
import { checkAnnouncementLabels, checkAnnouncementRoutes } from "./announcements";
import { checkBasePath } from "./basePath";
import { checkBlankTexts } from "./blankTexts";
import { checkBlocks } from "./blocks";
import { checkCharacters } from "./characters";
import { checkComingLinks } from "./comingLinks";
import { checkConstantUses, checkConstantValues } from "./constants";
import { checkFiles, checkFontFiles } from "./files";
import { checkIcons } from "./icons";
import { checkIds } from "./ids";
import { checkLinks } from "./links";
import { checkComingPosts, checkFeeds, checkPostsBlocks, checkSlugs, checkTagSpelling } from "./news";
import { checkFirstPage, checkPathLetters, checkPaths, checkTakenPaths } from "./paths";
import { checkLocalTimes, checkPastAnnouncements, checkPeriods, checkTimeZone } from "./periods";
import { checkRedirectPaths, checkRedirectTargets } from "./redirects";
import { checkRichTexts } from "./richTexts";
import { checkFilledSizes, checkNavigationSize, checkRepeatedSizes } from "./sizes";
import { checkServerAddresses } from "./serverAddresses";
import { checkAnswerPaths, checkServers, checkUnusedServers } from "./servers";
import { checkTexts } from "./texts";
import { checkTags } from "./tags";
import { checkToasts } from "./toasts";
import { checkColorCodes } from "./quality/colorCodes";
import { checkControlCharacters } from "./quality/controlCharacters";
import { checkCopiedAddresses } from "./quality/copiedAddresses";
import { checkContrast } from "./quality/contrast";
import { checkEmptyPages } from "./quality/emptyPages";
import { checkForeignFormatting } from "./quality/foreignFormatting";
import { checkInvisibleCharacters } from "./quality/invisibleCharacters";
import { checkLineBreaks } from "./quality/lineBreaks";
import { checkAlternateColors, checkLooks, checkPresetOverrides } from "./quality/looks";
import { checkLongHeadings } from "./quality/longHeadings";
import { checkHalfLinks } from "./quality/halfLinks";
import { checkLeftToFillIn } from "./quality/leftToFillIn";
import { checkLinksToNowhere } from "./quality/linksToNowhere";
import { checkMissingLetters } from "./quality/missingLetters";
import { checkNotPictures } from "./quality/notPictures";
import { checkPictures } from "./quality/pictures";
import { checkPlaceholders } from "./quality/placeholders";
import { checkPlainTexts } from "./quality/plainTexts";
import { checkRanksInNames } from "./quality/ranksInNames";
import { checkRepeatedNumbers } from "./quality/repeatedNumbers";
import { checkSampleValues } from "./quality/sampleValues";
import { checkSchemaReference } from "./quality/schemaReference";
import { checkSearchResults } from "./quality/searchResults";
import { checkUnfilledConstants } from "./quality/unfilledConstants";
import { checkInsecureAddresses, checkPrivateAddresses } from "./safety/addresses";
import {
  checkImpossibleHosts,
  checkLookalikeHosts,
  checkUsersInAddresses,
  checkWordsOfLinks,
} from "./safety/disguises";
import { checkLookalikePaths } from "./safety/lookalikePaths";
import { checkSecretQueries } from "./safety/secretQueries";
import { checkSecrets } from "./safety/secrets";
import { checkUntrustedFiles } from "./safety/untrustedFiles";
import {
  checkPagesBesideSidebars,
  checkRepeatedSidebarLinks,
  checkSidebarPaths,
  checkSidebarWords,
} from "./sidebars";
import {
  checkCrowdedHeader,
  checkPrimaryLinks,
  checkRepeatedLinks,
  checkSmallGroups,
} from "./usefulness/navigation";
import {
  checkDiscordWidgets,
  checkSilentAnnouncements,
  checkUnseenFaces,
  checkUnseenSnapshots,
  checkUsualPorts,
} from "./usefulness/servers";
import { checkUnreachablePages } from "./usefulness/unreachable";
import { checkUnusedConstants, checkUnusedTags, checkUnusedToasts } from "./usefulness/unused";
import { checkKeysWithoutEffect } from "./usefulness/withoutEffect";
import { checkAvatarPlaceholders, checkWebAddresses } from "./webAddresses";

/**
 * Looks at what the shape of a config cannot tell.
 * @param config - the parsed config; its shape need not be valid
 */
export type Check = (config: unknown, surroundings: Surroundings) => Finding[];

/** Checks of single texts, links and addresses: the values of constants are checked as the fields that use them. */
export const valueChecks: readonly Check[] = [
  checkColorCodes,
  checkControlCharacters,
  checkCopiedAddresses,
  checkForeignFormatting,
  checkInsecureAddresses,
  checkInvisibleCharacters,
  checkLineBreaks,
  checkPlaceholders,
  checkPrivateAddresses,
  checkSecretQueries,
  checkSecrets,
  checkServerAddresses,
];

/** All other checks, in no particular order. */
export const checks: readonly Check[] = [
  checkActions,
  checkAnswerPaths,
  checkAnnouncementRoutes,
  checkAvatarPlaceholders,
  checkBasePath,
  checkBlankTexts,
  checkBlocks,
  checkCharacters,
  checkContrast,
  checkAlternateColors,
  checkLooks,
  checkPresetOverrides,
  checkLongHeadings,
  checkHalfLinks,
  checkLeftToFillIn,
  checkNotPictures,
  checkPictures,
  checkPlainTexts,
  checkRanksInNames,
  checkRepeatedNumbers,
  checkSampleValues,
  checkSchemaReference,
  checkConstantUses,
  checkConstantValues,
  checkFiles,
  checkFilledSizes,
  checkFirstPage,
  checkFontFiles,
  checkIcons,
  checkIds,
  checkLinks,
  checkNavigationSize,
  checkPathLetters,
  checkPaths,
  checkPeriods,
  checkPostsBlocks,
  checkRedirectPaths,
  checkRedirectTargets,
  checkRepeatedSizes,
  checkRichTexts,
  checkSidebarPaths,
  checkSidebarWords,
  checkSlugs,
  checkTakenPaths,
  checkServers,
  checkTexts,
  checkTags,
  checkTimeZone,
  checkToasts,
  checkUnfilledConstants,
  checkWebAddresses,
];

/** Value checks for what could be better; only of a config without errors, because any of these may be the reason. */
export const valueAdviceChecks: readonly Check[] = [
  checkDiscordWidgets,
  checkImpossibleHosts,
  checkLookalikeHosts,
  checkUsersInAddresses,
  checkUsualPorts,
];

/** All other checks for what could be better. */
export const adviceChecks: readonly Check[] = [
  checkAnnouncementLabels,
  checkComingLinks,
  checkComingPosts,
  checkCrowdedHeader,
  checkEmptyPages,
  checkFeeds,
  checkKeysWithoutEffect,
  checkLinksToNowhere,
  checkLocalTimes,
  checkLookalikePaths,
  checkMissingLetters,
  checkPagesBesideSidebars,
  checkPastAnnouncements,
  checkPrimaryLinks,
  checkRepeatedLinks,
  checkRepeatedSidebarLinks,
  checkSearchResults,
  checkSilentAnnouncements,
  checkUnseenFaces,
  checkSmallGroups,
  checkTagSpelling,
  checkUnreachablePages,
  checkUntrustedFiles,
  checkUnseenFaces,
  checkUnseenSnapshots,
  checkUnusedConstants,
  checkUnusedTags,
  checkUnusedServers,
  checkUnusedToasts,
  checkWordsOfLinks,
];
