import { roughDate } from "../dates/date";
import { text } from "../texts/text";

/** The date of an entry. */
export const dateKeys = {
  date: roughDate.optional(),
  when: text
    .optional()
    .meta({ description: "Text that replaces the date, such as “Season 3” or “Spring 2024”." }),
};
