import { noteWordsForValues } from "../fields/otherWords";

const games = {
  blocks: "blocks blocky pixel pixels pixelated pixelart voxel cube cubes minecraft retro 8bit",
  fantasy: "ornate fancy fantasy medieval",
  sea: "map maps sea ocean nautical pirate pirates chart ship ships",
};

const presets = {
  ember: "fire lava magma warm orange red nether",
  parchment: "paper scroll medieval sepia vintage antique",
  meadow: "pixel pixels pixelart blocks blocky voxel minecraft grass green nature retro 8bit",
  atlas: games.sea,
  arcade: "neon cyber cyberpunk synthwave retrowave vaporwave futuristic scifi",
  vista: "photo photos photography landscape landscapes clean minimal modern",
  raven: "fantasy darkfantasy gothic dungeon dungeons rpg medieval vampire",
  cottage: "cozy cosy cute pastel pastels pink cottagecore kawaii",
};

const outline = "outlined border bordered stroke line wireframe ghost";

/** Other words for values of a theme, by key: similar things, and games with such a look. */
const wordsOfLooks = {
  preset: presets,
  alternate: { ...presets, auto: "automatic derived derive inverted invert opposite system same match" },
  effect: {
    glow: "glowing shine light",
    checks: "checkered chequered checkerboard checker squares pixel pixels blocks",
    grid: "lines net mesh",
    chart: "map maps sea waves compass",
    horizon: "neon synthwave retrowave sunset",
    mist: "fog foggy haze smoke clouds",
    bubbles: "bubble circles balls",
  },
  motif: {
    stars: "space planet planets galaxy night sky moon cosmos universe scifi",
    embers: "fire sparks spark flames flame lava nether",
    rays: "sun sunrise sunbeams sunburst sunshine",
    braid: "braided knot knots celtic rope plait",
    blocks: `${games.blocks} hills`,
    contours: `${games.sea} wave waves topo topographic terrain heightmap`,
    grid: "lines net neon cyber cyberpunk synthwave retrowave vaporwave",
    ridges: "mountain mountains alps peak peaks landscape landscapes nature",
    runes: "rune magic spell spells glyphs rpg fantasy",
    bunting: "flag flags pennant pennants garland party festive festival cozy cosy",
  },
  header: {
    bar: "row inline oneline left start standard normal",
    centered: "middle stacked stack logocenter logocentered centerlogo logoabove logotop tworows",
    split: "between both sides bothsides divided halves around logobetween",
  },
  layout: {
    split: "columns halves sidebyside beside",
    poster: "banner big headline band billboard",
    stage: "centered centre center middle show spotlight",
    ticket: "cover overlay onpicture cinematic",
    window: "arch arched portal door gate",
    ledger: "table book list text typographic",
    collage: "photos prints polaroid polaroids gallery scrapbook",
  },
  openings: {
    middle: "centered centre center",
    beside: "columns side sidebyside",
    band: "banner strip ground tinted",
  },
  cards: {
    raised: "elevated lifted shadow shadowed",
    flat: "simple minimal borderless",
    outline,
    glass: "glassy glassmorphism frosted blur blurred translucent transparent",
    block: games.blocks,
    framed: `frame frames ${games.fantasy}`,
  },
  buttons: {
    soft: "rounded normal",
    pill: "pills round capsule circle oval",
    outline,
    block: games.blocks,
    engraved: `engraving emboss embossed ${games.fantasy}`,
  },
  headings: {
    caps: "capitals uppercase upper allcaps",
    underline: "underlined line bar",
    ornament: `ornaments ornamental decorated flourish ${games.fantasy}`,
    glow: "glowing neon shine shadow",
  },
  dividers: {
    line: "lines rule hr border thin",
    ornament: `ornaments ornamental decorated flourish ${games.fantasy}`,
    scallops: "scallop waves wave wavy curve curves curved clouds bumps",
    steps: "stair stairs staircase pixel pixels blocks",
    points: "point zigzag spikes spiky teeth jagged triangles",
  },
  pictures: {
    framed: `frame frames ${games.fantasy}`,
    print: "prints polaroid polaroids photo photos snapshot instant",
    block: games.blocks,
    aged: "old sepia vintage antique",
    lit: "light glow glowing neon",
  },
  badgeVariant: { outline },
};

for (const [key, words] of Object.entries(wordsOfLooks)) noteWordsForValues(key, words);
