import { parseModule } from "../../expressions/syntax.ts";

/** How module code begins; whatever else begins with one of its words is a sentence, or code of another language. */
const program =
  /^(?:import\s*(?:["'{*]|[\w$]+\s*,|(?:type\s+)?[\w$]+\s+from\b|[A-Z][\w$]*[ \t]*;?[ \t]*(?:\n|$))|export\s*(?:[{*=]|(?:const|let|var|function|async|class|default|type|interface|enum|declare|abstract)\b))/;

/** Whether text that begins with `import` or `export` is the beginning of a program. */
export function beginsProgram(text: string): boolean {
  return program.test(text);
}

/** Whether text is a whole program. */
export function isProgram(code: string): boolean {
  try {
    parseModule(code);
    return true;
  } catch {
    return false;
  }
}
