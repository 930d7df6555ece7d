import type { Page } from "playwright";
import { faceOf } from "./faces";
import type { Picture } from "./picture";

const ip = "play.fernhollow.example";

/** The service's responses for each server, by path. */
const states: Record<string, object> = {
  "/survival": {
    up: true,
    now: 37,
    max: 200,
    game: "Paper 1.21.4",
    says: "Welcome to the village\nHarvest week until Sunday!",
    who: ["Moss", "Fern", "Nettle_42", "Bramble", "Willow"],
  },
  "/pocket": { up: false },
  "/chat": { up: true, now: 114, who: ["Nettle_42", "Bramble", "Willow"] },
};

/** The local service's responses. */
export const answer = (path: string) => {
  const [, name] = /^\/faces\/(\w+)$/.exec(path) ?? [];
  return name === undefined ? states[path] : faceOf(name);
};

/** A site with a block that shows its servers' state. */
export function siteWith(service: string, block: object) {
  const paths = {
    online: "up",
    players: "now",
    maximum: "max",
    version: "game",
    message: "says",
    names: "who",
  };
  const server = (label: string, path: string, keys: object) => ({
    provider: "json",
    label,
    url: service + path,
    paths: keys,
  });
  return {
    version: 1,
    site: { name: "Fernhollow" },
    avatars: { url: `${service}/faces/{name}` },
    servers: {
      main: server("Survival", "/survival", paths),
      pocket: server("Pocket edition", "/pocket", paths),
      // Discord provides no other data.
      chat: server("Our Discord", "/chat", { online: "up", players: "now", names: "who" }),
    },
    routes: [
      {
        path: "/",
        title: "Who is on",
        blocks: [
          {
            type: "status",
            items: [
              { server: "main", note: "Vanilla, from 1.21 on", label: "Copy the address", copy: ip },
              {
                server: "pocket",
                note: "Phones, tablets, consoles",
                label: "Copy the address",
                copy: "pocket.fernhollow.example:19132",
              },
              { server: "chat", label: "Join the chat", href: "https://chat.fernhollow.example" },
            ],
            ...block,
          },
        ],
      },
    ],
  };
}

/** The list of servers, after all responses have arrived. */
export async function listOf(page: Page) {
  const list = page.locator("main ul").first();
  await list.getByText("114").waitFor();
  await list.getByText("37").waitFor();
  await list.getByText("Offline").first().waitFor();
  return list;
}

/** Everything that a status block shows, in both layouts. */
export const statusPictures: readonly Picture[] = [
  {
    name: "status-cards",
    screen: { width: 1120, height: 900 },
    config: (service) => siteWith(service, { faces: true }),
    answer,
    async ready(page) {
      const list = await listOf(page);
      for (const opener of await list.locator("summary").all())
        if (await opener.isVisible()) await opener.click();
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      return list;
    },
  },
  {
    name: "status-rows",
    screen: { width: 1120, height: 900 },
    config: (service) => siteWith(service, { layout: "row" }),
    answer,
    ready: listOf,
  },
];
