const STORAGE_KEY = "sp-reloaded";

/** Reloads the page if a new version was published while it loaded: once, and not if a form is filled in. */
export function reloadOnce(state: string): void {
  if ([...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(isChanged)) return;
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === state) return;
    sessionStorage.setItem(STORAGE_KEY, state);
  } catch {
    // Without storage, it might reload forever.
    return;
  }
  location.reload();
}

function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  // Without that attribute, a checkbox has the value "on" and an empty default.
  return checked !== defaultChecked || (type !== "checkbox" && value !== defaultValue);
}
