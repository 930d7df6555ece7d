import { useEffect } from "react";
import { Said } from "./Said";
import { useSession, useView, useWords } from "./useSession";

/** In milliseconds. */
const SHOWN_MS = 8000;

/** The last change, for screen readers, and as a toast with Undo. */
export function News() {
  const session = useSession();
  const words = useWords();
  const news = useView((view) => view.news);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => session.dismissNews(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news, session]);
  return (
    <div className="news" data-shown={news ? "" : undefined}>
      <p aria-live="polite">{news && <Said sentence={news.text} />}</p>
      {news?.canUndo && (
        <button
          onClick={() => {
            session.dismissNews();
            session.undo();
          }}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}
