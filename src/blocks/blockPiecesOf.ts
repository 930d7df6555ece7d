import { type ArrangedLayout, heroLayouts } from "../fields/parts/heroLayout";
import { isGroundColor } from "../fields/parts/groundColor";
import type { PageBlock } from "./pageBlock";
import { isWideTable } from "./table/isWideTable";

/** Styles that only some heroes need. A page loads only the styles that its heroes need. */
export type HeroPiece =
  | "heroBleed"
  | "heroCards"
  | "heroFields"
  | "heroLayers"
  | "heroLogo"
  | "heroPicture"
  | "stackedHero"
  | `${ArrangedLayout}Hero`;

/** Styles that only some blocks of a type need. */
export type BlockPiece =
  | "blockButtons"
  | "choices"
  /** Colours on the primary and the accent colour. */
  | "colorGround"
  | HeroPiece
  | "listSearch"
  | "liveTable"
  | "memberCards"
  | "memberRows"
  | "meters"
  | "pictureGround"
  | "rowCards"
  | "ruleList"
  | "slides"
  | "statusCards"
  | "statusRows"
  | "wideTable";

type HeroBlock = Extract<PageBlock, { type: "hero" }>;

export function blockPiecesOf(block: PageBlock): BlockPiece[] {
  return [...groundOf(block), ...buttonsOf(block), ...piecesOf(block)];
}

function groundOf(block: PageBlock): BlockPiece[] {
  const hasPicture = "image" in block || "images" in block;
  const isOnPicture = hasPicture && "layout" in block && /^(?:cover|banner)$/.test(block.layout ?? "");
  const isBehind = "imagePosition" in block && block.imagePosition === "behind";
  return [
    ...(isOnPicture || isBehind || typeof block.background === "object" ? (["pictureGround"] as const) : []),
    ...(isGroundColor(block.background) ? (["colorGround"] as const) : []),
  ];
}

/** The blocks with their own row of buttons. */
const withOwnButtons: ReadonlySet<string> = new Set(["callout", "cta", "hero"]);

function buttonsOf(block: PageBlock): BlockPiece[] {
  const owners = block.type === "staff" ? [block, ...block.groups] : [block];
  const hasSome = owners.some((owner) => "buttons" in owner) && !withOwnButtons.has(block.type);
  return hasSome ? ["blockButtons"] : [];
}

/** The styles of a hero's layout and of its parts. */
export function heroPiecesOf({ cards, images, layers, layout = "split", logo }: HeroBlock): HeroPiece[] {
  const isArranged = layout in heroLayouts;
  return [
    isArranged ? `${layout as ArrangedLayout}Hero` : "stackedHero",
    ...(cards ? ([isArranged ? "heroFields" : "heroCards"] as const) : []),
    ...(layers ? (["heroLayers"] as const) : []),
    ...(layout === "bleed" ? (["heroBleed"] as const) : []),
    ...(logo ? (["heroLogo"] as const) : []),
    ...((images ?? layers) && !isArranged && layout !== "cover" ? (["heroPicture"] as const) : []),
  ];
}

function piecesOf(block: PageBlock): BlockPiece[] {
  switch (block.type) {
    case "hero": {
      const isOnPicture = block.layout === "ticket";
      const hasSlides = block.images && block.layout === "cover";
      return [
        ...heroPiecesOf(block),
        ...(isOnPicture ? (["pictureGround"] as const) : []),
        ...(hasSlides ? (["slides"] as const) : []),
      ];
    }
    case "form":
      return block.fields.some(
        (field) => field.type === "checkbox" || ("options" in field && field.type !== "select"),
      )
        ? ["choices"]
        : [];
    case "cards":
    case "faq":
      return block.search ? ["listSearch"] : [];
    case "rules":
      return ["ruleList"];
    case "staff":
      return [block.layout === "cards" ? "memberCards" : "memberRows"];
    case "stats":
      return block.layout === "bars" || block.layout === "rings" ? ["meters"] : [];
    case "status":
      return [block.layout === "row" ? "statusRows" : "statusCards"];
    case "table":
      return [
        isWideTable(block.columns) ? "wideTable" : "rowCards",
        ...(block.search ? (["listSearch"] as const) : []),
        ...(block.server ? (["liveTable"] as const) : []),
      ];
    case "tabs":
      return block.tabs.some(({ rules }) => rules) ? ["ruleList"] : [];
    default:
      return [];
  }
}
