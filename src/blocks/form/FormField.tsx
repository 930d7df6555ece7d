import { css } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import { color, size, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { mutedText } from "../../ui/textStyles";
import { fillLabel, useLabels } from "../../ui/Settings";
import { Choice } from "./Choice";
import { FormControl, type FormControlProps } from "./FormControl";
import type { FormFieldProps } from "./schema";
import type { Fault } from "./validate";
import { spoken } from "../../ui/elements/spoken";

/**
 * A field of a form: its label, control, hint and error message. Renders a `<div>`.
 * - `Choices`: replaces the control of a field with radio buttons or checkboxes
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
  // Field names have no colon.
  const helpId = field.help && `${id}:help`;
  const faultId = fault && `${id}:fault`;
  const describedBy = [faultId, helpId].filter(Boolean).join(" ") || undefined;
  const Control = Choices ?? FormControl;

  const mark = field.required ? field.type === "checkboxes" && labels.atLeastOne : labels.optional;
  const words: ReactNode = (
    <>
      {spoken(field.label, field)} {mark && <span css={beside}>{mark}</span>}
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
        <p id={helpId} css={mutedText}>
          {spoken(field.help, field)}
        </p>
      )}
      {fault && (
        <p id={faultId} css={wrong}>
          <Glyph name="error" css={errorIcon} />
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

const wrong = css`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${size.s};
  font-weight: 550;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const errorIcon = css`
  flex: none;
  margin-block-start: 0.1em;
`;
