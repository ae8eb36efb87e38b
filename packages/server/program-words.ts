const help = `Starts the Lectern server: API, dashboard, sites and worker in one process.

It takes no options; its settings come from environment variables and from lectern.config.json in this folder
(another file: LECTERN_CONFIG). The three that most need:

  LECTERN_HOST   address to listen on; 127.0.0.1 unless given, 0.0.0.0 for all
  LECTERN_PORT   port; 4400 unless given, 0 picks a free one
  LECTERN_DATA   folder of database, files and caches; .lectern unless given

"npx lectern config" prints every setting with its value, its source and its meaning.`;

/**
 * What the server's program answers to the words it was called with, instead of starting: its help, or that it takes no
 * such word. Null without any: it starts.
 */
export function readWords(words: readonly string[]): { text: string; wrong: boolean } | null {
  const [first] = words;
  if (first === undefined) return null;
  if (words.every((word) => ["--help", "-h", "help"].includes(word))) return { text: help, wrong: false };
  return {
    text: `The server takes no ${JSON.stringify(first)}: its settings come from the environment (see: npm start -- --help)`,
    wrong: true,
  };
}
