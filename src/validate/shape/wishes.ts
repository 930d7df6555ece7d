import type { Wish } from "./wishAnswers";
import { wishedBlocks } from "./wishedBlocks";

const noCode =
  "A config cannot contain HTML, CSS or scripts, because they could break pages or harm visitors.";

const aboutNews =
  'Put posts in "news", next to "routes". Each post gets its own page. To show the latest posts on another page, add a "posts" block there.';

/** The names under which owners keep values for use in several texts. */
export const valuesOfOwners =
  "ip serverip serveraddress javaip bedrockip gameversion minecraftversion discordlink discordurl discordinvite storeurl storelink shopurl shoplink";

const embedNeeds =
  'An "embed" block needs only the URL of the page or video in "href", such as https://www.youtube.com/watch?v=abc123.';

/** Unsupported features by their common names. A test compares the names and answers with the schema. */
export const wishes: readonly Wish[] = [
  {
    // In other objects, a position is one of the sizes and distances below.
    words: "position placement vertical horizontal side tabposition tabsposition",
    as: "key",
    beside: "tabs",
    answer:
      'Use "layout" to position the tabs. "side" puts them in a column beside their panels, and "top" puts them in a row above.',
  },
  {
    impossible: "Your own styles (CSS)",
    words: "css customcss styles style stylesheet classname class inlinestyle",
    answer: `${noCode} To change the design, use "preset", "colors", "fonts", "radius" and "background" in "theme".`,
  },
  {
    impossible: "Your own HTML",
    words: "html rawhtml customhtml code head headhtml meta metatags markup",
    answer: `${noCode} Use a "text" block instead. It supports **bold**, *italic*, lists and [links](/path). For page titles and descriptions, use "title" and "description".`,
  },
  {
    impossible: "Your own scripts and plugins",
    words: "script scripts js javascript customjs plugin plugins",
    answer: `${noCode} Some features are built in: "tabs" and "form" blocks, and "copy" on buttons and links.`,
  },
  {
    words:
      "iframe frame widget discordwidget discordembed video videos youtube twitch stream livestream trailer",
    as: "key",
    answer:
      'To show another site on a page, use an "embed" block and set "href" to the site\'s URL. Visitors press a button to load it.',
  },
  { words: "provider", as: "key", beside: "shape", answer: embedNeeds },
  { words: "videoid channelid serverid embedcode", as: "key", answer: embedNeeds },
  {
    words: "chat livechat",
    answer:
      'Live chat is not supported. Add a link to your chat, in a "cta" block or in "social" in "footer".',
  },
  {
    words: "videobackground backgroundvideo",
    answer: 'A video repeats in front of a picture: add "video" to the "image" of a "hero" block.',
  },
  {
    impossible: "Music and sounds",
    words: "audio music sound backgroundmusic",
    answer: 'Pages cannot play sound. Add a button instead, with the URL of the music in "href".',
  },
  {
    words:
      "status serverstatus livestatus players playercount playersonline onlineplayers online ping motd query minecraftserver",
    as: "key",
    answer:
      'To show a server\'s status and players, first define the server in "servers" at the top level. Then add a "status" block, or set "server" in a "hero" card, in "stats" or in "site".',
  },
  {
    words: "port serverport queryport",
    as: "key",
    beside: "edition",
    answer: 'Add the port to "address", such as play.example:19132.',
  },
  {
    words: valuesOfOwners,
    as: "key",
    notBeside: "address",
    answer:
      'Put your own values in "constants", under names that you choose. Then use {{name}} in text and links.',
  },
  {
    impossible: "Shopping baskets and payments",
    words:
      "shop store products product ranks packages cart checkout payment payments tebex buycraft pricing prices",
    answer:
      'A static site cannot take payments. Show your products in a "cards" block. Link each card to your shop with "href".',
  },
  {
    impossible: "Databases",
    words: "database databases mysql mariadb postgres postgresql mongodb redis sqlite",
    as: "key",
    answer:
      "A static site cannot use a database, and everything in the config is public. Remove this key and its value.",
  },
  {
    impossible: "Accounts and log-in",
    words:
      "login signin register signup account accounts auth authentication users user profile profiles password",
    answer: 'A static site cannot have accounts. Use "href" to link to the site where people log in.',
  },
  {
    words: "skin skinname uuid playername username ign minecraftname",
    as: "key",
    beside: "handle",
    answer: 'Remove this key. The avatar comes from "name", the member\'s name in the game.',
  },
  {
    words: "darkmode lightmode colormode colorscheme darktheme mode dark light",
    as: "key",
    answer:
      'The "preset" in "theme" makes the site dark or light. "midnight", "ember", "arcade" and "raven" are dark. For both modes and a button to switch, set "alternate": "auto" in "theme".',
  },
  {
    words: "discord discordserver twitter instagram tiktok facebook reddit mastodon bluesky",
    as: "key",
    notBeside: "href",
    answer: 'Put links to other sites in "social" in "footer", at the top level.',
    example:
      '"footer": { "social": [{ "icon": "simple-icons:discord", "label": "Discord", "href": "https://discord.gg/…" }] }',
  },
  {
    words: "backgroundimage backgroundpicture bgimage wallpaper",
    as: "key",
    answer: 'To show a picture behind all pages, add a layer to "background" in "theme".',
    example: '"theme": { "background": { "layers": [{ "image": "/picture.png" }] } }',
  },
  {
    words: "textcolor backgroundcolor bgcolor fontcolor hovercolor cardcolor",
    as: "key",
    evenElsewhere: true,
    answer:
      'Blocks, cards, groups, people and buttons have the key "color". Its value is the name of a tag or of a colour of the theme, such as "accent". The colours of the whole site are set in "colors" in "theme".',
  },
  {
    impossible: "Sizes, spacing and animations of individual elements",
    words:
      "margin padding spacing height maxwidth fontsize fontweight borderradius shadow position zindex animation animations transition hover effects aos",
    as: "key",
    answer:
      'Sizes, spacing and animations are fixed, so pages work on every screen. You can change "radius" and "background" in "theme" for the whole site.',
  },
  {
    words: "redirect redirection rewrites forward wildcard",
    answer:
      'Put redirects in "redirects", next to "routes". For paths with wildcards (*), use your host\'s settings, such as the file public/_redirects.',
  },
  {
    impossible: "Analytics, tracking and ads",
    words:
      "analytics tracking googleanalytics ga gtag gtm plausible umami matomo pixel adsense ads advertisement cookies cookiebanner cookieconsent consent gdpr",
    answer:
      "Pages load no trackers, so they need no cookie banner. Many hosts can count visits without a script.",
  },
  {
    words: "searchbar sitesearch",
    answer: 'To let visitors search the whole site, set "search": true, next to "routes".',
  },
  { words: "blog post rss atom", answer: aboutNews },
  { words: "feed", as: "type", answer: aboutNews },
  {
    // As a type, these are other words for the text block.
    words: "article articles",
    as: "key",
    answer: aboutNews,
  },
  {
    words: "countdown timer",
    answer:
      'Use an "events" block. It shows when each event begins, in the visitor\'s time zone, and how long it is until then.',
  },
  {
    words: "duration endtime length",
    as: "key",
    beside: "until",
    answer:
      'Use "until" to set the end. By default, an event with a time lasts an hour, and one without a time lasts all day.',
  },
  {
    words: "length",
    as: "key",
    beside: "maxLength",
    answer: 'To limit the length of an answer, use "minLength" and "maxLength".',
  },
  {
    words: "map dynmap bluemap worldmap livemap squaremap",
    as: "key",
    answer:
      'To show a live map, use an "embed" block and set "href" to the map\'s URL. Visitors press a button to load it.',
  },
  {
    words: "seo keywords metadescription metatitle opengraph og ogimage twittercard robots canonical",
    as: "key",
    answer:
      'Search engines and link previews use the "title" and "description" of each page, and "description" and "url" in "site". To set the preview picture, use "socialImage" on a page, or in "site" for all pages. Everything else is generated.',
  },
  {
    words: "hidden unlisted noindex nosearch hideinmenu visible",
    as: "key",
    answer: 'To hide a page from lists and search engines, set "listed": false on that page.',
  },
  {
    words: "favicons touchicon appletouchicon appleicon manifest webmanifest",
    as: "key",
    answer:
      'Set "favicon" in "site" to an SVG or PNG file in public/. The build generates the phone icon and the manifest from it. To use your own, put apple-touch-icon.png and site.webmanifest in public/.',
  },
  {
    words: "domain hostname siteurl baseurl homepageurl cname",
    as: "key",
    answer:
      'Set "url" in "site" to the site\'s URL, such as https://play.example. If the site is in a subfolder of its domain, set "basePath" too.',
  },
  {
    words: "translations translation i18n locales multilingual",
    as: "key",
    answer:
      'Write the config in one language, and set its code as "language" in "site". Add translations for each further language to "languages".',
  },
  {
    impossible: "Comments, forums and polls",
    words: "comments comment guestbook forum forums ratings poll polls",
    answer:
      'A static site cannot store messages from visitors. Use a "form" block to receive them. For discussions, use "href" to link to your community.',
  },
  ...wishedBlocks,
];
