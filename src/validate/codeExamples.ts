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
    title: "The text of the file",
    about:
      "The file has to be JSON: keys and texts in double quotes, commas between the entries, no comments.",
    examples: syntaxExamples,
  },
  {
    title: "Keys and values",
    about: "Which keys there are, what kind of value each wants, and how it is written.",
    examples: shapeExamples,
  },
  {
    title: "Links and names",
    about: "What the config refers to has to be there, and what it names has one name.",
    examples: referenceExamples,
  },
  {
    title: "Blocks and their texts",
    about: "What the parts of a block have to do with each other, and what a text may hold.",
    examples: blockExamples,
  },
  {
    title: "What must not become public",
    about:
      "Everything in the config becomes public with the site, and what its pages load or send has to be safe and within reach.",
    examples: safetyExamples,
  },
  {
    title: "What could be better",
    about: "The site works with these, but some visitors would read it badly, wait for it, or not find it.",
    examples: qualityExamples,
  },
  {
    title: "What nobody sees",
    about: "Parts of the config that nothing uses and no link leads to.",
    examples: usefulnessExamples,
  },
  {
    title: "The program itself",
    about: "What is about the answer and not about the config.",
    examples: programExamples,
  },
];
