import { findingsList } from "./findingsList";
import { ASK_EVENT, countInWords, FINDINGS_EVENT, type FindingsReport, PROBLEMS } from "./report";

// Brings the page to life that the development server shows while there is no site to show.

const [count, list] = [PROBLEMS.count, PROBLEMS.list].map((id) => document.getElementById(id));

import.meta.hot?.on(FINDINGS_EVENT, (report: FindingsReport) => {
  if (report.errors === 0) {
    location.reload();
    return;
  }
  if (count) count.textContent = `${countInWords(report)} in ${report.file}.`;
  list?.replaceChildren(...findingsList(report));
});
import.meta.hot?.send(ASK_EVENT);
