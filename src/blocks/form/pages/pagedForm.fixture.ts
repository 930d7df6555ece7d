import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { compiled } from "../../compiled.fixture";
import { examples } from "../examples";
import { formBlock } from "../schema";

/** A form of three pages: about a fine or a plot, which have a page each, and about the visitor. */
export const pagedForm = compiled(formBlock, examples.pages);

/** A tab without drafts, at the beginning of its history. */
export function openNewTab(): void {
  sessionStorage.clear();
  history.replaceState(null, "");
}

export const button = (name: string) => screen.getByRole("button", { name });

export const field = (label: RegExp) => screen.getByLabelText(label);

export const shownPage = () => document.querySelector<HTMLElement>("fieldset:not([data-away])")!;

/** The places of the pages that are shown. */
export function shownPages(): (string | null | undefined)[] {
  return [...document.querySelectorAll("fieldset:not([data-away]) legend")].map(
    (legend) => legend.lastElementChild?.textContent,
  );
}

/** Turns to the third page of the form about a plot. */
export async function goToTheEnd(user: UserEvent): Promise<void> {
  await user.selectOptions(field(/^What is it about/), "plot");
  await user.click(button("Next"));
  // What checks the fields is fetched first.
  await waitFor(() => expect(shownPages()).toEqual(["Step 2 of 3"]), { timeout: 20_000 });
  await user.type(field(/^Coordinates/), "1 2 3{Enter}");
  expect(shownPages()).toEqual(["Step 3 of 3"]);
}
