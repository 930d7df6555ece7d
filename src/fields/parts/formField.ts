import * as z from "zod";
import { nameCharacters } from "../characters";
import { day } from "../dates/date";
import { leftOutMeaning } from "../leftOut";
import { list } from "../list";
import { notations } from "../notation";
import { richText, text } from "../texts/text";

const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/);

const answer = z.string().min(1).regex(nameCharacters).register(leftOutMeaning, {
  meaning: "then a checkbox must be ticked, and any other field must be filled in",
  noOpposite: 'A condition cannot require an unticked checkbox. Without "is", it must be ticked.',
});

const when = z
  .strictObject({
    field: fieldName
      .clone()
      .register(notations, { notation: "fieldName" })
      .meta({ description: "Name of a field above it in the form." }),
    is: z
      .union([
        answer.meta({ description: "Value of a choice." }),
        list(answer, "answer")
          .min(1)
          .meta({ description: "Values of several choices. Any of them shows the field." }),
      ])
      .optional()
      .meta({
        description:
          "Value of a choice, or a list of values. Without it, any answer shows the field; a checkbox must be ticked.",
      }),
  })
  .optional()
  .meta({
    description:
      "Condition: shown only with a certain answer above. Hidden fields are neither required nor sent. Visitors without JavaScript see them with a note.",
  });

const fieldKeys = {
  name: fieldName.meta({
    description:
      "Name of the answer when the form is sent: letters, digits, - and _, starting with a letter. It must be unique in the form.",
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
  .meta({ description: "Information that browsers may fill in automatically." });

const options = list(
  z
    .strictObject({
      value: z
        .string()
        .min(1)
        .regex(nameCharacters)
        .meta({ description: "Value that is sent for this choice." }),
      label: text.meta({ description: "Text of the choice." }),
    })
    .meta({ description: "A choice." }),
  "choice",
)
  .min(1)
  .meta({ description: "Choices, in order." });

const kind = <T extends string>(type: T) => z.literal(type).meta({ description: "Type of the field." });

/** What stands in the list of fields of a form. */
export const formField = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: kind("text"), ...fieldKeys, placeholder, minLength, maxLength, autocomplete })
      .meta({ description: "A line of text." }),
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
      .strictObject({
        type: kind("select"),
        ...fieldKeys,
        placeholder,
        options,
      })
      .meta({ description: "One choice from a drop-down list." }),
    z
      .strictObject({ type: kind("radio"), ...fieldKeys, options })
      .meta({ description: "One choice from radio buttons." }),
    z.strictObject({ type: kind("checkboxes"), ...fieldKeys, options }).meta({
      description:
        "Several choices from checkboxes. If required, at least one must be ticked. Without JavaScript, only a note says so.",
    }),
    z
      .strictObject({ type: kind("checkbox"), ...fieldKeys })
      .meta({ description: "One checkbox. If required, it must be ticked to send the form." }),
    z
      .strictObject({ type: kind("url"), ...fieldKeys, placeholder, maxLength })
      .meta({ description: "A web address." }),
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
          .meta({ description: "Step between allowed numbers. Without it, 1." }),
      })
      .meta({ description: "A number." }),
    z
      .strictObject({
        type: kind("date"),
        ...fieldKeys,
        min: day.optional().meta({ description: "First allowed date, as YYYY-MM-DD: 2026-11-20." }),
        max: day.optional().meta({ description: "Last allowed date, as YYYY-MM-DD: 2026-11-20." }),
      })
      .meta({
        description: "A date, chosen in the browser's date picker. It is sent as YYYY-MM-DD.",
      }),
    z
      .strictObject({
        type: kind("page"),
        title: text.meta({ description: "Title of the page." }),
        intro: richText.optional().meta({ description: "Short introduction below the title." }),
        when,
      })
      .meta({
        description:
          "The start of a new page, not a field. Fields below it are shown once all fields above are filled in.",
      }),
  ])
  .meta({ description: "A field of the form, or the start of a new page." });
