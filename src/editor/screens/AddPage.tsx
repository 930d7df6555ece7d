import { useState } from "react";
import { slugOf } from "../slugOf";
import { fill } from "../words/fill";
import { Dialog } from "./Dialog";
import { useSession, useView, useWords } from "./useSession";

/** Asks for the title and the path of a new page, adds it after all others, and shows it. */
export function AddPage({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const words = useWords();
  const pages = useView((view) => view.outline.pages);
  const [title, setTitle] = useState("");
  const [written, setWritten] = useState<string>();
  const suggested = title.trim() === "" ? "" : `/${slugOf(title)}`;
  const path = written ?? suggested;
  const address = path.startsWith("/") ? path : `/${path}`;
  const isTaken = pages.some(({ page }) => page === address);
  const add = () => {
    if (title.trim() === "" || isTaken) return;
    const place = ["routes", pages.length];
    session.edit([{ do: "insert", path: place, value: { path: address, title: title.trim() } }], title, {
      says: fill(session.words.added, { name: title }),
    });
    session.show(address);
    session.select(place);
    onClose();
  };
  return (
    <Dialog title={words.addPage} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label>
          {words.pageName} <input value={title} onChange={({ target }) => setTitle(target.value)} required />
        </label>
        <label>
          {words.pagePath}{" "}
          <input
            value={path}
            onChange={({ target }) => setWritten(target.value)}
            required
            dir="ltr"
            spellCheck={false}
            aria-describedby="page-path"
            aria-invalid={isTaken}
          />
        </label>
        <p id="page-path">{isTaken ? words.pathTaken : ""}</p>
        <button>{words.addPage}</button>
      </form>
    </Dialog>
  );
}
