import { DateTime } from "../../ui/elements/DateTime";
import { mutedText } from "../../ui/textStyles";
import type { StaffProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

type Member = StaffProps["groups"][number]["members"][number];

/** When a person was a member: the owner's text, or the dates. Renders a `<p>`, or nothing. */
export function Period({
  from,
  until,
  when,
  inLanguage,
}: Pick<Member, "from" | "until" | "when" | "inLanguage">) {
  if (!when && !from && !until) return null;
  return (
    <p css={mutedText}>
      {spoken(when, { inLanguage }) ?? (
        <>
          {from && <DateTime date={from} />}
          {from && " – "}
          {until && <DateTime date={until} />}
        </>
      )}
    </p>
  );
}
