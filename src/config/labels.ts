import * as z from "zod";
import { text } from "../fields/text";

const label = (fallback: string, description: string) => text.prefault(fallback).meta({ description });

/** The words of the site itself: what screen readers announce, what buttons of the renderer say. */
export const labelsSchema = z
  .strictObject({
    skipToContent: label("Skip to content", "The link that keyboard users meet first."),
    mainNavigation: label("Main navigation", "The name of the header's navigation."),
    openMenu: label("Open menu", "The menu button on small screens."),
    closeMenu: label("Close menu", "The button that closes the menu."),
    darkLook: label(
      "Dark colours",
      "The button of a theme with an alternate. It is pressed while the dark look is shown.",
    ),
    socialLinks: label("Social networks", "The name of the list of social networks."),
    opensInNewTab: label("(opens in a new tab)", "Read after the words of an external link."),
    copy: label("Copy", "On what can be copied."),
    copied: label("Copied", "On what was just copied."),
    copyLinkTo: label(
      "Copy link to “{name}”",
      "The button that copies the link to a rule. {name} is the rule.",
    ),
    insteadOf: label("instead of", "Read aloud before a price that is crossed out."),
    lastUpdated: label("Last updated {date}", "Above rules that say when they were changed."),
    severityLow: label("Minor", "Beside a rule of low severity."),
    severityMedium: label("Serious", "Beside a rule of medium severity."),
    severityHigh: label("Severe", "Beside a rule of high severity."),
    sidebar: label("In this guide", "The name of the list of pages beside the pages of a guide."),
    skipSidebar: label("Skip this list", "The link in front of that list that keyboard users meet."),
    contents: label("On this page", "The name of the table of contents of a page."),
    pagesBeside: label("Before and after", "The name of the links to the pages before and after this one."),
    previousPage: label("Previous", "Above the title of the page before this one."),
    nextPage: label("Next", "Above the title of the page after this one."),
    newsAbout: label("News about {tag}", "The heading of the posts with one tag. {tag} is the tag."),
    newsPage: label("Page {number}", "A further page of a list of posts. {number} is its number."),
    newsPages: label("Pages of this list", "The name of the links to the pages of a list of posts."),
    newerPosts: label("Newer posts", "The link to the page of a list before this one."),
    olderPosts: label("Older posts", "The link to the page of a list after this one."),
    allPosts: label("All posts", "Below the latest posts, where there are more."),
    newerPost: label("Newer", "Above the title of the post after this one."),
    olderPost: label("Older", "Above the title of the post before this one."),
    morePosts: label("More posts", "The name of the links from a post to those beside it."),
    postTags: label("Tags", "The name of the list of what a post is about."),
    noPosts: label("There are no posts yet.", "In place of a list of posts that has none."),
    writtenBy: label("by {author}", "Beside the date of a post. {author} is who wrote it."),
    details: label("Details", "On what opens more about a rule."),
    oneMember: label("1 member", "With the title of a group of staff that counts its members and has one."),
    members: label("{count} members", "With the title of a group of staff that counts its members."),
    formerMembers: label("Former members", "On what opens the list of those who have left the staff."),
    announcements: label(
      "Announcements",
      "The name of the place above the header where announcements stand.",
    ),
    moreAnnouncements: label(
      "More announcements",
      "The button that shows the announcements after the second.",
    ),
    learnMore: label("Learn more", "On the link of an announcement that has no label of its own."),
    startsIn: label(
      "Starts {time}",
      "Below an event that is to come. {time} is how long until then: in 3 hours.",
    ),
    happeningNow: label("Happening now", "Below an event that has begun and is not over."),
    everyDay: label("Every day", "Beside an event that repeats daily."),
    everyWeek: label("Every week", "Beside an event that repeats weekly."),
    addToCalendar: label("Add to calendar", "The link to the calendar file of an event."),
    noEvents: label("Nothing is planned right now.", "In place of events when all of them are over."),
    pastEvents: label("Past events", "On what opens the events that are over."),
    tryAgain: label("Try again", "The button on the message that a page did not come."),
    copyMail: label("Copy the message", "The button that copies a message with the address that it goes to."),
    mailTooLong: label(
      "Most mail programs take less: please shorten this by about {count} characters.",
      "Below a form whose message is too long to be handed to a mail program.",
    ),
    dismiss: label("Dismiss", "The button that closes a message."),
    notifications: label("Notifications", "The name of the place where messages appear."),
    tabs: label("Sections", "The name of a row of tabs in a block without a heading."),
    enlarge: label("Enlarge", "On a picture that opens large, before what it shows."),
    closePicture: label("Close the picture", "The button that closes a picture that was opened large."),
    previousPicture: label("Previous picture", "The button that shows the picture before this one."),
    nextPicture: label("Next picture", "The button that shows the picture after this one."),
    captions: label("Captions", "On the choice of captions of a video."),
    stopPictures: label("Stop the pictures", "On what stops pictures that take turns."),
    pictureOf: label(
      "{number} of {count}",
      "Which of several pictures is shown large. {number} is its place, {count} how many there are.",
    ),
    showEmbed: label("Show it here", "The button that loads a video, a map or another page into this one."),
    embedNotice: label(
      "This loads content of {host}, which is told that you are here.",
      "Below that button. {host} is the site that it comes from.",
    ),
    openAt: label("Open at {host}", "The link to what is shown, on its own site. {host} is that site."),
    search: label("Search", "The button in the header that opens the search, and its field."),
    closeSearch: label("Close the search", "The button that closes the search."),
    placesFound: label("{count} found", "How many places of the site have what was searched for."),
    nothingFound: label(
      "Nothing was found for “{words}”.",
      "Where no place of the site has what was searched for. {words} is that.",
    ),
    searchFailed: label(
      "The search could not be loaded. Please try again later.",
      "Where the words of the pages did not come.",
    ),
    optional: label("optional", "Beside the label of a field that may stay empty."),
    choose: label("Please choose", "The first line of a list of choices."),
    fieldRequired: label("Please fill in “{label}”.", "Under a field that is empty but required."),
    choiceRequired: label("Please tick “{label}”.", "Under a box that must be ticked."),
    emailInvalid: label(
      "Please write a full mail address, such as name@example.com.",
      "Under a mail address that is not one.",
    ),
    urlInvalid: label(
      "Please write a full web address, such as https://example.com.",
      "Under a web address that is not one.",
    ),
    tooShort: label("Please write at least {limit} characters.", "Under a text that is too short."),
    tooLong: label("Please write at most {limit} characters.", "Under a text that is too long."),
    numberInvalid: label("Please write a number.", "Under a field that wants a number."),
    numberTooSmall: label("Please write a number of at least {limit}.", "Under a number that is too small."),
    numberTooLarge: label("Please write a number of at most {limit}.", "Under a number that is too large."),
    numberStep: label(
      "Please write a number in steps of {limit}.",
      "Under a number between the allowed steps.",
    ),
    unknownPath: label(
      "There is no page at {path}.",
      "On the not-found page. {path} is the address that was asked for.",
    ),
    searchTable: label("Search in this table", "Above a table that can be searched."),
    tableRows: label("{count} of {total} rows", "What a search in a table has found."),
    sortedAscending: label(
      "Sorted by {column}, ascending",
      "Read after a table was sorted. {column} is the title.",
    ),
    sortedDescending: label(
      "Sorted by {column}, descending",
      "Read after a table was sorted the other way round.",
    ),
    knownPages: label("Pages of this site", "Above the links of the not-found page."),
    blockFailed: label("This part of the page could not be shown.", "In place of a block that failed."),
  })
  .prefault({})
  .meta({
    description:
      "The words of the site itself, for example for another language. Every one has an English default.",
  });
