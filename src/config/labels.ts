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
  insteadOf: "was previousprice oldprice",
  knownPages: "allpages sitepages",
  mailTooLong: "emailtoolong messagetoolong",
  newsAbout: "taggedposts poststagged",
  newsPages: "pagination pager",
  nothingFound: "noresults",
  openAt: "openon opensource",
  pagesBeside: "previousandnext prevnext pagernavigation",
  placesFound: "results resultcount searchresults",
  playerNames: "playerlist onlineplayers",
  serverAsking: "checking serverchecking loading",
  showEmbed: "loadcontent loadembed",
  stopPictures: "pauseslideshow pause stopslideshow",
  unknownPath: "pagenotfound notfound",
});

const label = (fallback: string, description: string) => text.prefault(fallback).meta({ description });

/** The texts of the interface: buttons, states, errors, and names for screen readers. */
export const labelsSchema = z
  .strictObject({
    skipToContent: label("Skip to content", "Link to the main content, the first one for keyboard users."),
    mainNavigation: label(
      "Main menu",
      "Name of the header's navigation and of the menu, for screen readers.",
    ),
    openMenu: label("Open menu", "Menu button on small screens."),
    moreLinks: label("More", "Header button for the last links, if they do not fit in one row."),
    closeMenu: label("Close menu", "Button that closes the menu."),
    darkLook: label(
      "Dark mode",
      "Button that switches between light and dark, if the theme has an alternate. Screen readers announce it as pressed in dark mode.",
    ),
    socialLinks: label("Social media", "Name of the list of social links, for screen readers."),
    opensInNewTab: label("(opens in a new tab)", "Read aloud after the text of an external link."),
    copy: label("Copy", "Button that copies a text."),
    copied: label("Copied", "Replaces “Copy” after copying."),
    copyLinkTo: label(
      "Copy link to “{name}”",
      "Button that copies the link to a rule. {name} is the name of the rule.",
    ),
    insteadOf: label("was", "Words that screen readers say before a crossed-out price."),
    lastUpdated: label("Last updated {date}", "Shown above rules with an updated date. {date} is that date."),
    severityLow: label("Minor", "Badge of a rule with low severity."),
    severityMedium: label("Serious", "Badge of a rule with medium severity."),
    severityHigh: label("Severe", "Badge of a rule with high severity."),
    sidebar: label("In this section", "Name of the sidebar."),
    serverOnline: label("Online", "State of a server that is online."),
    serverOffline: label("Offline", "State of a server that is offline."),
    serverUnknown: label("Unknown", "State of a server if the status service does not respond."),
    serverUnknownNote: label(
      "Status unavailable. The server may still be online.",
      "Explanation of the unknown state.",
    ),
    serverOfflineNote: label("Nobody can join at the moment.", "Explanation of the offline state."),
    serverAsking: label("Checking …", "State of a server until the status service responds."),
    playersOnline: label("{count} online", "Number of players online. {count} is the number."),
    playersOf: label(
      "{count} of {maximum} online",
      "Number of players online and number of slots. {count} and {maximum} are the numbers.",
    ),
    playerNames: label("Players online", "Title of the list of players."),
    morePlayers: label(
      "and {count} more",
      "End of a list of players. {count} is the number of players that are not listed.",
    ),
    asOf: label("As of {time}", "Time of the last status check. {time} is the time."),
    skipSidebar: label("Skip section navigation", "Link for keyboard users that skips the sidebar."),
    contents: label("On this page", "Title of the table of contents."),
    pagesBeside: label(
      "Previous and next page",
      "Name of the links to the previous and next page, for screen readers.",
    ),
    previousPage: label("Previous", "Shown above the title of the previous page."),
    nextPage: label("Next", "Shown above the title of the next page."),
    newsAbout: label("Posts tagged “{tag}”", "Heading of the list of posts with one tag. {tag} is the tag."),
    newsPage: label("Page {number}", "Number of a page in a list of posts. {number} is the number."),
    newsPages: label(
      "Pagination",
      "Label of the links between the pages of a post list, for screen readers.",
    ),
    newerPosts: label("Newer posts", "Link to the previous page of a list of posts."),
    olderPosts: label("Older posts", "Link to the next page of a list of posts."),
    allPosts: label("All posts", "Link below the latest posts, if there are more."),
    newerPost: label("Newer post", "Shown above the title of the next newer post."),
    olderPost: label("Older post", "Shown above the title of the next older post."),
    morePosts: label("More posts", "Name of the links to the newer and older post, for screen readers."),
    postTags: label("Tags", "Name of the list of a post's tags, for screen readers."),
    noPosts: label("No posts yet.", "Shown if a list has no posts."),
    writtenBy: label("by {author}", "Shown next to the date of a post. {author} is its author."),
    details: label("Details", "Button that expands the details of a rule."),
    oneMember: label("1 member", "Number of members in a staff group with one member."),
    members: label("{count} members", "Number of members in a staff group. {count} is the number."),
    formerMembers: label("Former members", "Button that expands the list of former members."),
    announcements: label("Announcements", "Name of the announcements, for screen readers."),
    moreAnnouncements: label(
      "Show more announcements",
      "Button that shows the remaining announcements, if there are more than two.",
    ),
    learnMore: label("Learn more", "Link of an announcement or a server without a label."),
    startsIn: label(
      "Starts {time}",
      "Shown below an event that has not started. {time} is the time left, such as “in 3 hours”.",
    ),
    happeningNow: label("Happening now", "Shown below an event that has started and not ended."),
    everyDay: label("Every day", "Shown next to a daily event."),
    everyWeek: label("Every week", "Shown next to a weekly event."),
    repeatsUntil: label(
      "{repeat} until {date}",
      "Shown next to a recurring event with an end. {repeat} is everyDay or everyWeek, {date} the date of the last one.",
    ),
    addToCalendar: label("Add to calendar", "Link to the calendar file of an event."),
    noEvents: label("No upcoming events.", "Shown if all events have ended."),
    pastEvents: label("Past events", "Button that expands the past events."),
    tryAgain: label("Try again", "Button on the message that a page could not be loaded."),
    copyMail: label("Copy message", "Button that copies an email message with its recipient."),
    mailTooLong: label(
      "This message is too long for most email apps. Shorten it by about {count} characters.",
      "Shown below a form whose message is too long for email apps. {count} is the number of characters over the limit.",
    ),
    dismiss: label("Dismiss", "Button that closes a message."),
    notifications: label("Notifications", "Name of the area where messages appear, for screen readers."),
    tabs: label("Sections", "Name of the tabs in a block without a heading, for screen readers."),
    enlarge: label(
      "Enlarge",
      "Read aloud before the alternative text of a picture that opens in full screen.",
    ),
    closePicture: label("Close", "Button that closes the full-screen view of a picture."),
    previousPicture: label("Previous picture", "Button that shows the previous picture."),
    nextPicture: label("Next picture", "Button that shows the next picture."),
    captions: label("Captions", "Name of the captions in a video player."),
    stopPictures: label("Pause slideshow", "Checkbox that pauses a slideshow."),
    pictureOf: label(
      "{number} of {count}",
      "Position in the full-screen view. {number} is the current picture, {count} the number of pictures.",
    ),
    showEmbed: label("Load content", "Button that loads an embedded video, map or page."),
    embedNotice: label(
      "This loads content from {host}, which will receive your IP address.",
      "Shown below the button that loads an embed. {host} is the site it is loaded from.",
    ),
    openAt: label("Open on {host}", "Link to the original page of an embed. {host} is its site."),
    search: label("Search", "Search button in the header, and name of the search field."),
    closeSearch: label("Close search", "Button that closes the search."),
    placesFound: label("Results: {count}", "Number of search results. {count} is the number."),
    nothingFound: label(
      "No results for “{words}”.",
      "Shown if a search has no results. {words} is the query.",
    ),
    searchFailed: label(
      "Search could not be loaded. Try again later.",
      "Shown if the search index cannot be loaded.",
    ),
    optional: label("optional", "Shown next to the label of an optional field."),
    atLeastOne: label(
      "choose at least one",
      "Shown next to the label of checkboxes, if at least one is required.",
    ),
    choose: label("Select an option", "First line of a drop-down list."),
    formPage: label(
      "Step {number} of {count}",
      "Shown on a form with several pages. {number} is the current page, {count} the number of pages.",
    ),
    nextFormPage: label("Next", "Button that shows the next page of a form."),
    previousFormPage: label("Back", "Button that shows the previous page of a form."),
    onlyWithAnswer: label(
      "Only if you answered “{answer}” to “{label}”.",
      "Condition of a field, for visitors without JavaScript. {label} is the other field, {answer} its answer.",
    ),
    onlyWith: label(
      "Only if you ticked or filled in “{label}”.",
      "Condition of a field that depends on any answer, for visitors without JavaScript. {label} is the other field.",
    ),
    fieldRequired: label("Fill in “{label}”.", "Error below an empty required field."),
    choiceRequired: label("Tick “{label}” to continue.", "Error below a required checkbox."),
    optionRequired: label(
      "Select an answer for “{label}”.",
      "Error below a required choice, such as a drop-down list.",
    ),
    oneRequired: label(
      "Select at least one option for “{label}”.",
      "Error below checkboxes, if at least one is required.",
    ),
    emailInvalid: label(
      "Enter a valid email address, such as name@example.com.",
      "Error below an invalid email address.",
    ),
    urlInvalid: label(
      "Enter a full web address, such as https://example.com.",
      "Error below an invalid web address.",
    ),
    tooShort: label(
      "Enter at least {limit} characters.",
      "Error below a text that is too short. {limit} is the minimum.",
    ),
    tooLong: label(
      "Enter no more than {limit} characters.",
      "Error below a text that is too long. {limit} is the maximum.",
    ),
    numberInvalid: label("Enter a number.", "Error below a number field."),
    numberTooSmall: label(
      "Enter {limit} or more.",
      "Error below a number that is too small. {limit} is the minimum.",
    ),
    numberTooLarge: label(
      "Enter {limit} or less.",
      "Error below a number that is too large. {limit} is the maximum.",
    ),
    numberStep: label(
      "Enter a number in steps of {limit}.",
      "Error below a number between the allowed steps. {limit} is the step.",
    ),
    dateInvalid: label("Enter a complete date.", "Error below an incomplete date."),
    dateTooEarly: label(
      "Choose {limit} or later.",
      "Error below a date that is too early. {limit} is the first day.",
    ),
    dateTooLate: label(
      "Choose {limit} or earlier.",
      "Error below a date that is too late. {limit} is the last day.",
    ),
    fillInAnother: label(
      "Submit another response",
      "Button shown after a form was sent. It opens a new, empty form.",
    ),
    unknownPath: label(
      "The page {path} does not exist.",
      "Shown on the 404 page. {path} is the address that was requested.",
    ),
    clearSearch: label("Clear search", "Button that clears a search without results."),
    searchQuestions: label("Search questions", "Name of the search field above questions."),
    questionsFound: label(
      "{count} of {total} questions",
      "Result of a search in questions. {count} is the number found, {total} the number of questions.",
    ),
    searchTable: label("Search table", "Name of the search field above a table."),
    tableRows: label(
      "{count} of {total} rows",
      "Result of a search in a table. {count} is the number found, {total} the number of rows.",
    ),
    sortedAscending: label(
      "Sorted by {column}, ascending",
      "Read aloud after a table was sorted. {column} is the title of the column.",
    ),
    sortedDescending: label(
      "Sorted by {column}, descending",
      "Read aloud after a table was sorted in descending order. {column} is the title of the column.",
    ),
    knownPages: label("Pages on this site", "Title of the links on the 404 page."),
    blockFailed: label(
      "This section could not be displayed.",
      "Replaces a block that could not be displayed.",
    ),
  })
  .prefault({})
  .meta({
    description:
      "Texts of the interface, such as buttons and errors. Set them to translate a site; the defaults are English.",
  });
