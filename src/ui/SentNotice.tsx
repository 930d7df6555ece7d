import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import type { ToastContent } from "../fields/parts/toast";
import { color, size, space } from "../styling/theme/tokens";
import { Button } from "./controls/Button";
import { Card } from "./elements/Card";
import { Glyph } from "./elements/Glyph";
import { Heading } from "./elements/Heading";
import { useLabels } from "./Settings";

/**
 * What stands in place of a form that was sent, with the focus. Renders a card with a status and a button.
 * - `message`: what the site says of it
 * - `onAgain`: shows the form once more
 */
export function SentNotice({
  message: { title, description },
  onAgain,
}: {
  message: ToastContent;
  onAgain: () => void;
}) {
  const { fillInAnother } = useLabels();
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Card css={card}>
      <Glyph name="success" size="2em" css={sign} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold headings */}
      <div role="status" css={words}>
        <Heading ref={place} tabIndex={-1} css={heading}>
          {title}
        </Heading>
        {description && <p css={text}>{description}</p>}
      </div>
      <Button variant="secondary" onClick={onAgain}>
        {fillInAnother}
      </Button>
    </Card>
  );
}

const card = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[6]};
`;

const sign = css`
  color: ${color.success};
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
