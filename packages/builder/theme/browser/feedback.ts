import { codeReport } from "./feedback/code-report.ts";
import { sendKept } from "./feedback/send.ts";
import { votePanel } from "./feedback/vote-panel.ts";

/** The feedback part: loaded at the first vote or report, or when something waits to be sent again. */
window.lecternFeedback = { vote: votePanel, report: codeReport, sendKept: (endpoint) => void sendKept(endpoint) };
