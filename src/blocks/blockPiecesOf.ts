import type { PageBlock } from "./pageBlock";
import { isWideTable } from "./table/isWideTable";

/** Styles that only some blocks of a type need. */
export type BlockPiece =
  | "blockButtons"
  | "choices"
  | "heroCards"
  | "heroPicture"
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

export function blockPiecesOf(block: PageBlock): BlockPiece[] {
  return [...groundOf(block), ...buttonsOf(block), ...piecesOf(block)];
}

function groundOf(block: PageBlock): BlockPiece[] {
  const hasPicture = "image" in block || "images" in block;
  const isOnPicture = hasPicture && "layout" in block && /^(?:cover|banner)$/.test(block.layout ?? "");
  return isOnPicture || typeof block.background === "object" ? ["pictureGround"] : [];
}

/** The blocks with their own row of buttons. */
const withOwnButtons: ReadonlySet<string> = new Set(["callout", "cta", "hero"]);

function buttonsOf(block: PageBlock): BlockPiece[] {
  const owners = block.type === "staff" ? [block, ...block.groups] : [block];
  const hasSome = owners.some((owner) => "buttons" in owner) && !withOwnButtons.has(block.type);
  return hasSome ? ["blockButtons"] : [];
}

function piecesOf(block: PageBlock): BlockPiece[] {
  switch (block.type) {
    case "hero": {
      const { cards, image, images, layout } = block;
      const isCover = layout === "cover";
      return [
        ...(cards ? (["heroCards"] as const) : []),
        ...(image && !isCover ? (["heroPicture"] as const) : []),
        ...(images && isCover ? (["slides"] as const) : []),
      ];
    }
    case "form":
      return block.fields.some(
        (field) => field.type === "checkbox" || ("options" in field && field.type !== "select"),
      )
        ? ["choices"]
        : [];
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
