import { useEffect, useState } from "react";
import { blockTypes, smallestBlock } from "../examples";
import { valueLabel } from "../forms/labels";
import { Dialog } from "./Dialog";
import { SmallFrame } from "./SmallFrame";
import { useSession, useWords } from "./useSession";

/** Asks for the type of a new block. */
export function BlockPicker({ onClose, onPick }: { onClose: () => void; onPick: (type: string) => void }) {
  const words = useWords();
  const [search, setSearch] = useState("");
  const editorWords = useSession().words;
  const types = blockTypes
    .map((type) => ({ type, name: valueLabel(editorWords, type) }))
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog title={words.addBlock} onClose={onClose}>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="choices">
        {types.map(({ type, name }) => (
          <li key={type}>
            <button onClick={() => onPick(type)}>
              <BlockPicture type={type} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The smallest block of a type, as it looks in the owner's theme. */
function BlockPicture({ type }: { type: string }) {
  const [block, setBlock] = useState<object>();
  useEffect(() => void smallestBlock(type).then(setBlock), [type]);
  return block ? <SmallFrame variation={{ block }} width={140} height={90} /> : null;
}
