const table: [name: string, words: string][] = [
  ["Bash", "bash sh shell zsh shellscript"],
  ["cURL", "curl"],
  ["PowerShell", "powershell ps1 ps pwsh"],
  ["Python", "python py python3"],
  ["JavaScript", "javascript js jsx mjs cjs"],
  ["Node.js", "node nodejs node.js"],
  ["TypeScript", "typescript ts tsx"],
  ["Go", "go golang"],
  ["Java", "java"],
  ["Kotlin", "kotlin kt"],
  ["Scala", "scala"],
  ["Ruby", "ruby rb"],
  ["PHP", "php"],
  ["C", "c"],
  ["C++", "cpp c++ cc"],
  ["C#", "csharp c# cs"],
  [".NET", "dotnet .net"],
  ["Rust", "rust rs"],
  ["Swift", "swift"],
  ["Objective-C", "objective-c objectivec objc obj-c"],
  ["Dart", "dart flutter"],
  ["Elixir", "elixir ex exs"],
  ["Erlang", "erlang"],
  ["Clojure", "clojure clj"],
  ["Haskell", "haskell hs"],
  ["Lua", "lua"],
  ["Perl", "perl"],
  ["R", "r"],
  ["Julia", "julia"],
  ["Solidity", "solidity sol"],
  ["SQL", "sql"],
];

const names: ReadonlyMap<string, string> = new Map(
  table.flatMap(([name, words]) => words.split(" ").map((word) => [word, name])),
);

/** What readers call the language of a program, by the word after its fence; undefined for data, and for what is not known. */
export function programLanguage(word: string): string | undefined {
  return names.get(word.toLowerCase());
}
