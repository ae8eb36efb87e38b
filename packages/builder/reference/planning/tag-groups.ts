import type { GroupNode, Position } from "../../source/site-config.ts";
import type { GroupWord } from "../library/group-label.ts";
import type { SpecificationEntry } from "../specification/specification.ts";

/** Tags that stand in each other. */
const maxLevels = 8;

/** What readers see of a tag, and whether it is a word of ours, which they see in their language. */
interface Label {
  label: string;
  isWord: boolean;
}

/** The groups of a specification's tags, made in the order in which they are asked for. */
export class TagGroups {
  readonly outermost: GroupNode[] = [];
  readonly #labels: ReadonlyMap<string, string>;
  readonly #parents: ReadonlyMap<string, string>;
  readonly #worded: ReadonlySet<string>;
  readonly #position: Position;
  /** By labels from the outermost on: tags of one label share a group. */
  readonly #known = new Map<string, GroupNode>();

  /**
   * @param labels what readers see of a tag, where that is not its name.
   * @param parents tags that stand in another; they may lead round in circles.
   * @param worded tags whose labels are words of ours.
   */
  constructor(
    labels: ReadonlyMap<string, string>,
    parents: ReadonlyMap<string, string>,
    worded: ReadonlySet<string>,
    position: Position,
  ) {
    this.#labels = labels;
    this.#parents = parents;
    this.#worded = worded;
    this.#position = position;
  }

  /** The group of a tag, within those of the tags that it stands in. */
  of(tag: string): GroupNode {
    const trail = [tag];
    for (let parent = this.#parents.get(tag); parent !== undefined; parent = this.#parents.get(parent)) {
      if (trail.includes(parent) || trail.length >= maxLevels) break;
      trail.unshift(parent);
    }
    return this.#at(trail.map((name) => ({ label: this.#labels.get(name) ?? name, isWord: this.#worded.has(name) })));
  }

  /** The outermost group that we call so. */
  named(label: GroupWord): GroupNode {
    return this.#at([{ label, isWord: true }]);
  }

  #at(labels: readonly Label[]): GroupNode {
    const key = JSON.stringify(labels);
    const known = this.#known.get(key);
    if (known) return known;
    const group = groupOf(labels.at(-1) as Label, this.#position);
    this.#known.set(key, group);
    if (labels.length === 1) this.outermost.push(group);
    else this.#at(labels.slice(0, -1)).children.push(group);
    return group;
  }
}

function groupOf({ label, isWord }: Label, position: Position): GroupNode {
  return {
    type: "group",
    label,
    ...(isWord ? { isWord } : {}),
    icon: null,
    iconType: null,
    tag: null,
    root: null,
    expanded: false,
    hidden: false,
    searchable: null,
    boost: null,
    directory: null,
    openapi: null,
    asyncapi: null,
    children: [],
    position,
  };
}

/** Entries in the order of their tags; those whose tags have none follow, all else stays. */
export function inTagOrder(
  entries: readonly SpecificationEntry[],
  tags: readonly string[],
): readonly SpecificationEntry[] {
  if (tags.length === 0) return entries;
  const places = new Map([...tags].reverse().map((tag, index) => [tag, tags.length - index]));
  const placeOf = ({ tag }: SpecificationEntry) => places.get(tag ?? "") ?? tags.length + 1;
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
}
