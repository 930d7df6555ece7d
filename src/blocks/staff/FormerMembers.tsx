import { css } from "@emotion/react";
import { color, gap, rhythm, size, space } from "../../styling/theme/tokens";
import { DateTime } from "../../ui/elements/DateTime";
import { Disclosure } from "../../ui/elements/Disclosure";
import { Heading } from "../../ui/elements/Heading";
import { PlayerName } from "../../ui/elements/PlayerName";
import { mutedText } from "../../ui/textStyles";
import { useLabels } from "../../ui/Settings";
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
          <li key={index} css={line}>
            <strong data-color={member.color}>
              <PlayerName name={member.name} />
            </strong>
            {member.role && <span css={mutedText}>{member.role}</span>}
            <Period {...member} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The owner's text, or the dates. */
function Period({ from, until, when }: Former) {
  if (when) return <span css={mutedText}>{when}</span>;
  if (!from && !until) return null;
  return (
    <span css={mutedText}>
      {from && <DateTime date={from} />}
      {from && " – "}
      {until && <DateTime date={until} />}
    </span>
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

const line = css`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
