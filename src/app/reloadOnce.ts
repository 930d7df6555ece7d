const STORAGE_KEY = "sp-reloaded";

/**
 * Loads the page anew, as the site was published anew while it was on its way; not a second time for the same
 * state of the page, which a cache may still hold, and not over what was written into a form.
 * @param state - names the state of the page
 */
export function reloadOnce(state: string): void {
  if ([...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(isChanged)) return;
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === state) return;
    sessionStorage.setItem(STORAGE_KEY, state);
  } catch {
    // Without a memory it might go on for ever.
    return;
  }
  location.reload();
}

function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  // The value of a checkbox without that attribute is "on", and its default is empty.
  return checked !== defaultChecked || (type !== "checkbox" && value !== defaultValue);
}
