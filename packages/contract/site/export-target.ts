/** What a bundle is made for: a host that readers reach, or a network without a way out. */
export const exportTargets = ["client-hosted", "air-gapped"] as const;
export type ExportTarget = (typeof exportTargets)[number];
