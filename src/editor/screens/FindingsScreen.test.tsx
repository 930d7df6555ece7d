import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FindingsScreen } from "./FindingsScreen";
import { recordingSession } from "./recordingSession.fixture";
import { SessionContext } from "./useSession";

const place = (offset: number) => ({ offset, line: 1, column: offset + 1 });
const finding = {
  code: "unknown-key",
  severity: "error",
  message: 'Unknown key "hed".',
  breadcrumb: "home",
  path: ["hed"],
  range: { start: place(2), end: place(5) },
  edits: [{ range: { start: place(2), end: place(5) }, text: "head" }],
  lines: { removed: ['    "hed": 1,'], added: ['    "head": 1,'] },
} as const;

test("shows the lines before and after a fix, which changes nothing else", async () => {
  const { check, draft, session } = recordingSession();
  const { container } = render(
    <SessionContext value={session}>
      <FindingsScreen />
    </SessionContext>,
  );
  act(() => check.hear({ kind: "findings", rev: 0, list: [finding as never] }));
  expect(container.querySelector("del")).toHaveTextContent('Before − "hed": 1,');
  expect(container.querySelector("ins")).toHaveTextContent('After + "head": 1,');
  await userEvent.click(screen.getByRole("button", { name: "Fix" }));
  expect(draft.posted.at(-1)).toEqual({
    kind: "fix",
    changes: [{ offset: 2, length: 3, text: "head" }],
    name: "home",
  });
});
