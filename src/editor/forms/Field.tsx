import type { ReactNode } from "react";
import { Findings } from "./Findings";
import { findingsAt, idOf, type Slot, useForm } from "./FormContext";
import { Help } from "./Help";

/** The attributes that join a control to its label, description and findings. */
export interface FieldAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/**
 * A control with its label, description and findings.
 * - `isGroup`: whether it has several controls, so the label names a group
 * - `children`: renders the control with these attributes
 */
export function Field({
  slot,
  isGroup = false,
  children,
}: {
  slot: Slot;
  isGroup?: boolean;
  children: (attributes: FieldAttributes) => ReactNode;
}) {
  const { findings, words, Translations } = useForm();
  const { path, label, about, isFixed, isBare } = slot;
  const id = idOf(path);
  const own = findingsAt(findings, path);
  const described = [...(own.length > 0 ? [`${id}-findings`] : []), ...(about ? [`${id}-help`] : [])];
  const describedBy = described.join(" ") || undefined;
  const isRequired = isFixed && path.length > 0 && typeof path.at(-1) === "string";
  const attributes: FieldAttributes = {
    id,
    "aria-describedby": isGroup ? undefined : describedBy,
    "aria-invalid": own.some(({ severity }) => severity === "error") || undefined,
    "aria-required": (isRequired && !isGroup) || undefined,
  };
  const title = (
    <>
      {label}
      {isRequired && <span className="ed-required"> ({words.required})</span>}
    </>
  );
  const help = about && <Help id={`${id}-help`} text={about} />;
  const inside = (
    <>
      {isGroup && help}
      {children(attributes)}
      <Findings id={`${id}-findings`} list={own} />
      {!isGroup && help}
      {!isGroup && Translations && <Translations path={path} label={label} />}
    </>
  );
  const hidden = isBare ? "ed-hidden" : "ed-label";
  return isGroup ? (
    <fieldset className="ed-field" aria-describedby={describedBy}>
      <legend className={hidden}>{title}</legend>
      {inside}
    </fieldset>
  ) : (
    <div className="ed-field">
      <label className={hidden} htmlFor={id}>
        {title}
      </label>
      {inside}
    </div>
  );
}
