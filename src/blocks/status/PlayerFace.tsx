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

/** Names that somebody can have: not those of which only dots are left, nor one that was too long to be kept whole. */
const realName = /[\p{L}\p{N}_](?!.*…$)/u;

/**
 * The face of somebody who is on, beside their name. Renders a `Face`: on Discord the picture that the service names, else that
 * of the avatar service of the site. The browser asks for it when the list is open and it is on the screen.
 */
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
