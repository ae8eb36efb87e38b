import { nameInAddress, titleOfPage } from "../components/mention.ts";
import { oneLine, quote } from "./block-builder.ts";
import { children, type ElementWriter, firstProp, linked, prop } from "./element.ts";

/** What opens beside words stands behind them in parentheses. */
export const tooltip: ElementWriter = (element) => {
  const headline = firstProp(element, "headline", "title");
  const tip = firstProp(element, "tip", "description");
  const cta = linked(prop(element, "cta"), prop(element, "href"), element.writer);
  const words = [headline && tip ? `${headline}: ${tip}` : headline || tip, cta].filter(Boolean).join(", ");
  return `${children(element)}${words && ` (${words})`}`;
};

/** The words, and behind them what opens: in parentheses where it is one line, else as a quotation. */
export const popup: ElementWriter = (element) => {
  const parts = { trigger: "", content: "" };
  const rest = element.writer.around.inPopup(parts, () => children(element));
  const { trigger, content } = parts;
  if (!trigger || !content) return [trigger || content, rest].filter(Boolean).join(" ");
  const opens = /\n[ \t]*\n|^(?:[-*+]|\d+[.)]) |^[>`]/m.test(content)
    ? `\n\n${quote(content)}`
    : ` (${oneLine(content)})`;
  return `${trigger}${opens}${rest && ` ${rest}`}`;
};

export const mention: ElementWriter = (element) => {
  const { writer } = element;
  const page = firstProp(element, "page", "path");
  const words = children(element);
  if (!page) return words || nameInAddress(prop(element, "user"));
  return linked(words || titleOfPage(page, writer.state), page, writer);
};

export const popupPart =
  (part: "trigger" | "content"): ElementWriter =>
  (element) => {
    const text = children(element);
    const { popup: parts } = element.writer.around;
    if (!parts) return text;
    parts[part] = part === "trigger" ? oneLine(text) : text;
    return "";
  };
