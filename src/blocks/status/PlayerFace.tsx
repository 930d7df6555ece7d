import { css } from "@emotion/react";
import type { Person, ServerData } from "../../fields/parts/server";
import { radius } from "../../styling/theme/tokens";
import { Face } from "../../ui/elements/Face";
import { faceAddress } from "../../ui/elements/faceAddress";
import { useSettings } from "../../ui/Settings";

export interface PlayerFaceProps {
  person: Person;
  server: ServerData;
}

/** A complete name: not only dots, and not truncated. */
const realName = /[\p{L}\p{N}_](?!.*…$)/u;

/** The avatar of an online player, from Discord or the site's service. Renders a `Face`, loaded on the screen. */
export function PlayerFace({ person: { name, face }, server: { provider } }: PlayerFaceProps) {
  const { avatars } = useSettings();
  const isKnown = provider !== "discord" && realName.test(name);
  return <Face src={isKnown ? faceAddress(name, avatars) : face} css={small} />;
}

const small = css`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-block: 0.2rem;
  margin-inline-start: -0.3em;
  border-radius: ${radius.s};
`;
