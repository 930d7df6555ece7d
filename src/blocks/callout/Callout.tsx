import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { align, color, edge, radius, sides, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { Glyph } from "../../ui/elements/Glyph";
import { Heading } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { IconTile } from "../../ui/elements/IconTile";
import { signOf, tones } from "../../ui/elements/tone";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import type { CalloutProps } from "./schema";

/**
 * A coloured box. Renders a `<section>`.
 * - `tone`: the colour, and the icon if there is no `icon`
 */
export function Callout({ id, heading, intro, tone, icon, text, buttons, color: name }: CalloutProps) {
  const body = [...(intro ?? []), ...(text ?? [])];
  return (
    <Section css={runningText} id={id}>
      <div css={[!name && tones[tone], box]}>
        <IconTile css={atTop}>
          {icon ? <Icon icon={icon} size="1.5em" /> : <Glyph name={signOf(tone)} size="1.5em" />}
        </IconTile>
        <div css={words}>
          {heading && <Heading css={title}>{titleNodes(heading)}</Heading>}
          {body.length > 0 && <RichText nodes={body} deeper css={prose} />}
        </div>
        <ButtonRow buttons={buttons} css={row} />
      </div>
    </Section>
  );
}

export const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  padding: ${space[5]};
  border: 1px solid color-mix(in srgb, var(--tone) 34%, ${color.border});
  border-radius: ${radius.l};
  background:
    radial-gradient(36rem 14rem at 0 0, color-mix(in srgb, var(--tone) 16%, transparent), transparent 80%),
    ${color.surface};
  box-shadow: ${edge};
  ${media.medium} {
    padding: ${space[6]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const atTop = css`
  align-self: flex-start;
`;

const words = css`
  display: grid;
  flex: 999 1 14rem;
  gap: ${space[2]};
  min-inline-size: 0;
  text-align: ${align()};
  overflow-wrap: anywhere;
  > * {
    margin-inline: ${sides()};
  }
`;

const title = css`
  font-size: ${size.xl};
`;

const prose = css`
  color: color-mix(in srgb, ${color.text} 84%, ${color.surface});
`;

const row = css`
  flex: 0 1 auto;
  max-inline-size: 100%;
  ${media.large} {
    max-inline-size: 45%;
  }
`;
