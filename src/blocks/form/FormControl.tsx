import { css } from "@emotion/react";
import type { ReactNode, RefCallback } from "react";
import { color } from "../../styling/theme/tokens";
import { control } from "../../ui/elements/control";
import { Glyph } from "../../ui/elements/Glyph";
import { useLabels } from "../../ui/Settings";
import type { Control } from "./answers";
import type { Choice } from "./Choice";
import type { FormFieldProps } from "./schema";

export interface FormControlProps {
  id: string;
  field: FormFieldProps;
  isHydrated: boolean;
  /** Whether it depends on another field. Without JavaScript, it is then not required. */
  isBound: boolean;
  /** Whether it is being sent. */
  isLocked: boolean;
  isWrong: boolean;
  /** The ids of the hint and the error message. */
  describedBy: string | undefined;
  /** The label, for a control inside its label. */
  words: ReactNode;
  Choice: typeof Choice;
  onInput: () => void;
  controlRef: RefCallback<Control>;
}

/** The control of a field. Renders an `<input>`, a `<textarea>` or a `<select>` with native constraints. */
export function FormControl({
  id,
  field,
  isHydrated,
  isBound,
  isLocked,
  isWrong,
  describedBy,
  words,
  Choice,
  onInput,
  controlRef,
}: FormControlProps) {
  const { choose } = useLabels();
  const common = {
    id,
    name: field.name,
    required: field.required && (isHydrated || !isBound),
    onInput,
    ref: controlRef,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": describedBy,
  };

  switch (field.type) {
    case "checkbox":
      return (
        <Choice {...common} type="checkbox">
          {words}
        </Choice>
      );
    case "select":
      return (
        <span css={selectFrame}>
          <select {...common} defaultValue="" css={[control, select]}>
            <option value="" {...(field.placeholder ? field.inLanguage : undefined)}>
              {field.placeholder ?? choose}
            </option>
            {field.options.map(({ value, label, inLanguage }) => (
              <option key={value} value={value} {...inLanguage}>
                {label}
              </option>
            ))}
          </select>
          <Glyph name="chevron" css={arrow} />
        </span>
      );
    case "textarea":
      return (
        <textarea
          {...common}
          {...typed(field, isHydrated)}
          rows={field.rows}
          readOnly={isLocked}
          css={[control, multiline]}
        />
      );
    default:
      return (
        <input
          {...common}
          {...typed(field as TypedField, isHydrated)}
          type={field.type}
          readOnly={isLocked}
          css={control}
        />
      );
  }
}

type TypedField = Exclude<FormFieldProps, { options: unknown } | { type: "checkbox" }>;

function typed(field: TypedField, isHydrated: boolean) {
  if (field.type === "date") return { min: field.min?.iso, max: field.max?.iso };
  const { placeholder, inLanguage } = field;
  // An answer has the direction of its own words.
  const dir = inLanguage?.dir && "auto";
  const asWritten = placeholder ? { placeholder, ...inLanguage, dir } : undefined;
  if (field.type === "number") {
    return { ...asWritten, min: field.min, max: field.max, step: field.step, inputMode: inputModeOf(field) };
  }
  return {
    ...asWritten,
    minLength: "minLength" in field ? field.minLength : undefined,
    // Browsers truncate long pasted texts silently, but the form's own validation reports them.
    maxLength: isHydrated ? undefined : field.maxLength,
    autoComplete:
      field.type === "text" ? field.autocomplete : field.type === "textarea" ? undefined : field.type,
  };
}

/** Some numeric keyboards have no minus and no decimal separator. */
function inputModeOf({ min, step = 1 }: Extract<FormFieldProps, { type: "number" }>) {
  return min !== undefined && min >= 0 && Number.isInteger(step) && Number.isInteger(min)
    ? ("numeric" as const)
    : undefined;
}

const multiline = css`
  display: block;
  resize: vertical;
`;

const selectFrame = css`
  position: relative;
  display: block;
`;

const select = css`
  appearance: none;
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;
  > option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;

const arrow = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.9rem;
  margin-block: auto;
  color: ${color.textMuted};
  pointer-events: none;
`;
