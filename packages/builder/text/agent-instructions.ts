/**
 * What docs.json tells language models (`markdown.instructions`), under the heading by which the format's sites name it; empty
 * where it tells nothing.
 */
export function agentInstructions(instructions: readonly string[]): string {
  const lines = instructions.flatMap((one) => one.split("\n").map((line) => line.trim())).filter((line) => line !== "");
  return lines.length === 0 ? "" : `> ## Agent Instructions\n${lines.map((line) => `> ${line}\n`).join("")}\n`;
}
