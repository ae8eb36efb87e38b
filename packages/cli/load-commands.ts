import type { Command } from "commander";
import { requireValues } from "./arguments.ts";

type AddCommands = (program: Command) => void;

/** The modules of the commands, in the order of the help. */
const modules: { names: readonly string[]; load(): Promise<AddCommands> }[] = [
  { names: ["build"], load: async () => (await import("./commands/build.ts")).buildCommand },
  { names: ["dev"], load: async () => (await import("./commands/dev.ts")).devCommand },
  { names: ["check"], load: async () => (await import("./commands/check.ts")).checkCommand },
  { names: ["serve"], load: async () => (await import("./commands/serve.ts")).serveCommand },
  { names: ["verify"], load: async () => (await import("./commands/verify.ts")).verifyCommand },
  { names: ["pull"], load: async () => (await import("./commands/pull.ts")).pullCommand },
  { names: ["schema"], load: async () => (await import("./commands/schema.ts")).schemaCommand },
  { names: ["init"], load: async () => (await import("./commands/init.ts")).initCommand },
  { names: ["deploy", "preview"], load: async () => (await import("./commands/deploy.ts")).deployCommands },
  { names: ["status", "rollback"], load: async () => (await import("./commands/status.ts")).statusCommands },
  { names: ["export"], load: async () => (await import("./commands/export.ts")).exportCommand },
  { names: ["start", "config"], load: async () => (await import("./commands/server.ts")).serverCommands },
];

/**
 * Adds the command that the first argument names, or all of them where it names none (help, a slip of the pen): a command
 * waits for no program but its own.
 */
export async function loadCommands(program: Command, argument: string | undefined): Promise<void> {
  if (argument === "--version" || argument === "-V") return;
  const named = modules.filter(({ names }) => argument !== undefined && names.includes(argument));
  for (const { load } of named.length > 0 ? named : modules) (await load())(program);
  for (const command of program.commands) {
    command.exitOverride().showHelpAfterError(`(see: lectern help ${command.name()})`).hook("preAction", requireValues);
  }
}
