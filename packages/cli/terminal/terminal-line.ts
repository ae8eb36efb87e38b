/** Signs that move a terminal's cursor, change its colours or turn text around: a repository may hold any of them. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * How the logs of GitHub Actions and Azure Pipelines know a command: `::` where a line begins, whatever space is before it,
 * and `##[` or `##vso[` anywhere.
 */
const commands = /^\s*(?=::)|(?<=##)(?=(?:vso)?\[)/g;

/** Text of a repository as it may be shown in a terminal or a log: in one line, sign by sign, and commanding nothing. */
export function terminalLine(text: string): string {
  return text
    .replace(/\r?\n\s*/g, " ")
    .replace(controls, "\uFFFD")
    .replace(commands, "$&\u200B");
}
