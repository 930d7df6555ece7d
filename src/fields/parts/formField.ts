import * as z from "zod";
import { nameCharacters } from "../characters";
import { day } from "../dates/date";
import { leftOutMeaning } from "../leftOut";
import { list } from "../list";
import { notations } from "../notation";
import { richText, text } from "../texts/text";

const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/);

const answer = z.string().min(1).regex(nameCharacters).register(leftOutMeaning, {
  meaning: "then a box has to be ticked, and any other field filled in",
  noOpposite: 'That a box is not ticked cannot be asked for: without "is", it has to be ticked.',
});

const when = z
  .strictObject({
    field: fieldName
      .clone()
      .register(notations, { notation: "fieldName" })
      .meta({ description: "The name of a field further up in the form." }),
    is: z
      .union([
        answer.meta({ description: "The value of a choice." }),
        list(answer, "answer")
          .min(1)
          .meta({ description: "The values of several choices, one of which will do." }),
      ])
      .optional()
      .meta({
        description:
          "The value of the choice that it takes, or a list of them. Without it, any answer will do; a box has to be ticked.",
      }),
  })
  .optional()
  .meta({
    description:
      "Shows it only with a certain answer further up. What is not shown is neither required nor sent. Visitors without JavaScript see it with a note.",
  });

const fieldKeys = {
  name: fieldName.meta({
    description:
      "The name under which the answer is sent: letters, digits, - and _. Each name stands once in a form.",
  }),
  label: text.meta({ description: "The words above the field." }),
  help: text.optional().meta({ description: "A hint below the field." }),
  required: z.boolean().default(false).meta({ description: "Whether the field must be filled in." }),
  when,
};

const placeholder = text.optional().meta({ description: "An example shown in the empty field." });
const minLength = z.int().min(1).optional().meta({ description: "The fewest characters allowed." });
const maxLength = z.int().min(1).optional().meta({ description: "The most characters allowed." });
const autocomplete = z
  .enum(["name", "nickname", "username", "email", "url", "organization", "tel"])
  .optional()
  .meta({ description: "What browsers may fill in by themselves." });

const options = list(
  z
    .strictObject({
      value: z
        .string()
        .min(1)
        .regex(nameCharacters)
        .meta({ description: "What is sent when this choice is made." }),
      label: text.meta({ description: "The words of the choice." }),
    })
    .meta({ description: "One choice." }),
  "choice",
)
  .min(1)
  .meta({ description: "The choices, in order." });

const kind = <T extends string>(type: T) =>
  z.literal(type).meta({ description: "What kind of field this is." });

/** What stands in the list of fields of a form. */
export const formField = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: kind("text"), ...fieldKeys, placeholder, minLength, maxLength, autocomplete })
      .meta({ description: "A line of text." }),
    z
      .strictObject({ type: kind("email"), ...fieldKeys, placeholder, maxLength })
      .meta({ description: "A mail address." }),
    z
      .strictObject({
        type: kind("textarea"),
        ...fieldKeys,
        placeholder,
        minLength,
        maxLength,
        rows: z.int().min(2).max(30).default(6).meta({ description: "The height of the field in lines." }),
      })
      .meta({ description: "Several lines of text." }),
    z
      .strictObject({
        type: kind("select"),
        ...fieldKeys,
        placeholder,
        options,
      })
      .meta({ description: "One choice out of a list that opens." }),
    z
      .strictObject({ type: kind("radio"), ...fieldKeys, options })
      .meta({ description: "One choice out of a few that are all seen." }),
    z.strictObject({ type: kind("checkboxes"), ...fieldKeys, options }).meta({
      description:
        "Several choices out of a few, each with a box to tick. When required, one of them has to be ticked; without JavaScript words say so.",
    }),
    z
      .strictObject({ type: kind("checkbox"), ...fieldKeys })
      .meta({ description: "A box to tick. When required, the form is only sent with the box ticked." }),
    z
      .strictObject({ type: kind("url"), ...fieldKeys, placeholder, maxLength })
      .meta({ description: "A web address." }),
    z
      .strictObject({
        type: kind("number"),
        ...fieldKeys,
        placeholder,
        min: z.number().optional().meta({ description: "The smallest number allowed." }),
        max: z.number().optional().meta({ description: "The largest number allowed." }),
        step: z
          .number()
          .positive()
          .optional()
          .meta({ description: "The distance between allowed numbers; 1 without it." }),
      })
      .meta({ description: "A number." }),
    z
      .strictObject({
        type: kind("date"),
        ...fieldKeys,
        min: day
          .optional()
          .meta({ description: "The first day allowed, as year, month and day: 2026-11-20." }),
        max: day.optional().meta({ description: "The last day allowed, written in the same way." }),
      })
      .meta({
        description: "A day, chosen from the browser's own calendar. It is sent as year, month and day.",
      }),
    z
      .strictObject({
        type: kind("page"),
        title: text.meta({ description: "The title of the page." }),
        intro: richText.optional().meta({ description: "A short introduction below the title." }),
        when,
      })
      .meta({
        description:
          "No field, but the beginning of a new page: what follows is shown once all before it is filled in.",
      }),
  ])
  .meta({ description: "One field of the form, or the beginning of a new page." });
