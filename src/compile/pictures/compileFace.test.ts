import { expect, test } from "vitest";
import { configSchema } from "../../config/config";
import { facesToFetch } from "./compileFace";

const config = (avatars: object) =>
  configSchema.parse({
    version: 1,
    site: { name: "Bay" },
    constants: { chief: "Ada" },
    avatars,
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [
          {
            type: "staff",
            groups: [
              {
                title: "Crew",
                members: [
                  { name: "Nova" },
                  { name: "{{chief}}" },
                  { name: "Nova" },
                  { name: "Sol", avatar: "/sol.png" },
                ],
              },
            ],
          },
          {
            type: "form",
            submit: "Send",
            fields: [{ type: "text", name: "email", label: "Email" }],
            delivery: { type: "email", to: "crew@bay.example", subject: "Hello" },
          },
        ],
      },
    ],
  });

const url = "https://faces.example/{name}";

test.each([
  [{ url, load: "build" }, ["Nova", "Ada"]],
  [{ url }, []],
  [{}, []],
])("fetches the avatars of people without their own during the build: %j", (avatars, names) => {
  expect(facesToFetch(config(avatars))).toEqual(names);
});
