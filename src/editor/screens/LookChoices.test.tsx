import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FromDraft, ToDraft } from "../messages";
import { Session } from "../session";
import { en } from "../words/en";
import { LookChoices } from "./LookChoices";
import { SessionContext } from "./useSession";

class RecordingWorker extends EventTarget {
  posted: ToDraft[] = [];
  postMessage(message: ToDraft) {
    this.posted.push(message);
  }
  hear(data: FromDraft) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

async function showLooks(written: object) {
  const draft = new RecordingWorker();
  const workers = { draft, check: new RecordingWorker(), picture: () => new RecordingWorker() };
  const session = new Session(workers as never, "", "/", en);
  render(
    <SessionContext value={session}>
      <LookChoices />
    </SessionContext>,
  );
  await act(async () => void (await import("../configForms")));
  act(() => draft.hear({ kind: "theme", colors: [], written }));
  const edits = () => draft.posted.flatMap((one) => (one.kind === "edit" ? [one.intents] : []));
  const open = async (look: string) => {
    await userEvent.click(screen.getByText(look, { exact: false, selector: "summary" }));
    return within(await screen.findByRole("list"));
  };
  return { edits, open };
}

test("each choice of the theme is a picture, and writes its value", async () => {
  const { edits, open } = await showLooks({ layout: "split" });
  const layouts = await open("Layout");
  expect(layouts.getByRole("button", { name: "Split" })).toHaveAttribute("aria-pressed", "true");
  expect(layouts.getByRole("button", { name: "Default" })).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(layouts.getByRole("button", { name: "Stage" }));
  expect(edits()).toEqual([[{ do: "set", path: ["theme", "layout"], value: "stage" }]]);
});

test("a font is a value of its group, and the default removes it", async () => {
  const { edits, open } = await showLooks({ fonts: { heading: "lora" } });
  const fonts = await open("Fonts: Heading");
  await userEvent.click(fonts.getByRole("button", { name: "Default" }));
  expect(edits()).toEqual([[{ do: "remove", path: ["theme", "fonts", "heading"] }]]);
});
