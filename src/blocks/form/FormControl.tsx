import { css } from "@emotion/react";
import type { RefCallback } from "react";
import { media } from "../../styling/theme/media";
import { color, duration, radius, size } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { useLabels } from "../../ui/Settings";
import type { Control } from "./answers";
import type { FormFieldProps } from "./schema";

export interface FormControlProps {
  id: string;
  field: FormFieldProps;
  /** Whether the form checks by itself; until then the browser keeps people within the length. */
  isHydrated: boolean;
  /** Whether what was typed must not change, because it is being sent. */
  isLocked: boolean;
  isWrong: boolean;
  /** The ids of the hint and of the message about what is wrong. */
  describedBy: string | undefined;
  onInput: () => void;
  controlRef: RefCallback<Control>;
}

/** What a field is answered in. Renders an `<input>`, a `<textarea>` or a `<select>` with the native rules of the field. */
export function FormControl({
  id,
  field,
  isHydrated,
  isLocked,
  isWrong,
  describedBy,
  onInput,
  controlRef,
}: FormControlProps) {
  const { choose } = useLabels();
  const common = {
    id,
    name: field.name,
    required: field.required,
    onInput,
    ref: controlRef,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": describedBy,
  };

  switch (field.type) {
    case "checkbox":
      return <input {...common} type="checkbox" css={box} />;
    case "select":
      return (
        <span css={selectFrame}>
          <select {...common} defaultValue="" css={[control, select]}>
            <option value="">{field.placeholder ?? choose}</option>
            {field.options.map(({ value, label }) => (
              <option key={value} value={value}>
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
          {...typed(field, isHydrated)}
          type={field.type}
          readOnly={isLocked}
          css={control}
        />
      );
  }
}

/** The attributes of a field that is typed into. */
function typed(field: Exclude<FormFieldProps, { type: "select" | "checkbox" }>, isHydrated: boolean) {
  const { placeholder } = field;
  if (field.type === "number") {
    return { placeholder, min: field.min, max: field.max, step: field.step, inputMode: inputModeOf(field) };
  }
  return {
    placeholder,
    minLength: "minLength" in field ? field.minLength : undefined,
    // A browser cuts off what is pasted beyond the limit; the form's own check says so instead.
    maxLength: isHydrated ? undefined : field.maxLength,
    autoComplete:
      field.type === "text" ? field.autocomplete : field.type === "textarea" ? undefined : field.type,
  };
}

/** The keyboard of a phone: some have no minus and no comma. */
function inputModeOf({ min, step = 1 }: Extract<FormFieldProps, { type: "number" }>) {
  return min !== undefined && min >= 0 && Number.isInteger(step) && Number.isInteger(min)
    ? ("numeric" as const)
    : undefined;
}

const control = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.65rem 0.9rem;
  border: 1px solid color-mix(in srgb, ${color.textMuted} 60%, ${color.border});
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.background} 45%, ${color.surface});
  color: ${color.text};
  font-size: ${size.m};
  line-height: 1.5;
  transition:
    border-color ${duration.fast},
    box-shadow ${duration.fast};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 0.85;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.textMuted};
    }
  }
  &:focus-visible {
    border-color: ${color.focus};
    border-radius: ${radius.m};
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid="true"] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`;

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

const box = css`
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin-block-start: 0.05em;
  appearance: none;
  border: 1px solid color-mix(in srgb, ${color.textMuted} 60%, ${color.border});
  border-radius: min(${radius.s}, 0.375rem);
  background: color-mix(in srgb, ${color.background} 45%, ${color.surface});
  cursor: pointer;
  &::before {
    content: "";
    display: none;
    block-size: 100%;
    background: ${color.onPrimary};
    clip-path: polygon(18% 52%, 29% 41%, 43% 55%, 71% 25%, 82% 36%, 43% 76%);
  }
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
    &::before {
      display: block;
    }
  }
  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
  &[aria-invalid="true"] {
    outline: 2px solid ${color.danger};
    outline-offset: 2px;
  }
`;
