import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import type { ToastContent } from "../fields/parts/toast";
import { color, size, space } from "../styling/theme/tokens";
import { ActionButton } from "./controls/ActionButton";
import { Button } from "./controls/Button";
import { surface } from "./elements/Card";
import { Glyph } from "./elements/Glyph";
import { Heading } from "./elements/Heading";
import { messageTones } from "./elements/messageTones";
import { useLabels } from "./Settings";
import { spoken } from "./elements/spoken";

/**
 * Replaces a sent form and takes the focus, so screen readers announce it. Renders a card with a heading, the
 * message's link and a button.
 * - `message`: the site's message
 * - `onAgain`: shows the form again
 */
export function SentNotice({
  message: { title, description, tone, href, label, inLanguage },
  onAgain,
}: {
  message: ToastContent;
  onAgain: () => void;
}) {
  const { fillInAnother, learnMore } = useLabels();
  const descriptionId = useId();
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div css={[surface, card]}>
      <Glyph name={tone} size="2em" css={messageTones[tone]} />
      <div css={words}>
        <Heading ref={place} tabIndex={-1} aria-describedby={description && descriptionId} css={heading}>
          {spoken(title, { inLanguage })}
        </Heading>
        {description && (
          <p id={descriptionId} css={text}>
            {spoken(description, { inLanguage })}
          </p>
        )}
      </div>
      {href && (
        <ActionButton
          button={{
            label: label ?? learnMore,
            inLanguage: label === undefined ? undefined : inLanguage,
            href,
            variant: "primary",
          }}
        />
      )}
      <Button variant="secondary" onClick={onAgain}>
        {fillInAnother}
      </Button>
    </div>
  );
}

const card = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[6]};
`;

const words = css`
  min-inline-size: 0;
`;

const heading = css`
  font-size: ${size.xl};
  &:focus-visible {
    outline: none;
  }
`;

const text = css`
  margin-block-start: ${space[2]};
  color: ${color.textMuted};
`;
