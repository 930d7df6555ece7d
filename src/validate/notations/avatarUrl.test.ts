import { expect, test } from "vitest";
import { explainAvatarUrl } from "./avatarUrl";

test.each(["%player%", "%uuid%", "{player}", "<name>", "$NAME"])(
  "replaces %s in the address of an avatar service with {name}, and appends nothing",
  (placeholder) => {
    expect(explainAvatarUrl(`https://faces.example/${placeholder}/64`).instead).toBe(
      "https://faces.example/{name}/64",
    );
  },
);
