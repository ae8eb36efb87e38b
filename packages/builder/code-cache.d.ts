/**
 * The builder's program as Node compiled it, a product of `npm run build`. A build whose program must be stripped of its
 * types and compiled first spends most of a second on that, in each of its threads.
 */
export const preparedCode: string;

/** Takes compiled program text from what was prepared, or else keeps it in `folder`, if one is given, for the next build. */
export function enableCodeCache(folder?: string): void;

/** The folder that a thread of this program takes its program text from; threads do not share that of the process. */
export function codeCacheOfThreads(): string | undefined;
