import { LIVE_FOLDER } from "../app/liveChannel";

/** The folder of the frame, followed by its key: the frame's files, and the site's public files. */
export const FRAME_FOLDER = `${LIVE_FOLDER}frame/`;

/** The folder that only the editor may request. */
export const EDIT_FOLDER = `${LIVE_FOLDER}edit/`;

/** The header with the editor's key. A cookie would go to every port of this machine. */
export const KEY_HEADER = "x-spawnpage-key";

/** The requests below {@link EDIT_FOLDER}. */
export const edit = {
  /** GET and PUT: the text of the config, with its tag. */
  config: `${EDIT_FOLDER}config`,
  /** GET and PUT with `name`: the text of a catalogue file that the config names, with its tag. */
  catalogue: `${EDIT_FOLDER}catalogue`,
  /** GET: the environment, see `WorldListing`. */
  world: `${EDIT_FOLDER}world`,
  /** GET with `names`: drawings of icons. */
  icons: `${EDIT_FOLDER}icons`,
  /** GET with `name` and `alphabets`: a bundled font. */
  font: `${EDIT_FOLDER}font`,
  /** POST: a change of a file below `public/`, see `FileChange`. */
  files: `${EDIT_FOLDER}files`,
} as const;

/** A change of a file below `public/`, by paths on the site. */
export type FileChange =
  | { kind: "write"; path: string; /** In Base64. */ bytes: string; isNew: boolean }
  | { kind: "rename"; path: string; to: string }
  | { kind: "remove"; path: string };
