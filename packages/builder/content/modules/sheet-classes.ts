const className = /\.(-?[A-Za-z_][\w-]*)(?=[^{}]{0,500}\{)/g;

/**
 * What `import styles from "./a.module.css"` binds: the classes of the sheet by their names. Every page has the sheets
 * of the repository, so each name is the class itself.
 */
export function sheetClasses(source: string): Record<string, string> {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, "");
  return Object.fromEntries([...text.matchAll(className)].map(([, name = ""]) => [name, name]));
}
