import { type Json, objectOf, textOf } from "../json.ts";
import { type SampleLanguage, sampleLanguage } from "./languages.ts";

/** A sample of a request that a specification gives itself. */
export interface GivenSample {
  language: string;
  /** The language among those in which samples are made; absent where it is none of them. */
  known?: SampleLanguage;
  label: string;
  source: string;
}

/** Keys of an operation that hold its samples, and keys of a sample that hold its code: the format's name first. */
export const samplesKeys = ["x-codeSamples", "x-code-samples"] as const;
export const sourceKeys = ["source", "code"] as const;

/** The samples of an operation, in the order in which they are written: under a key of its own, or among those of ReadMe. */
export function givenSamples(operation: Json, definitions: Json): GivenSample[] {
  const kept = [...samplesKeys.map((key) => operation[key]), objectOf(operation["x-readme"])["code-samples"]];
  const written = kept.find((one) => one !== undefined && one !== null);
  return [written].flat().flatMap((one): GivenSample[] => {
    const sample = objectOf(one);
    const source = sourceKeys.map((key) => codeOf(sample[key], definitions)).find((code) => code !== null);
    if (source === undefined) return [];
    const label = textOf(sample.label) ?? textOf(sample.name);
    const lang = textOf(sample.lang) ?? textOf(sample.language);
    // A label alone may be the name of a language.
    const known = sampleLanguage(lang ?? label ?? "");
    const language = known?.language ?? lang?.toLowerCase() ?? "text";
    const name = label ?? labelOf(known, lang ?? "text", source);
    return [{ language, label: name, source, ...(known ? { known } : {}) }];
  });
}

/** Code as it is written, or that a reference names. */
function codeOf(written: unknown, definitions: Json): string | null {
  return textOf(written) ?? textOf(definitions[textOf(objectOf(written).$ref) ?? ""]);
}

/** What a sample of the specification is called by; a command of a shell may be any program. */
function labelOf(known: SampleLanguage | undefined, lang: string, source: string): string {
  if (!known) return lang;
  const isOther = known.language === "bash" && !/\bcurl\b/i.test(source);
  return isOther && !/curl/i.test(lang) ? lang.charAt(0).toUpperCase() + lang.slice(1) : known.label;
}
