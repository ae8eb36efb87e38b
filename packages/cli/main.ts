import { Command, CommanderError } from "commander";
import { buildCommand } from "./commands/build.ts";
import { checkCommand } from "./commands/check.ts";
import { deployCommands } from "./commands/deploy.ts";
import { exportCommand } from "./commands/export.ts";
import { initCommand } from "./commands/init.ts";
import { pullCommand } from "./commands/pull.ts";
import { schemaCommand } from "./commands/schema.ts";
import { serveCommand } from "./commands/serve.ts";
import { serverCommands } from "./commands/server.ts";
import { statusCommands } from "./commands/status.ts";
import { verifyCommand } from "./commands/verify.ts";
import { exitCodes, FailedError, UsageError } from "./exit-codes.ts";
import { version } from "./version.ts";

const program = new Command("lectern")
  .description("Documentation from docs.json and MDX: build, check, serve, and manage a server.")
  .version(version)
  .exitOverride()
  .showHelpAfterError("(see: lectern help)");

for (const add of [
  buildCommand,
  checkCommand,
  serveCommand,
  verifyCommand,
  pullCommand,
  schemaCommand,
  initCommand,
  deployCommands,
  statusCommands,
  exportCommand,
  serverCommands,
]) {
  add(program);
}
for (const command of program.commands) command.exitOverride().showHelpAfterError("(see: lectern help)");

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUse;
  if (error instanceof UsageError || error instanceof FailedError) {
    console.error(error.message);
    return error instanceof UsageError ? exitCodes.wrongUse : exitCodes.failed;
  }
  // What the operating system refuses (no permission, no space) is told by its own sentence, without a stack.
  const { syscall, message } = error as NodeJS.ErrnoException;
  console.error(syscall ? message : error);
  return exitCodes.failed;
}
