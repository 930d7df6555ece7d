import type { ComponentType } from "react";
import type { Control, Form } from "../../../schema/formTable";
import type { ControlProps } from "../FormContext";
import { ChoiceField, YesNoField } from "./ChoiceField";
import { ColorField } from "./ColorField";
import { ConditionField } from "./ConditionField";
import { DateField } from "./DateField";
import { FixedField } from "./FixedField";
import { FormattedField } from "./FormattedField";
import { GroupField } from "./GroupField";
import { LineField } from "./LineField";
import { ListField } from "./ListField";
import { NamedField } from "./NamedField";
import { NamesField } from "./NamesField";
import { NumberField } from "./NumberField";
import { SwitchField } from "./SwitchField";
import { TableField } from "./TableField";
import { TextField } from "./TextField";
import { VariantField } from "./VariantField";

type FormOf<C extends Control> = Form extends infer F
  ? F extends { control: infer K }
    ? C extends K
      ? F
      : never
    : never
  : never;

/** The component of each control. A missing one is a type error. */
export const controls: { [C in Control]: ComponentType<ControlProps<FormOf<C>>> } = {
  line: LineField,
  text: TextField,
  formatted: FormattedField,
  yesNo: YesNoField,
  address: LineField,
  link: NamedField,
  anchor: NamedField,
  date: DateField,
  day: DateField,
  color: ColorField,
  colorName: NamedField,
  picture: NamedField,
  icon: NamedField,
  file: NamedField,
  tag: NamedField,
  toast: NamedField,
  server: NamedField,
  language: NamedField,
  timeZone: NamedField,
  pagePath: NamedField,
  question: NamedField,
  number: NumberField,
  choice: ChoiceField,
  fixed: FixedField,
  group: GroupField,
  table: TableField,
  condition: ConditionField,
  list: ListField,
  names: NamesField,
  variant: VariantField,
  switch: SwitchField,
};
