import { codeReport } from "./feedback-code.ts";
import { sendKept } from "./feedback-send.ts";
import { votePanel } from "./feedback-vote.ts";

/** The feedback part: loaded at the first vote or report, or when something waits to be sent again. */
window.lecternFeedback = { vote: votePanel, report: codeReport, sendKept: (endpoint) => void sendKept(endpoint) };
