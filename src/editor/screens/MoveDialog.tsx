import { screenWords as words } from "../words/screenWords";
import { Dialog } from "./Dialog";
import { ROOT, type OutlineItem } from "./outlineTree";

/** Asks for the page to move a block to. */
export function MoveDialog({
  item,
  items,
  onClose,
  onMove,
}: {
  item: OutlineItem;
  items: ReadonlyMap<string, OutlineItem>;
  onClose: () => void;
  onMove: (page: OutlineItem) => void;
}) {
  const pages = (items.get(ROOT)?.children ?? []).flatMap((id) => {
    const page = items.get(id);
    return page?.entry?.kind === "page" ? [page] : [];
  });
  return (
    <Dialog title={`${words.moveTo} ${item.label}`} onClose={onClose}>
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
