import { type Json, objectOf } from "../../json.ts";
import type { Declaration, Signature } from "../declaration.ts";
import type { Comment } from "./comment.ts";
import type { TypedocProject } from "./project.ts";
import { reflections } from "./reflection.ts";
import type { ReadSignature } from "./signatures.ts";

type Told = Pick<
  Declaration,
  "description" | "sections" | "examples" | "deprecated" | "see" | "default" | "signatures" | "source"
> & { modifiers: string[]; isEvent: boolean };

/** What the comments of a reflection and of its signatures say of it, and what they say of one way to call it alone. */
export function toldOf(reflection: Json, calls: readonly ReadSignature[], project: TypedocProject): Told {
  const own = project.comment(reflection.comment);
  const comments: Comment[] = [own, ...calls.map(({ comment }) => comment)];
  const [first] = calls;
  // What is said of the only way, or of the first, is said of the whole.
  const isFirst = own.description === null;
  const deprecated =
    own.deprecated ??
    (calls.every((one) => one.comment.deprecated !== null) ? (first?.comment.deprecated ?? null) : null);
  return {
    description: own.description ?? first?.comment.description ?? null,
    sections: unique([
      ...comments.flatMap(({ sections }) => sections),
      ...otherParameters(comments, calls),
      // Said once of several ways, and not with each.
      ...(calls.length > 1 && own.returns !== null ? [{ title: "Returns", text: own.returns }] : []),
    ]),
    examples: unique(comments.flatMap(({ examples }) => examples)),
    deprecated,
    see: [...new Set(comments.flatMap(({ see }) => see))],
    default: own.default,
    modifiers: [...new Set(comments.flatMap(({ modifiers }) => modifiers))],
    isEvent: comments.some(({ isEvent }) => isEvent),
    source: sourceOf(reflection) ?? sourceOf(reflections(reflection.signatures)[0]),
    signatures: calls.map(({ signature, comment }, index) => ({
      ...withTold(signature, own, { isOnly: calls.length === 1, isFirst: index === 0 }),
      description: isFirst && index === 0 ? null : signature.description,
      deprecated: deprecated === null ? comment.deprecated : null,
    })),
  };
}

/** What is said above several ways to call something of their parameters and answers, where they say nothing of them. */
function withTold(
  signature: Signature,
  { parameters, returns, throws }: Comment,
  { isOnly, isFirst }: { isOnly: boolean; isFirst: boolean },
): Signature {
  const { returns: answer } = signature;
  return {
    ...signature,
    parameters: signature.parameters.map((one) => ({
      ...one,
      description: one.description ?? parameters.get(one.name.replace(/^\.{3}/, "")) ?? null,
    })),
    returns:
      isOnly && returns !== null ? { type: answer?.type ?? null, description: answer?.description ?? returns } : answer,
    throws: isFirst && signature.throws.length === 0 ? throws : signature.throws,
  };
}

/** What is said of parameters that no way to call it has: several ways are often told of in other words than theirs. */
function otherParameters(comments: readonly Comment[], calls: readonly ReadSignature[]): Told["sections"] {
  const names = new Set(
    calls.flatMap(({ signature }) => signature.parameters.map(({ name }) => name.replace(/^\.{3}/, ""))),
  );
  const others = comments
    .flatMap(({ parameters }) => [...parameters])
    .filter(([path]) => !names.has(path) && !names.has(path.split(".", 1)[0] as string));
  const items = [...new Map(others)].map(
    ([path, text]) => `- \`${path.replaceAll("`", "")}\`: ${text.replaceAll("\n", "\n  ")}`,
  );
  return items.length > 0 ? [{ title: "Parameters", text: items.join("\n") }] : [];
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}

/** Where the source is to be read, where TypeDoc knows an address for it. */
function sourceOf(reflection: unknown): string | null {
  const address = objectOf(reflections(objectOf(reflection).sources)[0]).url;
  return typeof address === "string" && /^https:\/\/[^\s<>"]+$/.test(address) ? address : null;
}
