import * as z from "zod";
import { noteOtherWords } from "../fields/otherWords";
import { text } from "../fields/texts/text";

noteOtherWords({
  blockFailed: "sectionfailed displayfailed",
  clearSearch: "resetsearch",
  closePicture: "closelightbox closefullscreen",
  darkLook: "darkmode colorscheme themetoggle",
  embedNotice: "privacynotice consent",
  fillInAnother: "submitanother anotherresponse",
  formPage: "step steps progress",
  inLanguage: "otherlanguage foreignlanguage",
  insteadOf: "was previousprice oldprice",
  knownPages: "allpages sitepages",
  mailTooLong: "emailtoolong messagetoolong",
  newsAbout: "taggedposts poststagged",
  newsPages: "pagination pager",
  nothingFound: "noresults",
  offer: "languageoffer suggestlanguage languagebanner",
  openAt: "openon opensource",
  pagesBeside: "previousandnext prevnext pagernavigation",
  placesFound: "results resultcount searchresults",
  playerNames: "playerlist onlineplayers",
  serverAsking: "checking serverchecking loading",
  showEmbed: "loadcontent loadembed",
  pauseVideo: "stopvideo stoploop pauseloop",
  stopPictures: "pauseslideshow pause stopslideshow",
  unknownPath: "pagenotfound notfound",
  untranslatedPage: "nottranslated translationmissing",
});

const label = (description: string) => text.optional().meta({ description });

const pluralText = z
  .strictObject({
    zero: label("Text for amounts that the language puts in the category `zero`."),
    one: label("Text for amounts such as 1."),
    two: label("Text for amounts such as 2."),
    few: label("Text for amounts such as 3."),
    many: label("Text for amounts such as 5."),
    other: text.meta({ description: "Text for all other amounts." }),
  })
  .meta({ description: "A text for each plural form. The language decides which amounts have which form." });

/** A label with an amount. */
export const countedLabel = z.union([text, pluralText]).meta({
  description: "A text with an amount: one for all amounts, or one for each plural form of the language.",
});

const counted = (description: string) => countedLabel.optional().meta({ description });

