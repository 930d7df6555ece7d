import { css } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import { color, size, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { fillLabel, useLabels } from "../../ui/Settings";
import { Choice } from "./Choice";
import { FormControl, type FormControlProps } from "./FormControl";
import type { FormFieldProps } from "./schema";
import type { Fault } from "./validate";

/**
 * One field of a form: its label, its control, a hint, and what is wrong with the answer. Renders a `<div>`.
 *
 * - `fault`: what is wrong, linked to the control and shown below it
 * - `Choices`: what shows the label and the control of a field whose choices are all seen
 * - the rest: as of `FormControl`
 */
export function FormField({
  fault,
  Choices,
  ...props
}: Omit<FormControlProps, "isWrong" | "describedBy" | "words" | "Choice"> & {
  fault: Fault | undefined;
  Choices: ComponentType<FormControlProps> | undefined;
}) {
  const { id, field } = props;
  const labels = useLabels();
  // No name of a field has a colon.
  const helpId = field.help && `${id}:help`;
  const faultId = fault && `${id}:fault`;
  const describedBy = [faultId, helpId].filter(Boolean).join(" ") || undefined;
  const Control = Choices ?? FormControl;

  const mark = field.required ? field.type === "checkboxes" && labels.atLeastOne : labels.optional;
  const words: ReactNode = (
    <>
      {field.label} {mark && <span css={beside}>{mark}</span>}
    </>
  );

  return (
    <div css={[frame, (Choices || isWide(field)) && wide]}>
      {!Choices && field.type !== "checkbox" && (
        <label htmlFor={id} css={caption}>
          {words}
        </label>
      )}
      <Control
        {...props}
        isWrong={fault !== undefined}
        describedBy={describedBy}
        words={words}
        Choice={Choice}
      />
      {field.help && (
        <p id={helpId} css={hint}>
          {field.help}
        </p>
      )}
      {fault && (
        <p id={faultId} css={wrong}>
          <Glyph name="error" css={sign} />
          <span>{fillLabel(labels[fault.message], fault.values)}</span>
        </p>
      )}
    </div>
  );
}

function isWide(field: FormFieldProps): boolean {
  return field.type === "textarea" || field.type === "checkbox";
}

const frame = css`
  display: grid;
  flex: 1 1 15rem;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const wide = css`
  flex-basis: 100%;
`;

const caption = css`
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const beside = css`
  color: ${color.textMuted};
  margin-inline-start: ${space[1]};
  font-size: ${size.xs};
  font-weight: 400;
  white-space: nowrap;
`;

const hint = css`
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const wrong = css`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${size.s};
  font-weight: 550;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const sign = css`
  flex: none;
  margin-block-start: 0.1em;
`;
