/** A room's allowed and forbidden imports. */
interface RoomImports {
  allowed: string[];
  forbidden: string[];
}

/** Allowed and forbidden imports for one file of each room. */
export const roomImports: Readonly<Record<string, RoomImports>> = {
  "src/words/a.ts": {
    allowed: [
      'import { b } from "leven"',
      'import { b } from "../fields/otherWords"',
      'import type { b } from "../schema/b"',
    ],
    forbidden: [
      'import { b } from "../fields/other"',
      'import { b } from "../fields/openings"',
      'import { b } from "../fields/otherWordsToo"',
      'import { b } from "../config/b"',
      'import { b } from "../fields/text"',
      'import { b } from "../validate/b"',
    ],
  },
  "src/fields/a.ts": {
    allowed: ['import * as z from "zod"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "../config/b"',
      'import { b } from "../schema/b"',
      'import { b } from "react"',
      'import { b } from "node:fs"',
    ],
  },
  "src/fields/b.ts": {
    allowed: ['import { b } from "./kind"', 'import type { b } from "./texts/b"'],
    forbidden: ['import { b } from "./texts/b"', 'import { b } from "./addresses/b"'],
  },
  "src/fields/addresses/a.ts": {
    allowed: ['import { b } from "../kind"', 'import { b } from "./link"'],
    forbidden: [
      'import { b } from "../texts/text"',
      'import { b } from "../parts/b"',
      'import { b } from "../../schema/b"',
    ],
  },
  "src/fields/dates/a.ts": {
    allowed: ['import { b } from "../kind"'],
    forbidden: ['import { b } from "../addresses/link"', 'import { b } from "../../words/b"'],
  },
  "src/fields/texts/a.ts": {
    allowed: ['import { b } from "../addresses/link"', 'import { b } from "../kind"'],
    forbidden: ['import { b } from "../pictures/icon"', 'import { b } from "../parts/b"'],
  },
  "src/fields/pictures/a.ts": {
    allowed: ['import { b } from "../texts/text"', 'import { b } from "../addresses/webAddress"'],
    forbidden: ['import { b } from "../dates/date"', 'import { b } from "../parts/b"'],
  },
  "src/fields/parts/a.ts": {
    allowed: ['import { b } from "../texts/text"', 'import { b } from "../pictures/image"'],
    forbidden: ['import { b } from "../../blocks/b"', 'import { b } from "react"'],
  },
  "src/schema/a.ts": {
    allowed: ['import * as z from "zod"', 'import { b } from "../fields/b"'],
    forbidden: ['import { b } from "../blocks/schemas"', 'import { b } from "../validate/b"'],
  },
  "src/markdown/a.ts": {
    allowed: ['import { b } from "mdast-util-from-markdown"', 'import { b } from "../fields/text"'],
    forbidden: [
      'import { b } from "../config/b"',
      'import { b } from "../compile/b"',
      'import { b } from "../validate/b"',
    ],
  },
  "src/editor/text/a.ts": {
    allowed: [
      'import { b } from "jsonc-parser"',
      'import { b } from "../../json/b"',
      'import { b } from "../../words/b"',
      'import type { b } from "../../schema/b"',
    ],
    forbidden: [
      'import { b } from "../../schema/b"',
      'import { b } from "../../config/b"',
      'import { b } from "../../validate/b"',
      'import { b } from "react"',
    ],
  },
  "src/json/a.ts": {
    allowed: [
      'import { b } from "jsonc-parser"',
      'import { b } from "../words/b"',
      'import type { b } from "../schema/b"',
    ],
    forbidden: [
      'import { b } from "../config/b"',
      'import { b } from "../fields/text"',
      'import { b } from "../schema/b"',
      'import { b } from "../validate/b"',
      'import type { b } from "../validate/b"',
      'import { b } from "node:fs"',
    ],
  },
  "src/blocks/hero/schema.ts": {
    allowed: ['import * as z from "zod"', 'import { b } from "../../fields/b"'],
    forbidden: [
      'import { b } from "../../config/b"',
      'import { b } from "../cards/schema"',
      'import { b } from "./Hero"',
    ],
  },
  "src/blocks/hero/checks.ts": {
    allowed: [
      'import type { b } from "../../validate/finding"',
      'import type { b } from "../../validate/blockCheck"',
      'import { b } from "../../validate/fixes/sureFixes"',
      'import { b } from "../../schema/schemaAt"',
      'import { b } from "../../words/words"',
    ],
    forbidden: [
      'import { b } from "../../validate/fixes/soundFixes"',
      'import { b } from "../../validate/fixes/sureFixesToo"',
      'import { b } from "../../validate/finding"',
      'import { b } from "../../validate/validate"',
      'import { b } from "../../config/config"',
      'import { b } from "../tabs/checks"',
      'import { b } from "react"',
    ],
  },
  "src/blocks/hero/structuredData.ts": {
    allowed: ['import type { b } from "./schema"', 'import type { b } from "../../fields/text"'],
    forbidden: [
      'import { b } from "../faq/structuredData"',
      'import { b } from "../../compile/b"',
      'import { b } from "node:fs"',
    ],
  },
  "src/blocks/schemas.ts": {
    allowed: [
      'import { b } from "./hero/schema"',
      'import { b } from "./nestable"',
      'import { b } from "../fields/b"',
    ],
    forbidden: [
      'import { b } from "./nesting"',
      'import { b } from "./hero/Hero"',
      'import { b } from "./hero/checks"',
      'import { b } from "./registry"',
      'import { b } from "../ui/b"',
    ],
  },
  "src/config/a.ts": {
    allowed: [
      'import { b } from "../fields/text"',
      'import { b } from "../schema/b"',
      'import { b } from "../blocks/schemas"',
    ],
    forbidden: [
      'import { b } from "../blocks/staff/Staff"',
      'import { b } from "../blocks/structuredData"',
      'import { b } from "../blocks/hero/schema"',
      'import { b } from "../compile/b"',
      'import { b } from "../blocks/registry"',
      'import { b } from "node:fs"',
    ],
  },
  "src/validate/checks/a.ts": {
    allowed: [
      'import { b } from "../../blocks/checks"',
      'import { b } from "../b"',
      'import { b } from "../../config/b"',
      'import { b } from "../../json/b"',
      'import { b } from "jsonc-parser"',
    ],
    forbidden: [
      'import { b } from "../../blocks/hero/Hero"',
      'import { b } from "../../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../../blocks/hero/schema"',
      'import { b } from "node:fs"',
      'import { b } from "../../compile/b"',
      'import { b } from "../../reference/b"',
      'import { b } from "../../report/b"',
      'import { b } from "../../node/b"',
    ],
  },
  "src/report/a.ts": {
    allowed: ['import { b } from "../validate/b"', 'import { b } from "../json/b"'],
    forbidden: ['import { b } from "../config/b"', 'import { b } from "node:fs"'],
  },
  "src/compile/a.ts": {
    allowed: [
      'import { b } from "../blocks/schemas"',
      'import { b } from "../config/b"',
      'import { b } from "../fields/text"',
      'import { b } from "../schema/b"',
      'import { b } from "../live/b"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "node:path"',
      'import { b } from "../validate/b"',
      'import { b } from "../ui/b"',
    ],
  },
  "src/styling/theme/a.ts": {
    allowed: ['import type { b } from "../../config/b"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "../../config/b"',
      'import { b } from "../../ui/b"',
      'import { b } from "@emotion/react"',
    ],
  },
  "src/styling/emotion/a.ts": {
    allowed: ['import { b } from "@emotion/react"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "@fastify/send"',
      'import { b } from "../../ui/b"',
      'import { b } from "vite"',
      'import { b } from "node:fs"',
    ],
  },
  "src/styling/compiler/a.mjs": {
    allowed: ['import { b } from "node:path"', 'import { b } from "vite"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "../../cli/b"',
      'import { b } from "../../node/b"',
      'import { b } from "../emotion/b"',
    ],
  },
  "src/live/a.ts": {
    allowed: ['import type { b } from "../fields/parts/b"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "../fields/parts/b"',
      'import { b } from "../ui/b"',
      'import { b } from "../compile/b"',
      'import { b } from "zod"',
      'import { b } from "node:http"',
    ],
  },
  "src/ui/a.tsx": {
    allowed: [
      'import { b } from "../styling/theme/b"',
      'import type { b } from "../compile/b"',
      'import { b } from "react"',
      'import { b } from "../live/b"',
    ],
    forbidden: [
      'import { b } from "../compile/b"',
      'import { b } from "../app/b"',
      'import { b } from "zod"',
      'import { b } from "../blocks/b"',
    ],
  },
  "src/ui/elements/a.tsx": {
    allowed: ['import { b } from "./b"', 'import { b } from "../Settings"'],
    forbidden: ['import { b } from "../controls/b"', 'import { b } from "../Section"'],
  },
  "src/ui/controls/a.tsx": {
    allowed: ['import { b } from "../elements/b"', 'import { b } from "./b"'],
    forbidden: ['import { b } from "../Group"', 'import { b } from "../../blocks/b"'],
  },
  "src/blocks/hero/Hero.tsx": {
    allowed: [
      'import type { b } from "./schema"',
      'import { b } from "../../ui/b"',
      'import { b } from "../../styling/theme/b"',
      'import { b } from "./HeroCard"',
    ],
    forbidden: [
      'import { b } from "./schema"',
      'import { b } from "../cards/Cards"',
      'import { b } from "../BlockRenderer"',
      'import { b } from "../../app/b"',
      'import { b } from "../../live/b"',
      'import { b } from "ajv"',
      'import { b } from "@cfworker/json-schema"',
    ],
  },
  "src/blocks/form/pages/FormPages.tsx": {
    allowed: [
      'import type { b } from "../schema"',
      'import { b } from "../../../ui/b"',
      'import { b } from "../FormField"',
      'import { b } from "../sending/b"',
    ],
    forbidden: [
      'import { b } from "../schema"',
      'import { b } from "../../cards/Cards"',
      'import { b } from "../../BlockRenderer"',
      'import { b } from "../../../app/b"',
      'import { b } from "../../../fields/b"',
    ],
  },
  "src/app/layout/a.tsx": {
    allowed: ['import { b } from "../../ui/b"', 'import type { b } from "../../compile/b"'],
    forbidden: [
      'import { b } from "../../blocks/registry"',
      'import { b } from "../b"',
      'import { b } from "mdast-util-from-markdown"',
    ],
  },
  "src/app/a.tsx": {
    allowed: [
      'import { b } from "./layout/b"',
      'import { b } from "../blocks/registry"',
      'import type { b } from "../compile/b"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "../node/b"',
      'import { b } from "../config/b"',
      'import { b } from "node:fs"',
      'import { b } from "@iconify-json/lucide"',
    ],
  },
  "src/editor/forms/a.tsx": {
    allowed: [
      'import { b } from "react"',
      'import { b } from "./b"',
      'import { b } from "../words/b"',
      'import { b } from "../../schema/formTable"',
      'import type { b } from "../../schema/walk"',
    ],
    forbidden: [
      'import * as z from "zod"',
      'import { b } from "../../schema/structure"',
      'import { b } from "../../fields/kind"',
      'import { b } from "../../ui/b"',
      'import { b } from "../../json/b"',
    ],
  },
  "src/editor/forms/controls/a.tsx": {
    allowed: ['import { b } from "../../words/b"', 'import { b } from "../../../schema/formTable"'],
    forbidden: ['import * as z from "zod"', 'import { b } from "../../../schema/structure"'],
  },
  "src/editor/words/a.ts": {
    allowed: ['import { b } from "./b"', 'import { b } from "../../words/knownLanguage"'],
    forbidden: ['import { b } from "react"', 'import { b } from "../../words/b"'],
  },
  "src/core/a.ts": {
    allowed: [
      'import { b } from "../blocks/registry"',
      'import { b } from "../validate/b"',
      'import { b } from "../compile/b"',
      'import { b } from "../app/b"',
      'import { b } from "image-size"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "../node/input/b"',
      'import type { b } from "../cli/b"',
    ],
  },
  "src/reference/a.ts": {
    allowed: [
      'import { b } from "../config/b"',
      'import { b } from "../validate/b"',
      'import { b } from "../blocks/schemas"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "node:fs"',
      'import { b } from "../compile/b"',
      'import { b } from "../node/b"',
    ],
  },
  "src/project/a.ts": {
    allowed: [
      'import { b } from "../core/b"',
      'import { b } from "../config/b"',
      'import { b } from "jsonc-parser"',
    ],
    forbidden: [
      'import { b } from "node:fs"',
      'import { b } from "../node/b"',
      'import { b } from "../validate/b"',
    ],
  },
  "src/node/input/a.ts": {
    allowed: [
      'import { b } from "node:fs"',
      'import { b } from "../../app/b"',
      'import { b } from "../../validate/b"',
    ],
    forbidden: [
      'import { b } from "../../cli/b"',
      'import { b } from "../bundle/b"',
      'import { b } from "../output/b"',
      'import { b } from "../project/b"',
      'import { b } from "../serve/b"',
    ],
  },
  "src/node/serve/a.ts": {
    allowed: ['import { b } from "../input/b"', 'import { b } from "../output/b"'],
    forbidden: ['import { b } from "../../cli/b"'],
  },
};
