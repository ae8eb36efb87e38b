/** Files at the root of the content that say what its site is: the first that is there counts. */
export const configNames = ["docs.json", "mint.json"] as const;
