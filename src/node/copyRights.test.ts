import { expect, it } from "vitest";
import { copyRights } from "./copyRights";

function refusing(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

it("copies to a share that knows no rights, and hides no other error", () => {
  expect(() => copyRights(1, 0o644, refusing("EPERM"))).not.toThrow();
  expect(() => copyRights(1, 0o644, refusing("EIO"))).toThrow("EIO");
});
