import { useState } from "react";
import { blockTypes } from "../examples";
import { inWords } from "../inWords";
import { screenWords as words } from "../words/screenWords";
import { Dialog } from "./Dialog";

/** Asks for the type of a new block. */
export function BlockPicker({ onClose, onPick }: { onClose: () => void; onPick: (type: string) => void }) {
  const [search, setSearch] = useState("");
  const types = blockTypes.filter((type) =>
    inWords(type).toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <Dialog title={words.addBlock} onClose={onClose}>
      <input
        type="search"
        aria-label={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoFocus
      />
      <ul className="choices">
        {types.map((type) => (
          <li key={type}>
            <button onClick={() => onPick(type)}>{inWords(type)}</button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
