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
    skipToContent: label("Skip to content", "Link that lets keyboard users skip to the main content."),
    mainNavigation: label("Main menu", "Name of the header navigation and the menu, for screen readers."),
    openMenu: label("Open menu", "Button that opens the menu on small screens."),
    moreLinks: label("More", "Header button for the links that don't fit in one row."),
    closeMenu: label("Close menu", "Button that closes the menu."),
    darkLook: label(
      "Dark mode",
      "Button that turns dark mode on and off. Shown if the theme has an `alternate`. Use the name of the mode, not an action, because screen readers add whether it is on.",
    ),
    socialLinks: label("Social media", "Name of the list of social links, for screen readers."),
    opensInNewTab: label(
      "(opens in a new tab)",
      "Screen readers say this after the text of an external link.",
    ),
    copy: label("Copy", "Button that copies text."),
    copied: label("Copied", "Shown on a copy button for a moment after copying, instead of its label."),
    copyLinkTo: label(
      "Copy link to “{name}”",
      "Button that copies the link to a rule. `{name}` is the rule's name.",
    ),
    yes: label("Yes", "Screen readers say this for a tick at the start of a line in a list."),
    no: label("No", "Screen readers say this for a cross at the start of a line in a list."),
    note: label("Note", "Screen readers say this before a `> [!NOTE]` in a text."),
    tip: label("Tip", "Screen readers say this before a `> [!TIP]` in a text."),
    important: label("Important", "Screen readers say this before an `> [!IMPORTANT]` in a text."),
    warning: label("Warning", "Screen readers say this before a `> [!WARNING]` in a text."),
    caution: label("Caution", "Screen readers say this before a `> [!CAUTION]` in a text."),
    insteadOf: label("was", "Screen readers say this before a crossed-out price."),
    lastUpdated: label(
      "Last updated {date}",
      "Shown above rules with an `updated` date. `{date}` is that date.",
    ),
    severityLow: label("Minor", "Badge for rules of low severity."),
    severityMedium: label("Medium", "Badge for rules of medium severity."),
    severityHigh: label("Severe", "Badge for rules of high severity."),
    sidebar: label(
      "In this section",
      "Title of the sidebar on small screens, and its name for screen readers.",
    ),
    serverOnline: label("Online", "Status of a server that is online."),
    serverOffline: label("Offline", "Status of a server that is offline."),
    serverUnknown: label("Unknown", "Status of a server if the status service doesn't respond."),
    serverUnknownNote: label(
      "Status unavailable. The server may still be online.",
      "Explanation of the “Unknown” status.",
    ),
    serverOfflineNote: label("Players can't join right now.", "Explanation of the “Offline” status."),
    serverAsking: label("Checking…", "Status of a server until the status service responds."),
    playersOnline: label("{count} online", "Number of players online. `{count}` is that number."),
    playersOf: label(
      "{count} of {maximum} online",
      "Number of players online and maximum number of players. `{count}` and `{maximum}` are those numbers.",
    ),
    playerNames: label("Players online", "Title of the list of players."),
    morePlayers: label(
      "and {count} more",
      "End of a player list. `{count}` is the number of players that aren't listed.",
    ),
    asOf: label("Last checked: {time}", "Time of the last status check. `{time}` is that time."),
    skipSidebar: label("Skip sidebar", "Link that lets keyboard users skip the sidebar."),
    contents: label("On this page", "Title of the table of contents."),
    pagesBeside: label(
      "Previous and next page",
      "Name of the links to the previous and next page, for screen readers.",
    ),
    previousPage: label(
      "Previous",
      "Shown above the title of the previous page. Also the name of a carousel's button.",
    ),
    nextPage: label("Next", "Shown above the title of the next page. Also the name of a carousel's button."),
    newsAbout: label("Posts tagged “{tag}”", "Heading of the list of posts with a tag. `{tag}` is that tag."),
    newsPage: label("Page {number}", "Number of a page in the post list. `{number}` is that number."),
    newsPages: label("Pagination", "Name of the links between the pages of a post list, for screen readers."),
    newerPosts: label("Newer posts", "Link to the previous page of a post list."),
    olderPosts: label("Older posts", "Link to the next page of a post list."),
    allPosts: label(
      "All posts",
      "Link to all posts. Shown on the page of a tag, and below the latest posts if there are more.",
    ),
    newerPost: label("Newer post", "Shown above the title of the newer post."),
    olderPost: label("Older post", "Shown above the title of the older post."),
    morePosts: label("More posts", "Name of the links to the newer and older post, for screen readers."),
    postTags: label("Tags", "Name of a post's list of tags, for screen readers."),
    noPosts: label("No posts yet.", "Shown when a list has no posts."),
    writtenBy: label("by {author}", "Shown next to the date of a post. `{author}` is the post's author."),
    details: label("Details", "Button that expands the details of a rule."),
    oneMember: label("1 member", "Number of members in a staff group with one member."),
    members: label("{count} members", "Number of members in a staff group. `{count}` is that number."),
    formerMembers: label("Former members", "Button that expands the list of former members."),
    announcements: label("Announcements", "Name of the announcements area, for screen readers."),
    moreAnnouncements: label(
      "Show more announcements",
      "Button that shows the remaining announcements. Shown if there are more than two.",
    ),
    learnMore: label("Learn more", "Text of the link in an announcement or server entry without a `label`."),
    startsIn: label(
      "Starts {time}",
      "Shown below an upcoming event. `{time}` is the remaining time, such as “in 3 hours”.",
    ),
    happeningNow: label("Happening now", "Shown below an event that is happening now."),
    everyDay: label("Every day", "Shown next to a daily event."),
    everyWeek: label("Every week", "Shown next to a weekly event."),
    repeatsUntil: label(
      "{repeat} until {date}",
      "Shown next to a recurring event that has an end. `{repeat}` is the label `everyDay` or `everyWeek`, and `{date}` is the last date.",
    ),
    addToCalendar: label("Add to calendar", "Link to an event's calendar file."),
    noEvents: label("No upcoming events.", "Shown when all events have ended."),
    pastEvents: label("Past events", "Button that expands the past events."),
    tryAgain: label("Try again", "Button in the message shown when a page fails to load."),
    copyMail: label("Copy message", "Button that copies an email message and its recipient."),
    mailTooLong: label(
      "This message is too long for most email apps. Shorten it by about {count} characters.",
      "Shown below a form when its message is too long for email apps. `{count}` is the number of characters over the limit.",
    ),
    dismiss: label("Dismiss", "Button that closes a message."),
    notifications: label("Notifications", "Name of the area where toasts appear, for screen readers."),
    tabs: label("Sections", "Name of the tabs in a block without a heading, for screen readers."),
    enlarge: label(
      "Enlarge",
      "Screen readers say this before the alternative text of a picture that can be enlarged.",
    ),
    closePicture: label("Close", "Button that closes the full-screen view of a picture."),
    previousPicture: label("Previous picture", "Button that shows the previous picture."),
    nextPicture: label("Next picture", "Button that shows the next picture."),
    captions: label("Captions", "Name of the captions track in a video player."),
    stopPictures: label("Pause slideshow", "Checkbox that pauses a slideshow."),
    pictureOf: label(
      "{number} of {count}",
      "Position in the full-screen view. `{number}` is the current picture, and `{count}` is the number of pictures.",
    ),
    showEmbed: label("Load content", "Button that loads an embedded video, map or page."),
    embedNotice: label(
      "This loads content from {host}, which will receive your IP address.",
      "Shown below the button that loads an embed. `{host}` is the site that the content comes from.",
    ),
    openAt: label(
      "Open on {host}",
      "Link to the original page of an embed. `{host}` is the site that the content comes from.",
    ),
    search: label("Search", "Text of the search button in the header, and name of the search field."),
    closeSearch: label("Close search", "Button that closes the search."),
    placesFound: label("Results: {count}", "Number of search results. `{count}` is that number."),
    nothingFound: label(
      "No results for “{words}”.",
      "Shown when a search has no results. `{words}` is the search query.",
    ),
    searchFailed: label(
      "Search could not be loaded. Try again later.",
      "Shown when the search index cannot be loaded.",
    ),
    optional: label("optional", "Shown next to the label of an optional field."),
    atLeastOne: label(
      "select at least one",
      "Shown next to the label of a group of checkboxes if at least one must be ticked.",
    ),
    choose: label("Select an option", "First entry in a drop-down list."),
    formPage: label(
      "Step {number} of {count}",
      "Shown on a form with several pages. `{number}` is the current page, and `{count}` is the number of pages.",
    ),
    nextFormPage: label("Next", "Button that opens the next page of a form."),
    previousFormPage: label("Back", "Button that returns to the previous page of a form."),
    onlyWithAnswer: label(
      "Answer only if you chose “{answer}” for “{label}”.",
      "Shown if JavaScript is off, at a field or form page that depends on a specific answer. `{label}` is the label of the other field, and `{answer}` is that answer.",
    ),
    onlyWith: label(
      "Answer only if you filled in or ticked “{label}”.",
      "Shown if JavaScript is off, at a field or form page that appears only if another field has an answer. `{label}` is the label of that field.",
    ),
    fieldRequired: label("Fill in “{label}”.", "Error for an empty required field. `{label}` is the field."),
    choiceRequired: label(
      "Tick “{label}” to continue.",
      "Error for a required checkbox that isn't ticked. `{label}` is the checkbox.",
    ),
    optionRequired: label(
      "Select an answer for “{label}”.",
      "Error for a required drop-down list or set of radio buttons without an answer. `{label}` is the field.",
    ),
    oneRequired: label(
      "Select at least one option for “{label}”.",
      "Error for a required set of checkboxes without a ticked box. `{label}` is the field.",
    ),
    emailInvalid: label(
      "Enter a valid email address, such as name@example.com.",
      "Error for an invalid email address.",
    ),
    urlInvalid: label("Enter a full URL, such as https://example.com.", "Error for an invalid URL."),
    tooShort: label(
      "Enter at least {limit} characters.",
      "Error for an answer that is too short. `{limit}` is the minimum number of characters.",
    ),
    tooLong: label(
      "Enter no more than {limit} characters.",
      "Error for an answer that is too long. `{limit}` is the maximum number of characters.",
    ),
    numberInvalid: label("Enter a number.", "Error for an answer that isn't a number."),
    numberTooSmall: label(
      "Enter {limit} or more.",
      "Error for a number that is too small. `{limit}` is the minimum.",
    ),
    numberTooLarge: label(
      "Enter {limit} or less.",
      "Error for a number that is too large. `{limit}` is the maximum.",
    ),
    numberStep: label(
      "Only steps of {limit} are allowed.",
      "Error for a number that does not match the field's `step`. `{limit}` is that step.",
    ),
    dateInvalid: label("Enter a complete date.", "Error for an incomplete date."),
    dateTooEarly: label(
      "Choose {limit} or a later date.",
      "Error for a date that is too early. `{limit}` is the earliest allowed date.",
    ),
    dateTooLate: label(
      "Choose {limit} or an earlier date.",
      "Error for a date that is too late. `{limit}` is the latest allowed date.",
    ),
    fillInAnother: label(
      "Submit another response",
      "Button that opens a new, empty form after a form is sent.",
    ),
    unknownPath: label(
      "The page {path} does not exist.",
      "Shown on the 404 page. `{path}` is the path that the visitor requested.",
    ),
    clearSearch: label("Clear search", "Button that clears a search without results."),
    searchQuestions: label("Search questions", "Name of the search field above questions."),
    questionsFound: label(
      "Showing {count} of {total}",
      "Number of search results in the questions. `{count}` is the number of matching questions, and `{total}` is the total number of questions.",
    ),
    searchTable: label("Search table", "Name of the search field above a table."),
    tableRows: label(
      "Showing {count} of {total}",
      "Number of search results in a table. `{count}` is the number of matching rows, and `{total}` is the total number of rows.",
    ),
    sortedAscending: label(
      "Sorted by {column}, ascending",
      "Screen readers say this after a table is sorted in ascending order. `{column}` is the title of the column.",
    ),
    sortedDescending: label(
      "Sorted by {column}, descending",
      "Screen readers say this after a table is sorted in descending order. `{column}` is the title of the column.",
    ),
    knownPages: label("Pages on this site", "Title of the list of pages on the 404 page."),
    blockFailed: label(
      "This section could not be displayed.",
      "Replaces a block that could not be displayed.",
    ),
  })
  .prefault({})
  .meta({
    description:
      "Interface text, such as button labels and error messages. Change it to translate your site. Defaults to English.",
  });
