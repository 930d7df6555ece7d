import { fill } from "../words/fill";
import { Dialog } from "./Dialog";
import { type OutlineItem, type OutlineItems, ROOT } from "./outlineTree";
import { useWords } from "./useSession";

/** Asks for the page to move a block to. */
export function MoveDialog({
  item,
  items,
  onClose,
  onMove,
}: {
  item: OutlineItem;
  items: OutlineItems;
  onClose: () => void;
  onMove: (page: OutlineItem) => void;
}) {
  const words = useWords();
  const pages = (items.get(ROOT)?.children ?? []).flatMap((id) => {
    const page = items.get(id);
    return page?.entry?.kind === "page" ? [page] : [];
  });
  return (
    <Dialog title={fill(words.moveItem, { name: item.label })} onClose={onClose}>
      <ul className="choices">
        {pages.map((page) => (
          <li key={page.id}>
            <button onClick={() => onMove(page)}>{page.label}</button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
