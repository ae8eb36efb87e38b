import type { Position } from "../../../source/site-config.ts";
import { addToList } from "../../../text/add-to-list.ts";
import { isObject, type Json, listOf, objectOf } from "../../json.ts";
import { type Comment, commentOf } from "./comment.ts";
import { kindOf, nameOf, reflections } from "./reflection.ts";
import type { FindDeclaration } from "./types.ts";

/** Reflections of one project that are looked at. */
const maxReflections = 1_000_000;
/** References that lead to references. */
const maxChain = 8;

/** One file of TypeDoc's, with what leads from its numbers to the declarations that are made of it. */
export class TypedocProject {
  readonly root: Json;
  readonly position: Position;
  /** Whether so much is in it that not all was looked at. */
  isCut = false;
  readonly #prefix: string;
  /** What a reflection's number leads to: the number of what has a declaration. */
  readonly #ids = new Map<unknown, unknown>();
  readonly #aliases = new Map<unknown, string[]>();

  /** @param prefix told apart by: numbers of several files are the same. */
  constructor(root: Json, file: string, prefix: string) {
    this.root = root;
    this.position = { file, line: 1, column: 1 };
    this.#prefix = prefix;
    this.#index();
  }

  /** The id of the declaration that a reflection's number leads to. */
  readonly find: FindDeclaration = (id) => {
    let known = this.#ids.get(id);
    for (let step = 0; known !== id && step < maxChain && this.#ids.get(known) !== known; step++)
      known = this.#ids.get(known);
    return known === undefined || this.#ids.get(known) !== known ? undefined : this.idOf({ id: known });
  };

  readonly #findFile: FindDeclaration = (id) => {
    const files = objectOf(objectOf(this.root.files).reflections);
    return typeof id === "number" && Object.hasOwn(files, String(id)) ? this.find(files[String(id)]) : undefined;
  };

  /** The id of a reflection's own declaration. */
  idOf(reflection: Json): string {
    return this.#prefix + String(reflection.id);
  }

  comment(value: unknown): Comment {
    return commentOf(value, this.links);
  }

  get links() {
    return { find: this.find, findFile: this.#findFile };
  }

  /** Names under which something is exported once more. */
  aliasesOf(reflection: Json): string[] {
    const own = nameOf(reflection);
    return [...new Set(this.#aliases.get(reflection.id) ?? [])].filter((name) => name !== own).slice(0, 20);
  }

  #index(): void {
    const pending: { reflection: Json; owner: unknown }[] = [{ reflection: this.root, owner: undefined }];
    let count = 0;
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (++count > maxReflections) {
        this.isCut = true;
        return;
      }
      const { reflection, owner } = next;
      if (typeof reflection.id !== "number") continue;
      const leadsTo = this.#add(reflection, owner);
      const { children, documents, signatures, getSignature, setSignature, indexSignatures, indexSignature } =
        reflection;
      // Parts of a type that is written in place are shown where that type is.
      const held = objectOf(objectOf(reflection.type).declaration);
      const inside = [held.children, held.signatures];
      for (const list of [signatures, getSignature, setSignature, indexSignatures, indexSignature, ...inside])
        for (const one of reflections([list].flat())) pending.push({ reflection: one, owner: leadsTo });
      for (const one of [...reflections(children), ...reflections(documents)])
        pending.push({ reflection: one, owner: undefined });
    }
  }

  /** Notes what a reflection leads to; returns that. */
  #add(reflection: Json, owner: unknown): unknown {
    const { id, target } = reflection;
    const isReference = kindOf(reflection) === "reference";
    const leadsTo = owner ?? (isReference ? target : id);
    if (!this.#ids.has(id)) this.#ids.set(id, leadsTo);
    if (isReference) addToList(this.#aliases, target, nameOf(reflection));
    return this.#ids.get(id);
  }
}

/** Whether a document is what TypeDoc writes. */
export function isProject(value: unknown): value is Json {
  if (!isObject(value) || typeof value.name !== "string" || typeof value.id !== "number") return false;
  return kindOf(value) === "project" && (value.children === undefined || Array.isArray(value.children));
}

/** Where TypeDoc puts what has no category. */
const otherCategory = "Other";

/** A part of a module with the titles of the group and of the category that TypeDoc sorts it into. */
export interface GroupedChild {
  child: Json;
  title: string | null;
  category: string | null;
}

/** Children in the order of the groups that TypeDoc sorts them into. */
export function groupedChildren(owner: Json): GroupedChild[] {
  const left = new Map(reflections(owner.children).map((child) => [child.id, child]));
  const groups = reflections(owner.groups);
  const categories = new Map<unknown, string>();
  for (const one of [...reflections(owner.categories), ...groups.flatMap((group) => reflections(group.categories))]) {
    if (typeof one.title !== "string" || one.title === otherCategory) continue;
    for (const id of listOf(one.children)) if (!categories.has(id)) categories.set(id, one.title);
  }
  const sorted: GroupedChild[] = [];
  const add = (child: Json, title: string | null) =>
    sorted.push({ child, title, category: categories.get(child.id) ?? null });
  for (const group of groups) {
    for (const id of listOf(group.children)) {
      const child = left.get(id);
      if (child) add(child, typeof group.title === "string" ? group.title : null);
      left.delete(id);
    }
  }
  for (const child of left.values()) add(child, null);
  return sorted;
}
