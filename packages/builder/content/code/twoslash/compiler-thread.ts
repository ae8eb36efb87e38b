import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MessagePort, workerData } from "node:worker_threads";
import {
  type CreateTwoslashOptions,
  createTwoslasher,
  type TwoslashInstance,
  type TwoslashReturn,
} from "twoslash/core";
import typescript from "typescript";
import { withoutMarks } from "../../../html/marks.ts";
import type { CheckedCode, CodeNote } from "./checked-code.ts";

/** What the thread is started with. */
export interface CompilerInput {
  port: MessagePort;
  /** Counts the answers: who asks sleeps until it rises. */
  answered: Int32Array;
}

export interface CompilerTask {
  code: string;
  extension: string;
}

export type CompilerAnswer = { checked: CheckedCode } | { failure: string };

/** What is told of one block at most: names, the characters of a type and of what is said of it. */
const most = { names: 2000, text: 2000, docs: 1000, faults: 5, completions: 12 };
/** Notes of the author that stand below a line. */
const ownNotes = ["log", "warn", "error", "annotate"];
/** Errors about names and modules that are not there. */
const missing = new Set([2304, 2307, 2580, 2591, 2792, 2875, 7016, 7026, 17004]);
/** A type of which there is nothing to tell. */
const unknown = /^import |^type const =|(?:^|: )any$|unresolved/;
/** An import of a package: none is there. */
const packageImport = /\b(?:from|import|require\s*\()\s*["'][^."'/]/;

/**
 * The declarations of the language and of browsers, by their place. Nothing else is there to be read: the code comes from
 * people whom nobody knows, and may name any file.
 */
function standardLibrary(): Map<string, string> {
  const folder = dirname(fileURLToPath(import.meta.resolve("typescript")));
  const files = readdirSync(folder).filter((name) => /^lib\.(?:.*\.)?d\.ts$/.test(name));
  return new Map(files.map((name) => [`/${name}`, readFileSync(join(folder, name), "utf8")]));
}

function makeTwoslasher(): TwoslashInstance {
  return createTwoslasher({
    fsMap: standardLibrary(),
    // Its type speaks of the module as older compilers see it.
    tsModule: typescript as CreateTwoslashOptions["tsModule"],
    vfsRoot: "/",
    // Errors do not end it: they are told.
    handbookOptions: { noErrorValidation: true },
    customTags: ownNotes,
  });
}

let twoslasher: TwoslashInstance | null = null;

function answer({ code, extension }: CompilerTask): CompilerAnswer {
  try {
    twoslasher ??= makeTwoslasher();
    return { checked: read(twoslasher(code, extension), packageImport.test(code)) };
  } catch (error) {
    // Files of this code may be left in it.
    twoslasher = null;
    const { title, description } = error as { title?: string; description?: string };
    return { failure: title ? `${title}: ${description ?? ""}` : String((error as Error).message) };
  }
}

/** @param isPart whether code that is not there has a part in it: what follows from that, the author cannot mend. */
function read({ code, nodes, meta }: TwoslashReturn, isPart: boolean): CheckedCode {
  // What is hidden leaves empty lines at the ends.
  const before = /^\n*/.exec(code)?.[0].length ?? 0;
  const checked: CheckedCode = { code: code.replace(/^\n+|\n+$/g, ""), names: [], notes: [], marks: [], faults: [] };
  const announced = new Set((meta.handbookOptions.errors ?? []).map(Number));
  const note = (kind: CodeNote["kind"], { line, character }: TwoslashReturn["nodes"][number], text: string) =>
    checked.notes.push({ kind, line: line - before, character, text: told(text, most.text) });
  let isWhole = !isPart;
  for (const node of nodes) {
    const { character, length } = node;
    const line = node.line - before;
    switch (node.type) {
      case "hover":
        if (checked.names.length < most.names && !unknown.test(node.text))
          checked.names.push({ line, character, length, text: told(node.text, most.text), docs: docsOf(node) });
        break;
      case "query":
        if (!isPart || !unknown.test(node.text)) note("query", node, node.text);
        break;
      case "completion":
        if (node.completions.length > 0) note("completion", node, namesIn(node.completions).join(", "));
        // Code that is being written has faults.
        isWhole = false;
        break;
      case "highlight":
        checked.marks.push({ line, character, length, isError: false });
        if (node.text) note("annotate", node, node.text);
        break;
      case "tag":
        // It stands where it was written: before the line that followed it.
        note(node.name as CodeNote["kind"], { ...node, line: node.line - 1, character: 0 }, node.text ?? "");
        break;
      case "error":
        if (announced.has(Number(node.code))) {
          checked.marks.push({ line, character, length, isError: true });
          note("error", node, node.text);
        } else if (missing.has(Number(node.code))) isWhole = false;
        else checked.faults.push(told(`${node.text} (TS${node.code})`, most.text));
        break;
    }
  }
  checked.faults = isWhole ? checked.faults.slice(0, most.faults) : [];
  return checked;
}

/** The comment of a declaration, with its tags. */
function docsOf({ docs = "", tags = [] }: { docs?: string; tags?: [string, string | undefined][] }): string {
  const said = tags.map(([name, text]) => `\`@${name}\` ${text ?? ""}`.trim());
  return told([docs.trim(), ...said].filter(Boolean).join("\n\n"), most.docs);
}

/** A text of the compiler's, which has made characters of the escapes in the code. */
function told(text: string, characters: number): string {
  return withoutMarks(text.slice(0, characters)).toWellFormed();
}

function namesIn(completions: readonly { name: string }[]): string[] {
  return completions.slice(0, most.completions).map(({ name }) => name);
}

const { port, answered } = workerData as CompilerInput;
const tellAnswered = () => {
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
};
// What the first block would wait for is read before anybody asks.
answer({ code: "let a = 1", extension: "ts" });
tellAnswered();
port.on("message", (task: CompilerTask) => {
  port.postMessage(answer(task));
  tellAnswered();
});
