import { useEffect, useState } from "react";
import { blockTypes, smallestBlock } from "../examples";
import { spellOut } from "../words/fill";
import { Dialog } from "./Dialog";
import { SmallFrame } from "./SmallFrame";
import { useWords } from "./useSession";

/** Asks for the type of a new block. */
export function BlockPicker({ onClose, onPick }: { onClose: () => void; onPick: (type: string) => void }) {
  const words = useWords();
  const [search, setSearch] = useState("");
  const types = blockTypes.filter((type) =>
    spellOut(type).toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <Dialog title={words.addBlock} onClose={onClose}>
      <input
        type="search"
        aria-label={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="choices">
        {types.map((type) => (
          <li key={type}>
            <button onClick={() => onPick(type)}>
              <BlockPicture type={type} />
              {spellOut(type)}
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
