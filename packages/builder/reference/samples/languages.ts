import { c } from "./c.ts";
import { csharp } from "./csharp.ts";
import { curl } from "./curl.ts";
import { dart } from "./dart.ts";
import { go } from "./go.ts";
import type { HttpRequest } from "./http-request.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { kotlin } from "./kotlin.ts";
import { php } from "./php.ts";
import { powershell } from "./powershell.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";
import { rust } from "./rust.ts";
import { swift } from "./swift.ts";

export interface SampleLanguage {
  /** Name for highlighting. */
  language: string;
  /** Name for readers. */
  label: string;
  write(request: HttpRequest): string;
}

const table: [names: string, label: string, language: string, write: SampleLanguage["write"]][] = [
  ["bash curl sh shell", "cURL", "bash", curl],
  ["python py", "Python", "python", python],
  ["javascript js", "JavaScript", "javascript", javascript],
  ["node nodejs node.js", "Node.js", "javascript", javascript],
  ["typescript ts", "TypeScript", "typescript", javascript],
  ["php", "PHP", "php", php],
  ["go golang", "Go", "go", go],
  ["java", "Java", "java", java],
  ["ruby rb", "Ruby", "ruby", ruby],
  ["powershell", "PowerShell", "powershell", powershell],
  ["swift", "Swift", "swift", swift],
  ["csharp c#", "C#", "csharp", csharp],
  ["dotnet .net dot-net", ".NET", "csharp", csharp],
  ["c", "C", "c", c],
  ["c++ cpp", "C++", "cpp", c],
  ["kotlin kt", "Kotlin", "kotlin", kotlin],
  ["rust rs", "Rust", "rust", rust],
  ["dart flutter", "Dart", "dart", dart],
];

const byName = new Map<string, SampleLanguage>(
  table.flatMap(([names, label, language, write]) =>
    names.split(" ").map((name) => [name, { language, label, write }] as const),
  ),
);

/** A language by any of its names, in any case. */
export function sampleLanguage(name: string): SampleLanguage | undefined {
  return byName.get(name.toLowerCase());
}

/** Languages of samples where docs.json names none: those that the format shows then, in its order. */
export const defaultLanguages = ["bash", "python", "javascript", "php", "go", "java", "ruby"] as const;
