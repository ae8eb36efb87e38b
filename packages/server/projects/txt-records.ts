import { Resolver } from "node:dns/promises";

/** The TXT records of a name, each as one text; none when there are none or the name does not exist. */
export type ResolveTxt = (name: string) => Promise<string[]>;

const attempt = { timeout: 3_000, tries: 2 };

/** Asks the system's name servers, within about ten seconds. */
export const resolveTxt: ResolveTxt = async (name) => {
  try {
    return (await new Resolver(attempt).resolveTxt(name)).map((chunks) => chunks.join(""));
  } catch {
    // Not there, or nobody could say: in both cases the domain is not proven now.
    return [];
  }
};
