/** Where the program lies and what it is made from; every command gets it from the launcher. */
export interface Program {
  /** The folder of package.json. */
  root: string;
  /** Where bundles, notes of builds and packed files are kept between runs. */
  cache: string;
  /** Names the state of the sources, the dependencies and the build's options. */
  hash: string;
}
