import { isComponent } from "../../../components/component-names.ts";
import { htmlTags, refusedTags } from "../../../html/html-names.ts";
import { withoutCode } from "../../scan/code-ranges.ts";

/** Whether a name can be a component or an element: `<API_KEY>` and `List<Item>` are text. */
export function isKnown(name: string, source: string): boolean {
  const tag = name.toLowerCase();
  return htmlTags.has(tag) || refusedTags.has(tag) || isComponent(name) || isDeclared(name, source);
}

/** Those of the names that no component can have. `text` is the source without the code that it shows. */
export function unknownNames(names: ReadonlySet<string>, text: string): Set<string> {
  const declared = wordsDeclared(text);
  return new Set(
    [...names].filter((name) => !htmlTags.has(name.toLowerCase()) && !isComponent(name) && !isAmong(declared, name)),
  );
}

/** Whether a name stands in an import or a declaration of the file, and not in the code that it shows. */
function isDeclared(name: string, source: string): boolean {
  return isAmong(wordsDeclared(source), name) && isAmong(wordsDeclared(withoutCode(source)), name);
}

function isAmong(declared: ReadonlySet<string>, name: string): boolean {
  // A tag in small letters is an element, whatever is declared.
  if (!/^[A-Z]/.test(name) && !name.includes(".")) return false;
  return declared.has(/^[\w$]+/.exec(name)?.[0] ?? name);
}

/** The words of all lines that import or declare something. */
function wordsDeclared(source: string): Set<string> {
  const lines = source.match(/^(?:import|export|const|let|function)\b[^\n]*/gm) ?? [];
  return new Set(lines.flatMap((line) => line.match(/[\w$]+/g) ?? []));
}
