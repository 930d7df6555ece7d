import config from "../../sites/demo/site.config.json";

/** Demo values that the specification does not define. */
export const { server, ip, discord, bans, store, mail } = config.constants;

interface StaffGroup {
  title: string;
  description: string;
  members: { name: string; role: string; description: string; handle: string }[];
}

/** The demo's fictional people. */
export const staff = config.routes.find(({ path }) => path === "/staff")!.blocks[0] as unknown as {
  groups: StaffGroup[];
};

/** The status service. It does not exist, so the server's state is unknown. */
export const serverService = "status.orbistead.example";
