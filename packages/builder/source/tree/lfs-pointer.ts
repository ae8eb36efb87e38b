/** As the first line of every pointer begins: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const start = "version https://git-lfs.github.com/spec/";

/** Whether a file is what Git LFS keeps in the repository in the place of a large one. @param head its first characters, or all. */
export function isLfsPointer(head: string): boolean {
  return head.startsWith(start);
}
