import { css } from "@emotion/react";
import { color, gap, rhythm, size, space } from "../../styling/theme/tokens";
import { Disclosure } from "../../ui/elements/Disclosure";
import { Heading } from "../../ui/elements/Heading";
import { useLabels } from "../../ui/Settings";
import { MemberRow } from "./MemberRow";
import type { StaffProps } from "./schema";

type Former = NonNullable<StaffProps["former"]>[number];

/** Former members of the team, in a disclosure. Renders a `<details>`. */
export function FormerMembers({ members }: { members: readonly Former[] }) {
  const { formerMembers } = useLabels();
  return (
    <Disclosure
      css={collapsed}
      isHeading
      summary={
        <Heading css={title}>
          {formerMembers} <span css={number}>({members.length})</span>
        </Heading>
      }
    >
      <ul css={list}>
        {members.map((member, index) => (
          <li key={index}>
            <MemberRow member={member} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const collapsed = css`
  margin-block-start: ${rhythm.ground};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.border};
  > summary {
    inline-size: fit-content;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
  }
`;

const title = css`
  font-size: ${size.l};
`;

const number = css`
  color: ${color.textMuted};
  font-weight: 400;
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(13rem, 100%), (100% - 3 * ${gap}) / 4 - 0.1px), 1fr)
  );
  gap: ${gap};
  min-inline-size: 0;
  margin-block-start: ${space[4]};
`;
