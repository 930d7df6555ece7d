import { css } from "@emotion/react";
import { createContext, use, type ComponentProps, type ReactNode } from "react";
import { size } from "../../styling/theme/tokens";

const Level = createContext(1);

/** Makes the headings in its children one level deeper. */
export function HeadingScope({ children }: { children: ReactNode }) {
  const deeper = use(Level) + 1;
  return <Level value={deeper}>{children}</Level>;
}

/**
 * A heading with the level of its scope. Renders `<h1>` to `<h6>`.
 * - `deeper`: number of levels below its scope
 */
export function Heading({
  deeper = 0,
  ref,
  id,
  tabIndex,
  "aria-describedby": describedBy,
  className,
  children,
}: Pick<ComponentProps<"h2">, Attribute> & { deeper?: number | undefined }) {
  const level = Math.min(use(Level) + deeper, 6);
  const Tag = `h${level as 1 | 2 | 3 | 4 | 5 | 6}` as const;
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      aria-describedby={describedBy}
      css={levels[level - 1]}
      className={className}
    >
      {children}
    </Tag>
  );
}

type Attribute = "ref" | "id" | "tabIndex" | "aria-describedby" | "className" | "children";

const small = css`
  font-size: ${size.m};
`;

const levels = [
  css`
    font-size: ${size.xxxl};
  `,
  css`
    font-size: ${size.xxl};
  `,
  css`
    font-size: ${size.xl};
  `,
  css`
    font-size: ${size.l};
  `,
  small,
  small,
];
