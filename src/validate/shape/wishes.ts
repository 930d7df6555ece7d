import type { Wish } from "./wish";
import { wishedBlocks } from "./wishedBlocks";

const noCode =
  "A config holds no HTML, CSS or scripts, so that no config can break its pages or harm a visitor.";

const aboutNews =
  'Posts stand in "news" beside "routes": each has a page of its own, and there are lists, tags and feeds. A "posts" block shows the latest of them on any page.';

/** The names under which owners keep values that they use in several texts. */
export const valuesOfOwners =
  "ip serverip serveraddress javaip bedrockip gameversion minecraftversion discordlink discordurl discordinvite storeurl storelink shopurl shoplink";

const embedNeeds =
  'An "embed" needs nothing but the address of what it shows, as the "href": https://www.youtube.com/watch?v=… says both the site and the video.';

/**
 * What is wished for and is no key or type. As soon as one of the words becomes a key or a type, a test asks to take it
 * out here; the names in the answers are held against the schema as well.
 */
export const wishes: readonly Wish[] = [
  {
    // Anywhere else a position is one of the sizes and distances below.
    words: "position placement vertical horizontal side tabposition tabsposition",
    as: "key",
    beside: "tabs",
    answer:
      'Where tabs stand is said by "layout": "side" puts them in a column beside their panels, "top" in a row above.',
  },
  {
    impossible: "Styles of your own (CSS)",
    words: "css customcss styles style stylesheet classname class inlinestyle",
    answer: `${noCode} How the site looks is said in "theme": its "preset", "colors", "fonts", "radius" and "background".`,
  },
  {
    impossible: "HTML of your own",
    words: "html rawhtml customhtml code head headhtml meta metatags markup",
    answer: `${noCode} Use a "text" block, whose "text" takes **bold**, *italic*, lists and [links](/path); titles and descriptions of pages come from "title" and "description".`,
  },
  {
    impossible: "Scripts and plugins of your own",
    words: "script scripts js javascript customjs plugin plugins",
    answer: `${noCode} Pages copy, open, switch and send by themselves: see "copy", "tabs" and "form".`,
  },
  {
    words:
      "iframe frame widget discordwidget discordembed video videos youtube twitch stream livestream trailer",
    as: "key",
    answer:
      'What another site draws is shown by a block of the type "embed", with its address as the "href", once the visitor asks for it.',
  },
  {
    words: "provider",
    as: "key",
    beside: "shape",
    answer: embedNeeds,
  },
  {
    words: "videoid channelid serverid embedcode",
    as: "key",
    answer: embedNeeds,
  },
  {
    words: "chat livechat",
    answer:
      'Pages have no chat. Lead to yours: a button with an "href" in a "cta" block, or an entry of "social" in the "footer".',
  },
  {
    words: "videobackground backgroundvideo",
    answer:
      'No video plays behind a page. Show a picture: a "hero" has an "image", and a block of the type "embed" shows a video once the visitor asks for it.',
  },
  {
    impossible: "Music and sounds",
    words: "audio music sound backgroundmusic",
    answer: 'A page plays no sound. Lead to it by a button with an "href".',
  },
  {
    words:
      "status serverstatus livestatus players playercount playersonline onlineplayers online ping motd query minecraftserver",
    as: "key",
    answer:
      'Whether a server is online and who is on is shown by a "status" block, or by "server" in a card of a "hero", in "stats" and in "site". The servers stand in "servers", at the top level of the file.',
  },
  {
    words: "port serverport queryport",
    as: "key",
    beside: "edition",
    answer: 'The port stands behind the "address", as in play.example:19132.',
  },
  {
    words: valuesOfOwners,
    as: "key",
    notBeside: "address",
    answer:
      'Values of your own belong in "constants", under a name of your choice, and are used in texts and links as {{name}}.',
  },
  {
    impossible: "A shop with a basket and payment",
    words:
      "shop store products product ranks packages cart checkout payment payments tebex buycraft pricing prices",
    answer:
      'A static site takes no money. Show what there is in a "cards" block, with an "image" and a "badge" on each, and lead to your shop by "href".',
  },
  {
    impossible: "Databases",
    words: "database databases mysql mariadb postgres postgresql mongodb redis sqlite",
    as: "key",
    answer: "This site cannot use a database, and everybody could read its address. Remove the whole key.",
  },
  {
    impossible: "Accounts and log-in",
    words:
      "login signin register signup account accounts auth authentication users user profile profiles password",
    answer:
      'There is no server behind a static site that could know visitors or keep data: it has no log-in. Lead to the site that has one by "href".',
  },
  {
    words: "skin skinname uuid playername username ign minecraftname",
    as: "key",
    beside: "handle",
    answer: 'The picture of a member is found by the "name", which is the name in the game. Remove this key.',
  },
  {
    words: "darkmode lightmode colormode colorscheme darktheme mode dark light",
    as: "key",
    answer:
      'Whether the site is dark is decided by the "preset" in "theme": "midnight", "ember", "arcade" and "raven" are dark, the others are light. A second look as "alternate" is for visitors who prefer the other, and brings a button: "auto" derives it from your colours.',
  },
  {
    words: "discord discordserver twitter instagram tiktok facebook reddit mastodon bluesky",
    as: "key",
    notBeside: "href",
    answer: 'Links to other sites are "social" in "footer", at the top level of the file.',
    example:
      '"footer": { "social": [{ "icon": "simple-icons:discord", "label": "Discord", "href": "https://discord.gg/…" }] }',
  },
  {
    words: "backgroundimage backgroundpicture bgimage wallpaper",
    as: "key",
    answer: 'A picture behind all pages is a layer of "background" in "theme".',
    example: '"theme": { "background": { "layers": [{ "image": "/picture.png" }] } }',
  },
  {
    words: "color textcolor backgroundcolor bgcolor fontcolor hovercolor cardcolor",
    as: "key",
    evenElsewhere: true,
    answer:
      'Colours are set for the whole site, in "colors" of "theme". To make one button stand out, write "variant": "primary".',
  },
  {
    impossible: "Sizes, distances and animations of single parts",
    words:
      "margin padding spacing height maxwidth fontsize fontweight borderradius shadow position zindex animation animations transition hover effects aos",
    as: "key",
    answer:
      'Sizes, distances and movement are decided by the program, so that pages work on every screen. The corners and the background of the whole site are "radius" and "background" in "theme".',
  },
  {
    words: "redirect redirection rewrites forward wildcard",
    answer:
      'Addresses that lead elsewhere stand in "redirects" beside "routes", each with where it leads. Patterns of many addresses are a setting of the host, such as a file _redirects in public/.',
  },
  {
    impossible: "Counting and following visitors, advertisements",
    words:
      "analytics tracking googleanalytics ga gtag gtm plausible umami matomo pixel adsense ads advertisement cookies cookiebanner cookieconsent consent gdpr",
    answer:
      "Pages load nothing that follows visitors, so that they need no cookie banner. Many hosts count visits by themselves, without a script.",
  },
  {
    words: "searchbar sitesearch",
    answer: 'Visitors search the whole site where "search" is true, beside "routes".',
  },
  {
    words: "blog post rss atom",
    answer: aboutNews,
  },
  {
    words: "feed",
    as: "type",
    answer: aboutNews,
  },
  {
    // As a type they are other words for the text block.
    words: "article articles",
    as: "key",
    answer: aboutNews,
  },
  {
    words: "countdown timer",
    answer:
      'Use an "events" block: it says how long it is until each event begins, in the visitor\'s own time.',
  },
  {
    words: "duration endtime length",
    as: "key",
    beside: "until",
    answer:
      'When something ends is said by "until", as "from" says when it begins. Without it, an event with a time takes an hour, and one without a time its day.',
  },
  {
    words: "length",
    as: "key",
    beside: "maxLength",
    answer:
      'The most characters that a field of a form takes are its "maxLength", the fewest its "minLength".',
  },
  {
    words: "map dynmap bluemap worldmap livemap squaremap",
    as: "key",
    answer:
      'A live map is shown by a block of the type "embed", with its address as the "href", once the visitor asks for it.',
  },
  {
    words: "seo keywords metadescription metatitle opengraph og ogimage twittercard robots canonical",
    as: "key",
    answer:
      'Search engines and link previews read the "title" and "description" of each page in "routes", and of "site" the "description" and "url". The picture of a preview is "socialImage": that of the page, or else that of "site". The rest is made of them.',
  },
  {
    words: "hidden unlisted noindex nosearch hideinmenu visible",
    as: "key",
    answer: 'A page in "routes" that visitors are not to come upon takes "listed": false.',
  },
  {
    words: "favicons touchicon appletouchicon appleicon manifest webmanifest",
    as: "key",
    answer:
      'The icon in the tab is "favicon" in "site": one SVG or PNG file in public/. Of it a build makes the icon for phones and the manifest; yours stay in their place where public/ has them, as apple-touch-icon.png and site.webmanifest.',
  },
  {
    words: "domain hostname siteurl baseurl homepageurl cname",
    as: "key",
    answer:
      'The address of the site is the "url" in "site", such as https://play.example; a folder behind it is the "basePath".',
  },
  {
    words: "languages translations translation i18n locales multilingual",
    as: "key",
    answer:
      'A config is written in one language: its code is "language" in "site", and the words of the program are in "labels". Another language is another config.',
  },
  {
    impossible: "Comments, forums and polls",
    words: "comments comment guestbook forum forums ratings poll polls",
    answer:
      'A static site cannot keep what visitors write. A "form" block sends it to you; for talks, lead to your community by "href".',
  },
  ...wishedBlocks,
];
