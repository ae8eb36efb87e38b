import { type ConstDirectiveNode, Kind, type TypeNode } from "graphql/language";
import type { WrittenNode } from "../../content/index.ts";
import { symbolLink } from "../library/library.ts";

/** The type of a field or an argument: `[User!]!`, whose name leads to the page of that type. */
export function typeNodes(type: TypeNode): WrittenNode[] {
  // Lists in lists are few, but hostile schemas hold many: no recursion.
  let before = "";
  let after = "";
  let inner = type;
  while (inner.kind !== Kind.NAMED_TYPE) {
    if (inner.kind === Kind.LIST_TYPE) {
      before += "[";
      after = `]${after}`;
    } else after = `!${after}`;
    inner = inner.type;
  }
  return [before, typeLink(inner.name.value), after].filter((node) => node !== "");
}

/** The name of a type, which leads to its page. */
function typeLink(name: string): WrittenNode {
  return { component: "a", props: { href: symbolLink("type", name) }, children: [name] };
}

/** The name within lists and exclamation marks. */
export function innermost(type: TypeNode): string {
  let inner = type;
  while (inner.kind !== Kind.NAMED_TYPE) inner = inner.type;
  return inner.name.value;
}

/** Whether a type is a list, at any depth. */
export function listDepth(type: TypeNode): number {
  let depth = 0;
  for (let inner = type; inner.kind !== Kind.NAMED_TYPE; inner = inner.type) if (inner.kind === Kind.LIST_TYPE) depth++;
  return depth;
}

/** Whether a value must be given: `String!`. */
export function isRequired(type: TypeNode): boolean {
  return type.kind === Kind.NON_NULL_TYPE;
}

/** Why something is deprecated: empty without a reason, null where it is not. */
export function deprecationOf(directives: readonly ConstDirectiveNode[] | undefined): string | null {
  const directive = directives?.find(({ name }) => name.value === "deprecated");
  if (!directive) return null;
  const reason = directive.arguments?.find(({ name }) => name.value === "reason")?.value;
  return reason?.kind === Kind.STRING ? reason.value : "";
}
