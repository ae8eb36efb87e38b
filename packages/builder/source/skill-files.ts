/** Files that tell agents how to use what is documented; they are no pages. */
const skillFile = /^(?:skill\.md|\.mintlify\/skills\/([^/]+)\/SKILL\.md)$/i;

/** Whether an address of the site is one of its files for agents: Markdown that is no page. */
export function isAgentAddress(path: string): boolean {
  return /^\/(?:skill\.md$|\.well-known\/)/.test(path);
}

/** Whether a file is a skill, or lies beside one. */
export function isSkillFile(path: string): boolean {
  return skillFile.test(path) || path.startsWith(".mintlify/");
}

/** Name that the folder of a skill gives it; null for the one at the root and for what is no skill. */
export function skillFolder(path: string): string | null {
  return skillFile.exec(path)?.[1] ?? null;
}

/** Whether a file is a skill itself. */
export function isSkill(path: string): boolean {
  return skillFile.test(path);
}
