import { expect, test } from "vitest";
import { explainAvatarUrl } from "./avatarUrl";

test.each(["%player%", "%uuid%", "{player}", "<name>", "$NAME"])(
  "%s in the address of an avatar service becomes {name}, and nothing is put behind it",
  (placeholder) => {
    expect(explainAvatarUrl(`https://faces.example/${placeholder}/64`).instead).toBe(
      "https://faces.example/{name}/64",
    );
  },
);
