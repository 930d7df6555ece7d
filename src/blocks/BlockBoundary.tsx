import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";
import { color, gutter, radius, size, space } from "../styling/theme/tokens";
import { useLabels } from "../ui/Settings";

interface Attempt {
  /** What was rendered. */
  children?: ReactNode;
  failed: boolean;
}

/**
 * Shows a quiet notice in place of a block that threw, until there is another block to show, and keeps the
 * error from the rest of the page. React itself reports the error to the console, once.
 */
export class BlockBoundary extends Component<{ children: ReactNode }, Attempt> {
  override state: Attempt = { failed: false };

  static getDerivedStateFromProps({ children }: { children: ReactNode }, last: Attempt): Attempt | null {
    return children === last.children ? null : { children, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <BlockFailed /> : this.props.children;
  }
}

/** The notice that stands in place of a block that could not be shown. */
export function BlockFailed() {
  const labels = useLabels();
  return (
    <div role="note" css={notice}>
      {labels.blockFailed}
    </div>
  );
}

const notice = css`
  max-inline-size: max-content;
  margin: ${space[6]} auto;
  padding: ${space[4]} ${gutter};
  border: 1px dashed ${color.border};
  border-radius: ${radius.m};
  color: ${color.textMuted};
  font-size: ${size.s};
`;
