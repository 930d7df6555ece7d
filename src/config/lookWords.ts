import { noteOtherWords } from "../fields/otherWords";

// What people call the values of a theme: by what they are like, and by the games that look so.
noteOtherWords({
  // Presets
  ember: "fire lava magma warm orange red nether",
  parchment: "paper scroll medieval sepia vintage antique",
  meadow: "pixel pixels pixelart blocks blocky voxel minecraft grass green nature retro 8bit",
  atlas: "map maps sea ocean nautical pirate pirates chart ship ships",
  arcade: "neon cyber cyberpunk synthwave retrowave vaporwave futuristic scifi",
  vista: "photo photos photography landscape landscapes clean minimal modern",
  raven: "fantasy darkfantasy gothic dungeon dungeons rpg medieval vampire",
  cottage: "cozy cosy cute pastel pastels pink cottagecore kawaii",
  // What lies behind the page
  checks: "checkered chequered checkerboard checker squares pixel pixels blocks",
  grid: "lines net mesh",
  chart: "map maps sea waves compass",
  horizon: "neon synthwave retrowave sunset",
  mist: "fog foggy haze smoke clouds",
  bubbles: "bubble circles balls",
  // Parts of a page
  raised: "elevated lifted shadow shadowed",
  flat: "simple minimal borderless",
  outline: "outlined border bordered stroke line wireframe ghost",
  glass: "glassy glassmorphism frosted blur blurred translucent transparent",
  block: "blocks blocky pixel pixels pixelated pixelart voxel cube cubes minecraft retro 8bit",
  framed: "frame frames ornate fancy fantasy medieval",
  soft: "rounded normal",
  pill: "pills round capsule circle oval",
  engraved: "engraving emboss embossed ornate fancy fantasy medieval",
  caps: "capitals uppercase upper allcaps",
  underline: "underlined line bar",
  ornament: "ornaments ornate ornamental decorated fancy fantasy medieval flourish",
  glow: "glowing neon shine shadow",
  line: "lines rule hr border thin",
  scallops: "scallop waves wave wavy curve curves curved clouds bumps",
  // Also a type of block, so these are words for a divider alone.
  steps: "stair stairs staircase",
  points: "point zigzag spikes spiky teeth jagged triangles",
  print: "prints polaroid polaroids photo photos snapshot instant",
  aged: "old sepia vintage antique",
  lit: "light glow glowing neon",
});
