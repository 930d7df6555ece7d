import type { GroupForm } from "../../../schema/formTable";
import type { ControlProps } from "../FormContext";
import { Keys } from "../Keys";
import { Whole } from "../Whole";

/** A group of keys. An optional one with required keys is added and removed as a whole. Renders a `<fieldset>`. */
export function GroupField({ form, slot }: ControlProps<GroupForm>) {
  return (
    <Whole slot={slot} isWhole={Object.values(form.keys).some(({ required }) => required)}>
      <Keys form={form} slot={slot} />
    </Whole>
  );
}
