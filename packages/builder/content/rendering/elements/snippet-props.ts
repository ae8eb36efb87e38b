import type { Scope } from "../../expressions/scope.ts";
import type { MdxComponent } from "../../modules/mdx-component.ts";
import type { Place } from "../../place.ts";
import type { RenderState } from "../render-state.ts";

/**
 * What the uses of snippets on a page give them. A prop that one use gives may be left out by another, and is empty
 * there; a name that no use gives may be a mistake.
 */
export class SnippetProps {
  readonly #given = new Set<string>();
  readonly #leftOut = new Map<string, { prop: string; name: string; place: Place }>();

  /** The scope of one use of a snippet, which sees its props as `props.name` and as plain names. */
  scopeOf({ file, scope }: MdxComponent, props: Record<string, unknown>, state: RenderState): Scope {
    const given = Object.entries(props);
    const use = scope.use((name, place) => {
      if (state.muted) return;
      const at = place ?? state.place;
      this.#leftOut.set(`${at.file} ${at.line}:${at.column}`, { prop: `${file} ${name}`, name, place: at });
    }, given.length === 0);
    use.declare("props", props);
    use.declare("children", undefined);
    for (const [name, value] of given) {
      use.declare(name, value);
      this.#given.add(`${file} ${name}`);
    }
    return use;
  }

  /** Tells of the names that no use on the page gives. The site leaves out those that other pages give. */
  tell(state: RenderState): void {
    for (const { prop, name, place } of this.#leftOut.values()) {
      if (this.#given.has(prop)) continue;
      const message = `No use of this snippet gives \`${name}\`, and nothing is shown for it.`;
      const hint = `Write \`${name}="…"\` where the snippet is used, define it with \`export const\`, or write \\{ for a brace in text.`;
      state.diagnose("warning", "missing-prop", message, hint, place);
    }
  }
}
