import { publishedSchema } from "@lectern/builder/schema";
import type { Command } from "commander";

/** `lectern schema`: the JSON Schema of docs.json, for editors and other programs. */
export function schemaCommand(program: Command): void {
  program
    .command("schema")
    .description("print the JSON Schema of docs.json")
    .action(() => console.log(JSON.stringify(publishedSchema(), null, 2)));
}
