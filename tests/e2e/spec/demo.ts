import config from "../../sites/demo/site.config.json";

/** What the demo invents where the specification leaves it open. */
export const { server, ip, discord, bans, store, mail } = config.constants;

interface StaffGroup {
  title: string;
  description: string;
  members: { name: string; role: string; description: string; handle: string }[];
}

/** The people whom the demo invents. */
export const staff = config.routes.find(({ path }) => path === "/staff")!.blocks[0] as unknown as {
  groups: StaffGroup[];
};

/** The host that is asked about the server. Nobody has it, so that nothing is known of the server. */
export const serverService = "status.orbistead.example";
