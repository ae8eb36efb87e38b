import { listOf, objectOf, own, textOf } from "../../json.ts";
import type { TypePart } from "../declaration.ts";
import { declarationLink, webLink } from "../declaration-link.ts";
import { inLink } from "../inline-markdown.ts";
import { codeSpan } from "../markdown-text.ts";
import type { DocfxItems } from "./load.ts";

/** Parts of the name of one type at most. */
const partsMost = 200;

/** The name of a uid and where it leads. */
export class DocfxNames {
  readonly #loaded: DocfxItems;

  constructor(loaded: DocfxItems) {
    this.#loaded = loaded;
  }

  /** The declaration that a uid is of; null for those of other libraries. */
  idOf(uid: string): string | null {
    if (this.#loaded.items.has(uid)) return uid;
    return this.#loaded.overloads.get(uid) ?? null;
  }

  /** A type as code, with links to declarations. */
  partsOf(uid: string): TypePart[] {
    const item = this.#loaded.items.get(uid);
    if (item) return [{ text: this.nameOf(uid), id: uid }];
    const reference = objectOf(this.#loaded.references.get(uid));
    const parts: TypePart[] = [];
    for (const one of listOf(own(reference, "spec.csharp")).slice(0, partsMost)) {
      const name = own(objectOf(one), "name");
      if (typeof name !== "string") continue;
      const inner = textOf(own(objectOf(one), "uid"));
      const id = inner === null ? null : this.idOf(inner);
      const last = parts.at(-1);
      const href =
        inner === null ? null : (webLink(textOf(own(objectOf(one), "href")) ?? "") ?? this.#addressOf(inner));
      if (id !== null && this.#loaded.items.has(id)) parts.push({ text: name, id });
      else if (href !== null) parts.push({ text: name, href });
      else if (typeof last === "string") parts[parts.length - 1] = last + name;
      else parts.push(name);
    }
    const [only] = parts;
    // A name with its namespace in pieces is no type that is put together.
    if (only === undefined || parts.every((part) => typeof part === "string" && part.trim() === ""))
      return [this.#named(uid)];
    return parts;
  }

  /** The name of what another library declares, with its address where the file has it. */
  #named(uid: string): TypePart {
    const href = this.#addressOf(uid);
    return href === null ? this.nameOf(uid) : { text: this.nameOf(uid), href };
  }

  #addressOf(uid: string): string | null {
    return webLink(textOf(own(objectOf(this.#loaded.references.get(uid)), "href")) ?? "");
  }

  /** The name that readers know it by, with the class before a member. */
  nameOf(uid: string): string {
    const item = this.#loaded.items.get(uid);
    const data = objectOf(item?.data ?? this.#loaded.references.get(uid));
    const names = [own(data, "nameWithType"), own(data, "name"), own(data, "fullName")];
    return names.map(textOf).find((name) => name !== null) ?? nameOfUid(uid);
  }

  /** A link as Markdown; only the name where nothing of it can be linked to. */
  linkOf(uid: string, text: string | null): string {
    const label = codeSpan(text ?? this.nameOf(uid));
    const id = this.idOf(uid);
    if (id !== null) return `[${label}](${declarationLink(id)})`;
    const address = this.#addressOf(uid);
    return address === null || label === "" ? label : `[${label}](${inLink(address)})`;
  }
}

/** `System.Collections.Generic.List{System.String}` without its namespaces: `List<String>`. */
function nameOfUid(uid: string): string {
  const [head = "", ...rest] = uid.split("(", 2);
  const name = head
    .slice(0, 2000)
    .replace(/[\w#]+\./g, "")
    .replaceAll("{", "<")
    .replaceAll("}", ">")
    .replace(/``?\d+/g, "")
    .replace(/\*$/, "");
  return rest.length > 0 ? `${name}()` : name;
}
