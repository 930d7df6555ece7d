import { OPEN_ADDRESS } from "../liveChannel";
import { element } from "./element";
import type { FindingsReport, FrameRow, ShownFinding } from "./report";

const severityWords = { error: "Error", warning: "Warning" } as const;

/** The findings as a list, each with its severity, breadcrumbs, message, position and source lines. */
export function findingsList(report: FindingsReport): HTMLElement[] {
  const { findings, errors, warnings, isOutdated, fixable, commands } = report;
  const more = errors + warnings - findings.length;
  const notes = [
    ...(more > 0 ? [`And ${more} more. List them all: ${commands.all}`] : []),
    ...(fixable > 0 ? [`Fix ${these(fixable, errors + warnings)} automatically: ${commands.fix}`] : []),
  ];
  const about = isOutdated
    ? [element("p", { class: "about" }, "The page still shows the last valid version.")]
    : [];
  return [
    ...about,
    element("ol", { class: "findings", role: "list" }, ...findings.map((finding) => item(finding, report))),
    ...notes.map((note) => element("p", { class: "more" }, note)),
  ];
}

function these(count: number, all: number): string {
  if (count < all) return `${count} of these`;
  return all === 1 ? "this" : "all of these";
}

function item(finding: ShownFinding, report: FindingsReport): HTMLElement {
  const { severity, breadcrumb, message } = finding;
  return element(
    "li",
    { class: `finding ${severity}` },
    element(
      "p",
      { class: "breadcrumb" },
      element("strong", { class: "severity" }, severityWords[severity]),
      ...(breadcrumb === "" ? [] : [" ", breadcrumb]),
    ),
    element("p", { class: "message" }, message),
    ...snippet(finding, report),
  );
}

function snippet({ place, code, frame }: ShownFinding, report: FindingsReport): HTMLElement[] {
  if (!place) return [];
  const note = element("span", { class: "note", role: "status" });
  return [
    element(
      "div",
      { class: "snippet" },
      element(
        "div",
        { class: "where" },
        openButton(report, place, note),
        ...(code === undefined ? [] : [element("span", { class: "code" }, code)]),
        note,
      ),
      ...(frame ? [element("pre", {}, ...frame.map(row))] : []),
    ),
  ];
}

function row({ number, text, mark }: FrameRow): HTMLElement {
  const parts = mark
    ? [
        text.slice(0, mark.from),
        // A mark after the end of a line needs a space.
        element("mark", {}, text.slice(mark.from, mark.to) || " "),
        text.slice(mark.to),
      ]
    : [text];
  return element(
    "span",
    { class: mark ? "row marked" : "row" },
    element("span", { class: "number" }, String(number)),
    element("code", {}, ...parts),
  );
}

/** @returns whether the server opens an editor, which it does only if the live site is private */
async function askForEditor(place: string): Promise<boolean> {
  try {
    return (await fetch(`${OPEN_ADDRESS}?at=${place}`, { method: "POST" })).status !== 403;
  } catch {
    // The server has stopped, which the owner's terminal shows.
    return true;
  }
}

/** The position, as a button that opens the owner's editor there. */
function openButton(
  { file: config }: FindingsReport,
  { line, column, file }: NonNullable<ShownFinding["place"]>,
  note: HTMLElement,
): HTMLElement {
  const words = `${file ?? config}:${line}:${column}`;
  const button = element("button", { type: "button", class: "place", title: "Open in your editor" }, words);
  button.addEventListener("click", () => {
    // The server responds before it has found an editor.
    void askForEditor(file === undefined ? `${line}:${column}` : words).then((isAsked) => {
      note.textContent = isAsked
        ? "Opening in your editor. If nothing happens, start the editor and try again."
        : "The editor cannot be opened because this page is shared on the network.";
    });
  });
  return button;
}
