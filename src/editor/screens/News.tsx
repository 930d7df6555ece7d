import { useEffect } from "react";
import { screenWords as words } from "../words/screenWords";
import { useSession, useView } from "./useSession";

/** In milliseconds. */
const SHOWN_MS = 8000;

/** What was just done: for screen readers, and as a toast with Undo. */
export function News() {
  const session = useSession();
  const news = useView((view) => view.news);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => session.dismissNews(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news, session]);
  return (
    <div className="news" data-shown={news ? "" : undefined}>
      <p aria-live="polite">{news?.text}</p>
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
