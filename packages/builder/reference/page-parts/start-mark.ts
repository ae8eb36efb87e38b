import { inlineCode, type WrittenComponent } from "../../content/index.ts";

/** What a value begins with, as fields say it beside their types. */
export function startMark(start: string): WrittenComponent {
  return { component: "span", props: { className: "lc-field-default" }, children: ["default: ", inlineCode(start)] };
}
