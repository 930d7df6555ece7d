import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "./useSession";

/** A modal dialogue. The focus returns to what opened it. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const words = useWords();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    element.current?.showModal();
    // A dialogue would otherwise begin with its button "Close".
    element.current?.querySelector("input")?.focus();
  }, []);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button onClick={() => element.current?.close()}>{words.close}</button>
      </header>
      {children}
    </dialog>
  );
}
