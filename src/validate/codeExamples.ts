import type { GeneralCode } from "./codes";
import { blockExamples } from "./codeExamples/blocks";
import type { CodeExample, CodeExamples } from "./codeExamples/example";
import { programExamples } from "./codeExamples/program";
import { qualityExamples } from "./codeExamples/quality";
import { referenceExamples } from "./codeExamples/references";
import { safetyExamples } from "./codeExamples/safety";
import { shapeExamples } from "./codeExamples/shape";
import { syntaxExamples } from "./codeExamples/syntax";
import { usefulnessExamples } from "./codeExamples/usefulness";

/** For each code the smallest config that has it. A general code without an example is a type error. */
export const codeExamples: Record<GeneralCode, CodeExample> & CodeExamples = {
  ...syntaxExamples,
  ...shapeExamples,
  ...referenceExamples,
  ...blockExamples,
  ...safetyExamples,
  ...qualityExamples,
  ...usefulnessExamples,
  ...programExamples,
};

/** The codes in groups, in the order of the documentation: each belongs where its example stands. */
export const codeThemes: readonly { title: string; about: string; examples: CodeExamples }[] = [
  {
    title: "File syntax",
    about: "The file must be JSON: keys and texts in double quotes, commas between entries, no comments.",
    examples: syntaxExamples,
  },
  {
    title: "Keys and values",
    about: "The allowed keys, and the type and format of each value.",
    examples: shapeExamples,
  },
  {
    title: "Links and names",
    about: "Every page, file, icon and name that the config refers to must exist, and names must be unique.",
    examples: referenceExamples,
  },
  {
    title: "Blocks and their texts",
    about: "The parts of a block, and the content of its texts.",
    examples: blockExamples,
  },
  {
    title: "Safety",
    about:
      "Everything in the config is published with the site. Its pages must load and send data safely, from addresses that visitors can reach.",
    examples: safetyExamples,
  },
  {
    title: "Quality",
    about: "The site works with these, but some visitors find it hard to read, slow or hard to find.",
    examples: qualityExamples,
  },
  {
    title: "Unused parts",
    about: "Parts of the config that the site does not use or show.",
    examples: usefulnessExamples,
  },
  {
    title: "Spawnpage itself",
    about: "Findings about the report and not about the config.",
    examples: programExamples,
  },
];
