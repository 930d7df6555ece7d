import type { Wish } from "./wish";
import { wishedBlocks } from "./wishedBlocks";

const noCode =
  "A config cannot contain HTML, CSS or scripts, because they could break pages or harm visitors.";

const aboutNews =
  'Posts belong in "news", next to "routes". Each post has its own page, and there are lists, tags and feeds. A "posts" block shows the latest posts on any page.';

/** The names under which owners keep values that they use in several texts. */
export const valuesOfOwners =
  "ip serverip serveraddress javaip bedrockip gameversion minecraftversion discordlink discordurl discordinvite storeurl storelink shopurl shoplink";

const embedNeeds =
  'An "embed" only needs an address as "href". For example, https://www.youtube.com/watch?v=… names both the site and the video.';

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
      'Set the position of the tabs with "layout": "side" puts them in a column beside their panels, "top" in a row above.',
  },
  {
    impossible: "Your own styles (CSS)",
    words: "css customcss styles style stylesheet classname class inlinestyle",
    answer: `${noCode} Set the design in "theme", with "preset", "colors", "fonts", "radius" and "background".`,
  },
  {
    impossible: "Your own HTML",
    words: "html rawhtml customhtml code head headhtml meta metatags markup",
    answer: `${noCode} Use a "text" block, whose "text" supports **bold**, *italic*, lists and [links](/path). Page titles and descriptions come from "title" and "description".`,
  },
  {
    impossible: "Your own scripts and plugins",
    words: "script scripts js javascript customjs plugin plugins",
    answer: `${noCode} Copying, tabs and forms are built in: see "copy", "tabs" and "form".`,
  },
  {
    words:
      "iframe frame widget discordwidget discordembed video videos youtube twitch stream livestream trailer",
    as: "key",
    answer:
      'To show another site on a page, use an "embed" block with its address as "href". It loads when the visitor asks for it.',
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
      'Pages have no chat. Link to yours with a button in a "cta" block, or with an entry of "social" in "footer".',
  },
  {
    words: "videobackground backgroundvideo",
    answer:
      'Video backgrounds are not supported. Use the "image" of a "hero", or an "embed" block, which loads a video when the visitor asks for it.',
  },
  {
    impossible: "Music and sounds",
    words: "audio music sound backgroundmusic",
    answer: 'Pages cannot play sound. Link to it with a button that has an "href".',
  },
  {
    words:
      "status serverstatus livestatus players playercount playersonline onlineplayers online ping motd query minecraftserver",
    as: "key",
    answer:
      'To show whether a server is online and who is playing, use a "status" block. You can also set "server" in a card of a "hero", in "stats" or in "site". Servers belong in "servers", at the top level of the file.',
  },
  {
    words: "port serverport queryport",
    as: "key",
    beside: "edition",
    answer: 'Write the port after the "address", as in play.example:19132.',
  },
  {
    words: valuesOfOwners,
    as: "key",
    notBeside: "address",
    answer:
      'Your own values belong in "constants", under names that you choose. Use them in texts and links as {{name}}.',
  },
  {
    impossible: "Shops with a basket and payment",
    words:
      "shop store products product ranks packages cart checkout payment payments tebex buycraft pricing prices",
    answer:
      'A static site cannot take payments. Show your products in a "cards" block, each with an "image" and a "badge". Link to your shop with "href".',
  },
  {
    impossible: "Databases",
    words: "database databases mysql mariadb postgres postgresql mongodb redis sqlite",
    as: "key",
    answer:
      "A site cannot use a database, and visitors could read the database's address here. Remove the whole key.",
  },
  {
    impossible: "Accounts and log-in",
    words:
      "login signin register signup account accounts auth authentication users user profile profiles password",
    answer: 'A static site has no accounts or log-in. Link to the site that has them with "href".',
  },
  {
    words: "skin skinname uuid playername username ign minecraftname",
    as: "key",
    beside: "handle",
    answer: 'The picture comes from "name", the name of the member in the game. Remove this key.',
  },
  {
    words: "darkmode lightmode colormode colorscheme darktheme mode dark light",
    as: "key",
    answer:
      'The "preset" in "theme" sets this: "midnight", "ember", "arcade" and "raven" are dark, the others are light. "alternate" adds a second theme for visitors who prefer the other, and a button. "auto" derives it from your colours.',
  },
  {
    words: "discord discordserver twitter instagram tiktok facebook reddit mastodon bluesky",
    as: "key",
    notBeside: "href",
    answer: 'Links to other sites belong in "social" in "footer", at the top level of the file.',
    example:
      '"footer": { "social": [{ "icon": "simple-icons:discord", "label": "Discord", "href": "https://discord.gg/…" }] }',
  },
  {
    words: "backgroundimage backgroundpicture bgimage wallpaper",
    as: "key",
    answer: 'For a picture behind all pages, add a layer to "background" in "theme".',
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
    impossible: "Sizes, spacing and animations of single parts",
    words:
      "margin padding spacing height maxwidth fontsize fontweight borderradius shadow position zindex animation animations transition hover effects aos",
    as: "key",
    answer:
      'Sizes, spacing and animations are fixed, so pages work on every screen. For the whole site, set "radius" and "background" in "theme".',
  },
  {
    words: "redirect redirection rewrites forward wildcard",
    answer:
      'Redirects belong in "redirects", next to "routes", each with its target. For patterns of addresses, use a setting of your host, such as a file _redirects in public/.',
  },
  {
    impossible: "Analytics, tracking and advertisements",
    words:
      "analytics tracking googleanalytics ga gtag gtm plausible umami matomo pixel adsense ads advertisement cookies cookiebanner cookieconsent consent gdpr",
    answer:
      "Pages load no trackers, so they need no cookie banner. Many hosts count visits without a script.",
  },
  {
    words: "searchbar sitesearch",
    answer: 'For a search of the whole site, write "search": true next to "routes".',
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
    answer: 'Use an "events" block. It shows the time until each event begins, in the visitor\'s time zone.',
  },
  {
    words: "duration endtime length",
    as: "key",
    beside: "until",
    answer:
      'Set the end with "until". Without it, an event with a time lasts an hour, and one without a time lasts all day.',
  },
  {
    words: "length",
    as: "key",
    beside: "maxLength",
    answer: 'Limit the characters of a form field with "maxLength" and "minLength".',
  },
  {
    words: "map dynmap bluemap worldmap livemap squaremap",
    as: "key",
    answer:
      'To show a live map, use an "embed" block with its address as "href". It loads when the visitor asks for it.',
  },
  {
    words: "seo keywords metadescription metatitle opengraph og ogimage twittercard robots canonical",
    as: "key",
    answer:
      'Search engines and link previews use the "title" and "description" of each page, and the "description" and "url" of "site". Set the preview picture as "socialImage" on a page, or in "site" for all pages. The rest is generated.',
  },
  {
    words: "hidden unlisted noindex nosearch hideinmenu visible",
    as: "key",
    answer: 'To hide a page from lists and search engines, set "listed": false on it in "routes".',
  },
  {
    words: "favicons touchicon appletouchicon appleicon manifest webmanifest",
    as: "key",
    answer:
      'Set "favicon" in "site" to one SVG or PNG file in public/. The build generates the phone icon and the manifest from it. It keeps your own apple-touch-icon.png and site.webmanifest in public/.',
  },
  {
    words: "domain hostname siteurl baseurl homepageurl cname",
    as: "key",
    answer:
      'Set the address of the site as "url" in "site", such as https://play.example. If the site is in a folder, set "basePath" too.',
  },
  {
    words: "languages translations translation i18n locales multilingual",
    as: "key",
    answer:
      'A config has one language. Set its code as "language" in "site", and the words of the program in "labels". For another language, make another config.',
  },
  {
    impossible: "Comments, forums and polls",
    words: "comments comment guestbook forum forums ratings poll polls",
    answer:
      'A static site cannot store messages from visitors. A "form" block sends them to you. For discussions, link to your community with "href".',
  },
  ...wishedBlocks,
];
