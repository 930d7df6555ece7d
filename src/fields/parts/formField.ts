import * as z from "zod";
import { nameCharacters } from "../characters";
import { day } from "../dates/date";
import { leftOutMeaning } from "./table";
import { list } from "../list";
import { notations } from "../notation";
import { richText, text, title } from "../texts/text";

const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/);

const answer = z
  .string()
  .min(1)
  .regex(nameCharacters)
  .meta({ description: "The `value` of one of that field's options." })
  .register(leftOutMeaning, {
    meaning:
      "Without it, the condition is met when the checkbox is ticked, or when any other field is filled in.",
    noOpposite: 'A condition cannot require an unticked checkbox. Remove "is" to require a ticked one.',
  });

const when = z
  .strictObject({
    field: fieldName
      .clone()
      .register(notations, { notation: "fieldName" })
      .meta({ description: "Name of an earlier field in the form." }),
    is: z
      .union([
        answer,
        list(answer, "answer")
          .min(1)
          .meta({ description: "Values of several options. Any of them shows the field." }),
      ])
      .optional()
      .meta({
        description:
          "Answer that makes this field appear, or a list of such answers. If not set, any answer does. For a checkbox, that means ticking it.",
      }),
  })
  .optional()
  .meta({
    description:
      "Condition for showing the field or page, based on an earlier answer. Hidden fields are neither required nor sent. Visitors without JavaScript see all fields, with a note that explains the condition.",
  });

const fieldKeys = {
  name: fieldName.meta({
    description:
      "Name of the field in the submitted answers. Must start with a letter, can contain only letters, digits, `-` and `_`, and must be unique in the form.",
  }),
  label: text.meta({ description: "Label above the field." }),
  help: text.optional().meta({ description: "Hint below the field." }),
  required: z.boolean().default(false).meta({ description: "Whether the field is required." }),
  when,
};

const placeholder = text.optional().meta({ description: "Example shown in the empty field." });
const minLength = z.int().min(1).optional().meta({ description: "Minimum number of characters." });
const maxLength = z.int().min(1).optional().meta({ description: "Maximum number of characters." });
const autocomplete = z
  .enum(["name", "nickname", "username", "email", "url", "organization", "tel"])
  .optional()
  .meta({ description: "Information that the browser can fill in automatically." });

const options = list(
  z
    .strictObject({
      value: z
        .string()
        .min(1)
        .regex(nameCharacters)
        .meta({ description: "Value that is sent for this option." }),
      label: text.meta({ description: "Text of the option." }),
    })
    .meta({ description: "An option." }),
  "choice",
)
  .min(1)
  .meta({ description: "Options, in order." });

const kind = <T extends string>(type: T) => z.literal(type).meta({ description: "Type of field." });

export const formField = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: kind("text"), ...fieldKeys, placeholder, minLength, maxLength, autocomplete })
      .meta({ description: "A single line of text." }),
    z
      .strictObject({ type: kind("email"), ...fieldKeys, placeholder, maxLength })
      .meta({ description: "An email address." }),
    z
      .strictObject({
        type: kind("textarea"),
        ...fieldKeys,
        placeholder,
        minLength,
        maxLength,
        rows: z.int().min(2).max(30).default(6).meta({ description: "Height of the field, in lines." }),
      })
      .meta({ description: "Several lines of text." }),
    z
      .strictObject({ type: kind("select"), ...fieldKeys, placeholder, options })
      .meta({ description: "One option from a drop-down list." }),
    z
      .strictObject({ type: kind("radio"), ...fieldKeys, options })
      .meta({ description: "One option from a set of radio buttons." }),
    z.strictObject({ type: kind("checkboxes"), ...fieldKeys, options }).meta({
      description:
        "A group of checkboxes from which visitors can choose several options. If required, at least one must be ticked. Without JavaScript, visitors see a note about this, but can send the form with no option ticked.",
    }),
    z
      .strictObject({ type: kind("checkbox"), ...fieldKeys })
      .meta({ description: "A single checkbox. If required, it must be ticked to send the form." }),
    z
      .strictObject({ type: kind("url"), ...fieldKeys, placeholder, maxLength })
      .meta({ description: "A URL." }),
    z
      .strictObject({
        type: kind("number"),
        ...fieldKeys,
        placeholder,
        min: z.number().optional().meta({ description: "Smallest allowed number." }),
        max: z.number().optional().meta({ description: "Largest allowed number." }),
        step: z
          .number()
          .positive()
          .optional()
          .meta({ description: "Step between allowed numbers. Defaults to 1." }),
      })
      .meta({ description: "A number." }),
    z
      .strictObject({
        type: kind("date"),
        ...fieldKeys,
        min: day.optional().meta({ description: "Earliest allowed date, such as `2026-11-20`." }),
        max: day.optional().meta({ description: "Latest allowed date, such as `2026-11-20`." }),
      })
      .meta({ description: "A date from the browser's date picker. It is sent as YYYY-MM-DD." }),
    z
      .strictObject({
        type: kind("page"),
        title: title.meta({ description: "Title of the page." }),
        intro: richText.optional().meta({ description: "Short introduction below the title." }),
        when,
      })
      .meta({
        description:
          "A page break. The fields below it are on a new page. The “Next” button opens that page when all required fields above are filled in.",
      }),
  ])
  .meta({ description: "A form field or a page break." });
