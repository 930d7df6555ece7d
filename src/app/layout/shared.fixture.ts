import type { Shared } from "../../compile/page";
import { settings } from "../../ui/settings.fixture";
import type { NavItem } from "./NavLink";

const page = (label: string, href: string): NavItem => ({ label, href: { href, kind: "page" } });

/** The shared data of a small site, for tests. */
export const shared = {
  ...settings,
  basePath: "/",
  name: "Orbit",
  navigation: [
    page("Home", "/"),
    page("Rules", "/rules"),
    { label: "Store", href: { href: "https://store.example", kind: "external" } },
  ],
  footer: {
    text: [{ tag: "p", children: ["A friendly server."] }],
    copyright: "© Orbit",
    groups: [{ title: "Server", links: [page("All rules", "/rules")] }],
    social: [
      {
        label: "Discord",
        href: { href: "https://discord.example", kind: "external" },
        icon: { viewBox: "0 0 24 24", nodes: [["path", { d: "M0 0h24v24H0z" }]] },
      },
    ],
  },
} as unknown as Shared;
