import { followLiveSite } from "../liveChannel";
import { findingsList } from "./findingsList";
import { countInWords, PROBLEMS } from "./report";

// Starts the page that the live site shows if there is no valid site.

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
