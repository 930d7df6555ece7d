import { type Slot, useForm } from "./FormContext";

/** Writes a value, and removes an optional one that is empty. */
export function useValue({ path, isFixed }: Slot, canBeEmpty = false) {
  const { onIntent } = useForm();
  return (value: unknown) => {
    const isGone = value === undefined || (value === "" && !canBeEmpty);
    if (!isGone || (isFixed && value !== undefined)) onIntent({ kind: "set", path, value });
    else if (!isFixed) onIntent({ kind: "remove", path });
  };
}