/** The texts of the interface: buttons, states, errors, and names for screen readers. */
export const labelsSchema = z
  .strictObject({
    skipToContent: label("Link that lets keyboard users skip to the main content."),
    mainNavigation: label("Name of the header navigation and the menu, for screen readers."),
    openMenu: label("Button that opens the menu on small screens."),
    moreLinks: label("Header button for the links that don't fit in one row."),
    closeMenu: label("Button that closes the menu."),
    darkLook: label(
      "Button that turns dark mode on and off. Shown if the theme has an `alternate`. Use the name of the mode, not an action, because screen readers add whether it is on.",
    ),
    socialLinks: label("Name of the list of social links, for screen readers."),
    opensInNewTab: label("Screen readers say this after the text of an external link."),
    copy: label("Button that copies text."),
    copied: label("Shown on a copy button for a moment after copying, instead of its label."),
    copyLinkTo: label("Button that copies the link to a rule. `{name}` is the rule's name."),
    yes: label("Screen readers say this for a tick at the start of a line in a list."),
    no: label("Screen readers say this for a cross at the start of a line in a list."),
    note: label("Screen readers say this before a `> [!NOTE]` in a text."),
    tip: label("Screen readers say this before a `> [!TIP]` in a text."),
    important: label("Screen readers say this before an `> [!IMPORTANT]` in a text."),
    warning: label("Screen readers say this before a `> [!WARNING]` in a text."),
    caution: label("Screen readers say this before a `> [!CAUTION]` in a text."),
    insteadOf: label("Screen readers say this before a crossed-out price."),
    editPage: label("Link in the footer to the config on a code host, if `source` in `site` is set."),
    lastUpdated: label("Shown above rules with an `updated` date. `{date}` is that date."),
    severityLow: label("Badge for rules of low severity."),
    severityMedium: label("Badge for rules of medium severity."),
    severityHigh: label("Badge for rules of high severity."),
    sidebar: label("Title of the sidebar on small screens, and its name for screen readers."),
    serverOnline: label("Status of a server that is online."),
    serverOffline: label("Status of a server that is offline."),
    serverUnknown: label("Status of a server if the status service doesn't respond."),
    serverUnknownNote: label("Explanation of the “Unknown” status."),
    serverOfflineNote: label("Explanation of the “Offline” status."),
    serverAsking: label("Status of a server until the status service responds."),
    playersOnline: label("Number of players online. `{count}` is that number."),
    playersOf: label(
      "Number of players online and maximum number of players. `{count}` and `{maximum}` are those numbers.",
    ),
    playerNames: label("Title of the list of players."),
    morePlayers: label("End of a player list. `{count}` is the number of players that aren't listed."),
    asOf: label("Time of the last status check. `{time}` is that time."),
    skipSidebar: label("Link that lets keyboard users skip the sidebar."),
    contents: label("Title of the table of contents."),
    pagesBeside: label("Name of the links to the previous and next page, for screen readers."),
    previousPage: label("Shown above the title of the previous page. Also the name of a carousel's button."),
    nextPage: label("Shown above the title of the next page. Also the name of a carousel's button."),
    newsAbout: label("Heading of the list of posts with a tag. `{tag}` is that tag."),
    newsPage: label("Number of a page in the post list. `{number}` is that number."),
    newsPages: label("Name of the links between the pages of a post list, for screen readers."),
    newerPosts: label("Link to the previous page of a post list."),
    olderPosts: label("Link to the next page of a post list."),
    allPosts: label(
      "Link to all posts. Shown on the page of a tag, and below the latest posts if there are more.",
    ),
    newerPost: label("Shown above the title of the newer post."),
    olderPost: label("Shown above the title of the older post."),
    morePosts: label("Name of the links to the newer and older post, for screen readers."),
    postTags: label("Name of a post's list of tags, for screen readers."),
    noPosts: label("Shown when a list has no posts."),
    writtenBy: label("Shown next to the date of a post. `{author}` is the post's author."),
    details: label("Button that expands the details of a rule."),
    oneMember: label("Old key of `members.one`, which replaces it."),
    members: counted("Number of members in a staff group. `{count}` is that number."),
    formerMembers: label("Button that expands the list of former members."),
    announcements: label("Name of the announcements area, for screen readers."),
    moreAnnouncements: label(
      "Button that shows the remaining announcements. Shown if there are more than two.",
    ),
    learnMore: label("Text of the link in an announcement or server entry without a `label`."),
    startsIn: label("Shown below an upcoming event. `{time}` is the remaining time, such as “in 3 hours”."),
    happeningNow: label("Shown below an event that is happening now."),
    everyDay: label("Shown next to a daily event."),
    everyWeek: label("Shown next to a weekly event."),
    repeatsUntil: label(
      "Shown next to a recurring event that has an end. `{repeat}` is the label `everyDay` or `everyWeek`, and `{date}` is the last date.",
    ),
    addToCalendar: label("Link to an event's calendar file."),
    noEvents: label("Shown when all events have ended."),
    pastEvents: label("Button that expands the past events."),
    tryAgain: label("Button in the message shown when a page fails to load."),
    copyMail: label("Button that copies an email message and its recipient."),
    mailTooLong: counted(
      "Shown below a form when its message is too long for email apps. `{count}` is the number of characters over the limit.",
    ),
    dismiss: label("Button that closes a message."),
    notifications: label("Name of the area where toasts appear, for screen readers."),
    tabs: label("Name of the tabs in a block without a heading, for screen readers."),
    enlarge: label("Screen readers say this before the alternative text of a picture that can be enlarged."),
    closePicture: label("Button that closes the full-screen view of a picture."),
    previousPicture: label("Button that shows the previous picture."),
    nextPicture: label("Button that shows the next picture."),
    captions: label("Name of the captions track in a video player."),
    stopPictures: label("Checkbox that pauses a slideshow."),
    pauseVideo: label("Button that pauses a video in front of a picture."),
    pictureOf: label(
      "Position in the full-screen view. `{number}` is the current picture, and `{count}` is the number of pictures.",
    ),
    showEmbed: label("Button that loads an embedded video, map or page."),
    embedNotice: label(
      "Shown below the button that loads an embed. `{host}` is the site that the content comes from.",
    ),
    openAt: label("Link to the original page of an embed. `{host}` is the site that the content comes from."),
    search: label(
      "Text of the search button in the header, and name of search fields, including above cards.",
    ),
    closeSearch: label("Button that closes the search."),
    placesFound: label("Number of search results. `{count}` is that number."),
    nothingFound: label("Shown when a search has no results. `{words}` is the search query."),
    searchFailed: label("Shown when the search index cannot be loaded."),
    optional: label("Shown next to the label of an optional field."),
    atLeastOne: label("Shown next to the label of a group of checkboxes if at least one must be ticked."),
    choose: label("First entry in a drop-down list."),
    formPage: label(
      "Shown on a form with several pages. `{number}` is the current page, and `{count}` is the number of pages.",
    ),
    nextFormPage: label("Button that opens the next page of a form."),
    previousFormPage: label("Button that returns to the previous page of a form."),
    onlyWithAnswer: label(
      "Shown if JavaScript is off, at a field or form page that depends on a specific answer. `{label}` is the label of the other field, and `{answer}` is that answer.",
    ),
    onlyWith: label(
      "Shown if JavaScript is off, at a field or form page that appears only if another field has an answer. `{label}` is the label of that field.",
    ),
    fieldRequired: label("Error for an empty required field. `{label}` is the field."),
    choiceRequired: label("Error for a required checkbox that isn't ticked. `{label}` is the checkbox."),
    optionRequired: label(
      "Error for a required drop-down list or set of radio buttons without an answer. `{label}` is the field.",
    ),
    oneRequired: label(
      "Error for a required set of checkboxes without a ticked box. `{label}` is the field.",
    ),
    emailInvalid: label("Error for an invalid email address."),
    urlInvalid: label("Error for an invalid URL."),
    tooShort: counted(
      "Error for an answer that is too short. `{limit}` is the minimum number of characters.",
    ),
    tooLong: counted("Error for an answer that is too long. `{limit}` is the maximum number of characters."),
    numberInvalid: label("Error for an answer that isn't a number."),
    numberTooSmall: label("Error for a number that is too small. `{limit}` is the minimum."),
    numberTooLarge: label("Error for a number that is too large. `{limit}` is the maximum."),
    numberStep: label("Error for a number that does not match the field's `step`. `{limit}` is that step."),
    dateInvalid: label("Error for an incomplete date."),
    dateTooEarly: label("Error for a date that is too early. `{limit}` is the earliest allowed date."),
    dateTooLate: label("Error for a date that is too late. `{limit}` is the latest allowed date."),
    fillInAnother: label("Button that opens a new, empty form after a form is sent."),
    unknownPath: label("Shown on the 404 page. `{path}` is the path that the visitor requested."),
    clearSearch: label("Button that clears a search without results."),
    searchQuestions: label("Name of the search field above questions."),
    questionsFound: label(
      "Number of search results in the questions. `{count}` is the number of matching questions, and `{total}` is the total number of questions.",
    ),
    searchTable: label("Name of the search field above a table."),
    tableRows: label(
      "Number of search results in a table or in cards. `{count}` is the number of matches, and `{total}` is the total number.",
    ),
    sortedAscending: label(
      "Screen readers say this after a table is sorted in ascending order. `{column}` is the title of the column.",
    ),
    sortedDescending: label(
      "Screen readers say this after a table is sorted in descending order. `{column}` is the title of the column.",
    ),
    knownPages: label("Title of the list of pages on the 404 page."),
    blockFailed: label("Replaces a block that could not be displayed."),
    language: label(
      "Name of the language switch and of the message that offers a language, for screen readers.",
    ),
    offer: label(
      "Link to a page in the visitor's language. Visitors whose browser prefers this language see it on pages in other languages.",
    ),
    untranslatedPage: label(
      "Shown above a page without a translation. `{language}` is the language of its texts.",
    ),
    inLanguage: label(
      "Screen readers say this after a link to a page that is in another language. `{language}` is that language.",
    ),
  })
  .default({})
  .meta({
    description:
      "Interface text, such as button labels and error messages. Defaults to the words of the site's language.",
  });
