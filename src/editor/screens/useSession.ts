import { createContext, useContext, useSyncExternalStore } from "react";
import type { Session, View } from "../session";
import type { EditorWords } from "../words/en";

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("This component is only used in the editor.");
  return session;
}

/** The editor's words around the forms. */
export function useWords(): EditorWords["screens"] {
  return useSession().words.screens;
}

/** A part of the editor's state. The component renders again when it changes. */
export function useView<Part>(read: (view: View) => Part): Part {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => read(session.getView()));
}
