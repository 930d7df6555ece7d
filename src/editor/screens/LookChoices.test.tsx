import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { LookChoices } from "./LookChoices";
import { recordingSession } from "./recordingSession.fixture";
import { SessionContext } from "./useSession";

async function showLooks(written: object) {
  const { draft, session } = recordingSession();
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
