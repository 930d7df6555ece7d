import { followLiveSite } from "../liveChannel";
import { findingsList } from "./findingsList";
import { countInWords, PROBLEMS } from "./report";

// Brings the page to life that the live site shows while there is no site to show.

const [count, list] = [PROBLEMS.count, PROBLEMS.list].map((id) => document.getElementById(id));

followLiveSite({
  findings: (report) => {
    if (report.errors === 0) {
      location.reload();
      return;
    }
    if (count) count.textContent = `${countInWords(report)} in ${report.file}.`;
    list?.replaceChildren(...findingsList(report));
  },
});
