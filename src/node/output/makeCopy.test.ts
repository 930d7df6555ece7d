import { expect, it } from "vitest";
import { copyRights } from "./makeCopy";

function refusing(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

it("ignores shares without permissions, and throws other errors", () => {
  expect(() => copyRights(1, 0o644, refusing("EPERM"))).not.toThrow();
  expect(() => copyRights(1, 0o644, refusing("EIO"))).toThrow("EIO");
});
