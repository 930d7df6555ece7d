import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";
import { color, gutter, radius, size, space } from "../styling/theme/tokens";
import { useLabels } from "../ui/Settings";

interface Attempt {
  children?: ReactNode;
  failed: boolean;
}

/** Replaces a block that throws with a notice, until other children are rendered. React logs the error. */
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
