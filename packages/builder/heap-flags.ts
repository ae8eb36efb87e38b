import { setFlagsFromString } from "node:v8";

/**
 * Flags of V8 for a process that builds. What is made of a page lives for a page: in a young generation that begins at 4 MB
 * most of it is gone before anybody copies it, while one that grows from one megabyte on moves it to the old one, and one of
 * 16 MB costs more memory that nobody has touched before, which a small build mostly waits for, and leaves the processor's
 * cache. What is left is copied by the thread that made it: every core renders already, and helpers that look for work among
 * so little cost a tenth of a cold build. Flags of another kind have a price: with `--initial-old-space-size` V8 takes nothing
 * of what Node brings compiled, and every process starts a tenth of a build of nothing later; without incremental marking an
 * edit of one page takes a tenth longer.
 */
export const heapFlags = ["--min-semi-space-size=4", "--max-semi-space-size=4", "--no-parallel-scavenge"];

/**
 * The environment of a process that builds, for the GNU C library where there is one: large pages for the memory of buffers,
 * and what was freed is used again instead of being given back. Half of what the kernel would do for an edit is not done.
 */
export const heapEnvironment = {
  GLIBC_TUNABLES: [
    "glibc.malloc.hugetlb=1",
    `glibc.malloc.mmap_threshold=${32 * 2 ** 20}`,
    `glibc.malloc.trim_threshold=${128 * 2 ** 20}`,
  ].join(":"),
};

/** What a page of a reference is made of lives longer: 4 MB are full ten times before it is done, and copied each time. */
const largePages = "--max-semi-space-size=16";

/**
 * The same for threads that are started from now on, where the process was started without the flags.
 * @param isReferred whether there are pages of a reference.
 */
export function useHeapFlagsInThreads(isReferred: boolean): void {
  for (const flag of isReferred ? [...heapFlags, largePages] : heapFlags) setFlagsFromString(flag);
}
