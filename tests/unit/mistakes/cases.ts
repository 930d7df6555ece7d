/** An owner's mistake in an otherwise valid config. The first part that is set contains it. */
export interface MistakeCase {
  title: string;
  /** The complete file. */
  file?: string;
  /** More keys of `site`. */
  site?: string;
  /** More keys at the top level. */
  top?: string;
  /** More keys of the first page. */
  page?: string;
  /** The blocks of the first page. */
  blocks?: string;
}

const field = (more: string) =>
  `{ "type": "form", "submit": "Send", "delivery": { "type": "email", "to": "crew@mossy.net", "subject": "Hello" }, "fields": [
  { "type": "select", "name": "role", "label": "What do you want to be?", "options": [{ "value": "builder", "label": "Builder" }, { "value": "mod", "label": "Moderator" }] },
  { "type": "text", "name": "why", "label": "Why?", ${more} }
] }`;

const post = (text: string, more = "") =>
  `"news": { "path": "/news", "posts": [
  { "slug": "season-two", "title": "Season two", "date": "2026-11-01", ${more}"text": ${text} }
] }`;

const links = (href: string) => `{ "type": "links", "items": [{ "label": "Go there", "href": "${href}" }] }`;

const servers = (server: string) => `"servers": { "main": ${server} }`;

const shown = '{ "type": "status", "items": [{ "server": "main" }] }';

