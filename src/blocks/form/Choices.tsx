import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";
import type { FormControlProps } from "./FormControl";
import { GroupControl } from "./GroupControl";
import { spoken } from "../../ui/elements/spoken";

/** A group of radio buttons or checkboxes. Renders a `<fieldset>`. Browsers can only require radio buttons. */
export function Choices({
  id,
  field,
  isHydrated,
  isBound,
  isWrong,
  describedBy,
  words,
  Choice,
  onInput,
  controlRef,
}: FormControlProps) {
  if (!("options" in field)) return undefined;
  const isRadio = field.type === "radio";
  const required = field.required && (isHydrated || !isBound);
  const group = isRadio && {
    role: "radiogroup",
    "aria-required": required || undefined,
    "aria-invalid": isWrong || undefined,
  };
  const common = isRadio
    ? ({ type: "radio", required } as const)
    : ({ type: "checkbox", "aria-invalid": isWrong || undefined } as const);

  return (
    <fieldset
      ref={(element) => (element ? controlRef(new GroupControl(element)) : undefined)}
      {...group}
      aria-describedby={describedBy}
      css={[frame, isWrong && isRadio && wrong]}
    >
      <legend css={legend}>{words}</legend>
      {field.options.map(({ value, label, inLanguage }, index) => (
        <Choice
          key={value}
          {...common}
          css={isRadio && round}
          id={`${id}:${index}`}
          name={field.name}
          value={value}
          aria-describedby={isWrong && index === 0 ? describedBy : undefined}
          onInput={onInput}
        >
          {spoken(label, { inLanguage })}
        </Choice>
      ))}
    </fieldset>
  );
}

const frame = css`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const legend = css`
  margin-block-end: ${space[1]};
  padding: 0;
  font-size: ${size.s};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const wrong = css`
  input:not(:focus-visible) {
    outline: 2px solid ${color.danger};
    outline-offset: 2px;
  }
`;

const round = css`
  && {
    border-radius: 50%;
    &::before {
      border: 0.3rem solid ${color.primary};
      border-radius: 50%;
      clip-path: none;
    }
  }
  ${media.forcedColors} {
    &&::before {
      content: none;
    }
  }
`;
