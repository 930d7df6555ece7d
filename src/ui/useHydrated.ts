import { useSyncExternalStore } from "react";

/** Whether the component is hydrated: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
