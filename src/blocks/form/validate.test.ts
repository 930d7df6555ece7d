import { describe, expect, it } from "vitest";
import type { FormFieldProps } from "./schema";
import { faultOf } from "./validate";

const fine = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
} satisfies ValidityState;

const check = (field: FormFieldProps, value: string, validity: Partial<ValidityState> = {}) =>
  faultOf(field, { value, validity: { ...fine, ...validity } });

const text: FormFieldProps = {
  type: "text",
  name: "a",
  label: "Name",
  required: true,
  minLength: 3,
  maxLength: 5,
};
const number: FormFieldProps = { type: "number", name: "n", label: "Age", required: true, min: 13, max: 20 };

describe("faultOf", () => {
  it("finds nothing wrong with a good answer", () => {
    expect(check(text, "Anna")).toBeUndefined();
    expect(check(number, "14")).toBeUndefined();
  });

  it("asks for what is required, by the field's label", () => {
    expect(check(text, "", { valueMissing: true })).toEqual({
      message: "fieldRequired",
      values: { label: "Name" },
    });
  });

  it("does not take spaces for an answer", () => {
    expect(check(text, "    ")?.message).toBe("fieldRequired");
  });

  it("asks to tick a required box", () => {
    const box: FormFieldProps = { type: "checkbox", name: "c", label: "Agreed", required: true };
    expect(check(box, "on", { valueMissing: true })?.message).toBe("choiceRequired");
    expect(check(box, "on")).toBeUndefined();
  });

  it("wants full mail and web addresses", () => {
    const mail: FormFieldProps = { type: "email", name: "m", label: "Mail", required: false };
    const url: FormFieldProps = { type: "url", name: "u", label: "Page", required: false };
    expect(check(mail, "anna", { typeMismatch: true })?.message).toBe("emailInvalid");
    expect(check(url, "fern", { typeMismatch: true })?.message).toBe("urlInvalid");
  });

  it("measures lengths by the value itself, and names the limit", () => {
    expect(check(text, "ab")).toEqual({ message: "tooShort", values: { label: "Name", limit: "3" } });
    expect(check(text, "abcdef")).toEqual({ message: "tooLong", values: { label: "Name", limit: "5" } });
  });

  it("leaves an optional text empty in peace", () => {
    expect(check({ ...text, required: false }, "")).toBeUndefined();
  });

  it("says what is wrong with a number", () => {
    expect(check(number, "", { badInput: true, valueMissing: true })?.message).toBe("numberInvalid");
    expect(check(number, "3", { rangeUnderflow: true })).toMatchObject({
      message: "numberTooSmall",
      values: { limit: "13" },
    });
    expect(check(number, "30", { rangeOverflow: true })).toMatchObject({
      message: "numberTooLarge",
      values: { limit: "20" },
    });
    expect(check(number, "13.5", { stepMismatch: true })).toMatchObject({
      message: "numberStep",
      values: { limit: "1" },
    });
  });

  it("names the first and the last day as visitors read them", () => {
    const date: FormFieldProps = {
      type: "date",
      name: "d",
      label: "Start",
      required: true,
      min: { iso: "2026-11-20", at: Date.parse("2026-11-20"), text: "20 November 2026" },
      max: { iso: "2026-12-20", at: Date.parse("2026-12-20"), text: "20 December 2026" },
    };
    expect(check(date, "2026-11-21")).toBeUndefined();
    expect(check(date, "", { badInput: true })?.message).toBe("dateInvalid");
    expect(check(date, "2026-01-01", { rangeUnderflow: true })).toMatchObject({
      message: "dateTooEarly",
      values: { limit: "20 November 2026" },
    });
    expect(check(date, "2027-01-01", { rangeOverflow: true })).toMatchObject({
      message: "dateTooLate",
      values: { limit: "20 December 2026" },
    });
  });

  it("asks to select an option, or at least one", () => {
    const options = [{ value: "a", label: "A" }];
    const group = { name: "g", label: "Role", required: true, options };
    expect(check({ type: "radio", ...group }, "", { valueMissing: true })?.message).toBe("optionRequired");
    expect(check({ type: "select", ...group }, "", { valueMissing: true })?.message).toBe("optionRequired");
    expect(check({ type: "checkboxes", ...group }, "")?.message).toBe("oneRequired");
    expect(check({ type: "checkboxes", ...group, required: false }, "")).toBeUndefined();
  });
});
