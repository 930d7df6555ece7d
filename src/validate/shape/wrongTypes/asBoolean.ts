import { type TypeAdvice, adviseValue, type WrongValue } from "./wrongValue";

const yes = /^(?:true|yes|on)$/i;
const no = /^(?:false|no|off)$/i;

/** `true` or `false` in other words. */
export function asBoolean(wrong: WrongValue): TypeAdvice | undefined {
  const { value } = wrong;
  if (!wrong.wants("boolean")) return undefined;
  if (value === 1 || value === 0) return adviseValue(`Use ${value === 1}.`, wrong, value === 1);
  if (typeof value !== "string" || !(yes.test(value) || no.test(value))) return undefined;
  const meant = yes.test(value);
  const advice = value === String(meant) ? `Remove the quotes: ${value}.` : `Use ${meant}, without quotes.`;
  return adviseValue(advice, wrong, meant);
}