/** Realistic mistakes by theme. */
export const mistakes: readonly { theme: string; cases: readonly MistakeCase[] }[] = [
  {
    theme: "Pasted from another program",
    cases: [
      {
        title: "YAML with a # comment above",
        file: "# My server\nsite:\n  name: Mossy\n  description: A cosy server\nroutes:\n  - path: /\n    title: Home\n",
      },
      {
        title: "YAML inside the braces",
        file: "{\n  version: 1\n  site:\n    name: Mossy\n    description: A cosy server\n  routes:\n    - path: /\n      title: Home\n}\n",
      },
      {
        title: "YAML for one part of the file",
        file: '{\n  "version": 1,\n  "site": { "name": "Mossy" },\n  navigation:\n    - label: Home\n      href: /\n    - label: Rules\n      href: /rules\n  "routes": [{ "path": "/", "title": "Home" }]\n}\n',
      },
      {
        title: "server.properties",
        file: "#Minecraft server properties\n#Mon Nov 02 18:00:00 UTC 2026\nmotd=Mossy\nserver-port=25565\nonline-mode=true\n",
      },
      {
        title: "a post that begins with front matter",
        top: post('"---\\ntitle: Season two\\nauthor: Mira\\n---\\nThe map is new."'),
      },
      {
        title: "front matter in a text block",
        blocks: '{ "type": "text", "text": "---\\ntitle: Join us\\n---\\n\\nCome and play." }',
      },
      {
        title: "a Discord mention",
        blocks: '{ "type": "text", "text": "Ask in <#123456789012345678> or ping <@&998877665544332211>." }',
      },
      {
        title: "a Discord time stamp",
        blocks: '{ "type": "text", "text": "We open <t:1764000000:F>." }',
      },
      {
        title: "MiniMessage colours from a plugin",
        blocks: '{ "type": "text", "text": "<gradient:gold:red>Welcome</gradient> to Mossy" }',
      },
      {
        title: "a placeholder of PlaceholderAPI",
        blocks: '{ "type": "text", "text": "There are %server_online% players online." }',
      },
      {
        title: "a wiki's link",
        blocks: '{ "type": "text", "text": "Read the [[Rules]] first." }',
      },
      {
        title: "BBCode from a forum",
        blocks: '{ "type": "text", "text": "[b]No griefing[/b] and [url=https://mossy.net]be kind[/url]." }',
      },
      {
        title: "a Markdown table in a text",
        blocks: '{ "type": "text", "text": "| Rank | Price |\\n| --- | --- |\\n| Oak | 5 € |" }',
      },
      {
        title: "an iframe copied from YouTube",
        blocks:
          '{ "type": "embed", "title": "Trailer", "href": "<iframe width=\\"560\\" height=\\"315\\" src=\\"https://www.youtube.com/embed/dQw4w9WgXcQ\\"></iframe>" }',
      },
    ],
  },
  {
    theme: "Typed twice, or left to fill in",
    cases: [
      {
        title: "\\\\n typed as two characters",
        blocks: '{ "type": "text", "text": "First line\\\\nSecond line\\\\n\\\\nNew paragraph" }',
      },
      {
        title: "\\\\n in a post",
        top: post('"The map is new.\\\\n\\\\nBring a torch."'),
      },
      { title: "YOUR_INVITE_CODE in a link", blocks: links("https://discord.com/invite/YOUR_INVITE_CODE") },
      {
        title: "YOUR_SERVER_ID for a Discord server",
        top: servers('{ "provider": "discord", "label": "Discord", "id": "YOUR_SERVER_ID" }'),
        blocks: shown,
      },
      { title: "a placeholder in angle brackets", site: '"description": "<your description here>"' },
      {
        title: "a constant left to fill in",
        top: '"constants": { "ip": "YOUR_SERVER_IP" }',
        blocks: '{ "type": "text", "text": "Join at {{ip}}." }',
      },
      {
        title: "an address left to fill in",
        top: servers('{ "provider": "mcstatus.io", "label": "Java", "address": "your.server.ip" }'),
        blocks: shown,
      },
      { title: "TODO as a text", blocks: '{ "type": "text", "text": "TODO" }' },
      {
        title: "Lorem ipsum",
        blocks: '{ "type": "text", "text": "Lorem ipsum dolor sit amet, consectetur adipiscing elit." }',
      },
      {
        title: "numbers in front of rules",
        blocks:
          '{ "type": "rules", "items": [{ "name": "1. Be kind" }, { "name": "2. No griefing" }, { "name": "3. No cheats" }] }',
      },
      {
        title: "§ in front of rules",
        blocks: '{ "type": "rules", "items": [{ "name": "§1 Be kind" }, { "name": "§2 No griefing" }] }',
      },
      {
        title: "numbers in front of steps",
        blocks:
          '{ "type": "steps", "items": [{ "title": "1. Start the game", "text": "Any version." }, { "title": "2) Add the server", "text": "Then join." }] }',
      },
      {
        title: "bullets in front of rules",
        blocks: '{ "type": "rules", "items": [{ "name": "- Be kind" }, { "name": "- No griefing" }] }',
      },
      {
        title: "a rank in front of a player's name",
        blocks:
          '{ "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "[Owner] Mira", "skin": "[Owner] Mira" }] }] }',
      },
      {
        title: "## in front of a heading",
        blocks: '{ "type": "text", "heading": "## Rules", "text": "Be kind." }',
      },
    ],
  },
  {
    theme: "Secrets",
    cases: [
      { title: "an API key at the top level", top: '"apiKey": "pk_9f8e7d6c5b4a39281706f5e4"' },
      {
        title: "an API key as a constant",
        top: '"constants": { "apiKey": "pk_9f8e7d6c5b4a39281706f5e4" }',
        blocks: '{ "type": "text", "text": "Key: {{apiKey}}" }',
      },
      { title: "a short API key", site: '"api_key": "hunter42abc"' },
      {
        title: "the address of a database",
        top: '"constants": { "db": "mysql://mossy:s3cret@db.mossy.net:3306/mossy" }',
        blocks: '{ "type": "text", "text": "{{db}}" }',
      },
      { title: "a database with an empty password", top: '"database": "mysql://mossy:@db.mossy.net/mossy"' },
      {
        title: "a database with a password that has an @",
        top: '"database": { "url": "mysql://mossy:p@ss@localhost/mossy" }',
      },
      {
        title: "the address of a database in a text",
        blocks: '{ "type": "text", "text": "Our database: mysql://root:pw@10.0.0.5" }',
      },
      {
        title: "an RCON password",
        top: servers(
          '{ "provider": "mcstatus.io", "label": "Java", "address": "play.mossy.net", "rconPassword": "letmein1" }',
        ),
        blocks: shown,
      },
      {
        title: "a Discord bot's token",
        top: `"constants": { "bot": "${["MTE4NzY1NDMyMTA5ODc2NTQzMg", "GaBcDe", "x".repeat(4) + "YzAbCdEfGhIjKlMnOpQrStUvWx12345678"].join(".")}" }`,
        blocks: '{ "type": "text", "text": "{{bot}}" }',
      },
    ],
  },
  {
    theme: "The right thing in the wrong place",
    cases: [
      {
        title: "posts inside a posts block",
        blocks:
          '{ "type": "posts", "heading": "News", "posts": [{ "slug": "open", "title": "We are open", "date": "2026-11-01", "text": "Come in." }] }',
      },
      {
        title: "posts inside a posts block, with news beside it",
        top: post('"The map is new."'),
        blocks:
          '{ "type": "posts", "heading": "News", "posts": [{ "slug": "open", "title": "We are open", "date": "2026-11-01", "text": "Come in." }] }',
      },
      {
        title: "images of a gallery",
        blocks: '{ "type": "gallery", "images": ["/harbour.png", "/Banner.png"] }',
      },
      {
        title: "images of a gallery with descriptions",
        blocks: '{ "type": "gallery", "images": [{ "src": "/art/mill.svg", "alt": "The mill" }] }',
      },
      {
        title: "a picture in a text block",
        blocks: '{ "type": "text", "text": "Our mill.", "image": "/art/mill.svg" }',
      },
      {
        title: "the address of an embed",
        blocks:
          '{ "type": "embed", "title": "Trailer", "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }',
      },
      {
        title: "the source of an embed",
        blocks: '{ "type": "embed", "title": "Map", "src": "https://map.mossy.net" }',
      },
      { title: "themeToggle", top: '"themeToggle": true' },
      { title: "themeToggle in the theme", top: '"theme": { "preset": "daylight", "themeToggle": true }' },
      {
        title: "a picture behind a hero",
        blocks: '{ "type": "hero", "heading": "Mossy", "background": "/Banner.png" }',
      },
      {
        title: "a colour behind a hero",
        blocks: '{ "type": "hero", "heading": "Mossy", "background": "#223344" }',
      },
      { title: "a picture behind a page", page: '"background": "/art/mill.svg"' },
      {
        title: "the colour of a button",
        blocks:
          '{ "type": "cta", "heading": "Join", "buttons": [{ "label": "Discord", "href": "https://discord.gg/mossy", "color": "red" }] }',
      },
      {
        title: "the colour of a staff group",
        blocks:
          '{ "type": "staff", "groups": [{ "title": "Admins", "color": "#ff0000", "members": [{ "name": "Mira" }] }] }',
      },
      {
        title: "the colour of a card",
        blocks: '{ "type": "cards", "items": [{ "title": "Survival", "color": "green" }] }',
      },
      {
        title: "a link on a gallery picture",
        blocks:
          '{ "type": "gallery", "items": [{ "image": { "src": "/art/mill.svg", "alt": "The mill" }, "link": "/rules" }] }',
      },
      {
        title: "the button of a text block",
        blocks: '{ "type": "text", "text": "Come in.", "button": { "label": "Rules", "href": "/rules" } }',
      },
      {
        title: "the members of a staff block",
        blocks: '{ "type": "staff", "members": [{ "name": "Mira" }, { "name": "Tom" }] }',
      },
      {
        title: "the questions of an FAQ as a group",
        blocks:
          '{ "type": "faq", "questions": { "How do I join?": "Add the server.", "Is it free?": "Yes." } }',
      },
      {
        title: "FAQ with q and a",
        blocks:
          '{ "type": "faq", "categories": [{ "questions": [{ "q": "How do I join?", "a": "Add the server." }] }] }',
      },
      { title: "a logo in the header", top: '"header": { "logo": "/logo.svg" }' },
      {
        title: "social links at the top level",
        top: '"social": [{ "icon": "simple-icons:discord", "href": "https://discord.gg/mossy" }]',
      },
      {
        title: "pages instead of routes",
        file: '{ "version": 1, "site": { "name": "Mossy" },\n  "pages": [{ "path": "/", "title": "Home" }] }\n',
      },
      { title: "the Discord invite in site", site: '"discord": "https://discord.gg/mossy"' },
      {
        title: "a media block without a picture",
        blocks:
          '{ "type": "media", "items": [{ "heading": "The mill", "text": "It grinds.", "buttons": [{ "label": "Rules", "href": "/rules" }] }] }',
      },
    ],
  },
  {
    theme: "The wrong kind of value",
    cases: [
      {
        title: "rows of a table as groups of keys",
        blocks:
          '{ "type": "table", "caption": "Ranks", "columns": [{ "title": "Rank" }, { "title": "Price" }], "rows": [{ "Rank": "Oak", "Price": "5" }, { "Rank": "Birch", "Price": "10" }, { "Rank": "Pine", "Price": "15" }] }',
      },
      {
        title: "rows of a table with other names",
        blocks:
          '{ "type": "table", "caption": "Ranks", "columns": [{ "title": "Rank" }, { "title": "Price" }], "rows": [{ "name": "Oak", "cost": "5" }, { "name": "Birch", "cost": "10" }] }',
      },
      {
        title: "columns of a table as texts",
        blocks:
          '{ "type": "table", "caption": "Ranks", "columns": ["Rank", "Price"], "rows": [["Oak", "5"], ["Birch", "10"]] }',
      },
      {
        title: "rows of a table as texts",
        blocks:
          '{ "type": "table", "caption": "Ranks", "columns": [{ "title": "Rank" }, { "title": "Price" }], "rows": ["Oak, 5", "Birch, 10"] }',
      },
      {
        title: "an unquoted Discord id",
        top: servers('{ "provider": "discord", "label": "Discord", "id": 123456789012345678 }'),
        blocks: shown,
      },
      {
        title: "an unquoted Discord id of 19 digits",
        top: servers('{ "provider": "discord", "label": "Discord", "id": 1187654321098765437 }'),
        blocks: shown,
      },
      {
        title: "an unquoted number as a version",
        blocks: '{ "type": "stats", "items": [{ "value": 1.20, "label": "Version" }] }',
      },
      {
        title: "a post without a slug",
        top: '"news": { "path": "/news", "posts": [{ "title": "The harbour is open", "date": "2026-11-01", "text": "Come in." }] }',
      },
      {
        title: "two posts without a slug",
        top: '"news": { "path": "/news", "posts": [{ "title": "Season two", "date": "2026-11-01", "text": "Come in." }, { "title": "Season one", "date": "2025-11-01", "text": "Come in." }] }',
      },
      {
        title: "a page without a path",
        file: '{ "version": 1, "site": { "name": "Mossy" },\n  "routes": [{ "path": "/", "title": "Home" }, { "title": "Our Team" }] }\n',
      },
      { title: '"yes" for true', top: '"search": "yes"' },
      {
        title: "a list for the first page's rules",
        blocks: '{ "type": "rules", "items": ["Be kind", "No griefing"] }',
      },
      {
        title: "a date in words for a post",
        top: '"news": { "path": "/news", "posts": [{ "slug": "open", "title": "Open", "date": "yesterday", "text": "Come in." }] }',
      },
      {
        title: "a number with a unit",
        blocks: '{ "type": "cards", "columns": "3 columns", "items": [{ "title": "Survival" }] }',
      },
      { title: "a social picture as SVG", site: '"socialImage": "/logo.svg"' },
      { title: "a heavy social picture", site: '"socialImage": "/Banner.png"' },
      { title: "a heavy picture", blocks: '{ "type": "image", "src": "/Banner.png", "alt": "The banner" }' },
      { title: "a social picture as WebP", site: '"socialImage": "/social.webp"' },
    ],
  },
  {
    theme: "Names that have to fit",
    cases: [
      {
        title: 'a label in "when"',
        blocks: field('"when": { "field": "What do you want to be?", "is": "builder" }'),
      },
      {
        title: 'the label of a choice in "when"',
        blocks: field('"when": { "field": "role", "is": "Builder" }'),
      },
      { title: 'a misspelt field in "when"', blocks: field('"when": { "field": "rol", "is": "builder" }') },
      {
        title: 'a label in "when" that is no name',
        blocks: field('"when": { "field": "Do you want to build?", "is": "builder" }'),
      },
      {
        title: 'a label in "when" with a choice that no field has',
        blocks: field('"when": { "field": "Do you want to build?", "is": "yes" }'),
      },
      {
        title: "a server by its label",
        top: servers('{ "provider": "mcstatus.io", "label": "Java Edition", "address": "play.mossy.net" }'),
        blocks: '{ "type": "status", "items": [{ "server": "Java Edition" }] }',
      },
      {
        title: "a player count as the name of an answer's path",
        top: servers(
          '{ "provider": "json", "label": "Main", "url": "https://api.mossy.net/status.json", "paths": { "online": "online", "players": "players.now", "max": "players.max" } }',
        ),
        blocks: shown,
      },
      {
        title: "a tag by its label",
        top: '"tags": { "pvp": { "label": "PvP" } }',
        blocks: '{ "type": "cards", "items": [{ "title": "Arena", "tags": ["PvP!"] }] }',
      },
    ],
  },
  {
    theme: "Links and addresses",
    cases: [
      { title: "words in front of an address", blocks: links("Discord: https://discord.gg/mossy") },
      { title: "a phone number", blocks: links("+49 170 1234567") },
      { title: "a phone number with tel", blocks: links("tel: +49 170 1234567") },
      { title: "a mail address with words", blocks: links("Mail us: crew@mossy.net") },
      { title: "two addresses in one", blocks: links("https://discord.gg/mossy or https://mossy.net") },
      { title: "a Markdown link as an address", blocks: links("[Discord](https://discord.gg/mossy)") },
      { title: "an address in angle brackets", blocks: links("<https://discord.gg/mossy>") },
      { title: "a Discord name instead of an invite", blocks: links("discord: mira#1234") },
      { title: "an @ name", blocks: links("@mossyserver") },
      {
        title: "a look-alike of a known video host",
        blocks:
          '{ "type": "embed", "title": "Trailer", "href": "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ" }',
      },
      {
        title: "a look-alike of a known host in a link",
        blocks: links("https://discord.gg.free-nitro.net/mossy"),
      },
      { title: "a known host with a hyphen", blocks: links("https://discord-gg.com/mossy") },
      { title: "a host that is misspelt", blocks: links("https://dicsord.gg/mossy") },
      {
        title: "a page that only an unreachable page links to",
        file: '{ "version": 1, "site": { "name": "Mossy" },\n  "navigation": [{ "label": "Rules", "href": "/rules" }],\n  "routes": [\n    { "path": "/", "title": "Home", "intro": "Hello." },\n    { "path": "/rules", "title": "Rules", "blocks": [{ "type": "text", "text": "Be kind." }] },\n    { "path": "/guide", "title": "Guide", "blocks": [{ "type": "text", "text": "Go to [claims](/claims)." }] },\n    { "path": "/claims", "title": "Claims", "blocks": [{ "type": "text", "text": "Use a golden shovel." }] }\n  ] }\n',
      },
    ],
  },
  {
    theme: "Colours",
    cases: [
      {
        title: "contrast just below the bound",
        top: '"theme": { "preset": "daylight", "colors": { "background": "#ffffff", "surface": "#ffffff", "surfaceRaised": "#ffffff", "textMuted": "#777777" } }',
      },
      {
        title: "a colour with a name",
        top: '"theme": { "preset": "daylight", "colors": { "primary": "dark blue" } }',
      },
      {
        title: "a Minecraft colour code",
        top: '"theme": { "preset": "daylight", "colors": { "primary": "&6" } }',
      },
    ],
  },
];
