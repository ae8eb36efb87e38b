import type { ContentModule } from "../modules/content-module.ts";

/** Programs that look into their children, or share something with them. */
const pattern =
  /\b(?:Children|cloneElement|createContext|useContext)\b|\bchildren(?:\??\.(?:map|filter|find|forEach|some|every|reduce|length)\b|\??\.?\[)|\bArray\.isArray\(\s*children\b|\w\??\.props\b/;

const known = new WeakMap<ContentModule, { length: number; answer: boolean }>();

/** Whether the program of a file looks into the children of its components. */
export function opensChildren(module: ContentModule): boolean {
  const { length } = module.code;
  let one = known.get(module);
  if (one?.length !== length) {
    one = { length, answer: pattern.test(module.code) };
    known.set(module, one);
  }
  return one.answer;
}
