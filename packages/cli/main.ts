import { Command, CommanderError } from "commander";
import { exitCodes, FailedError, UsageError } from "./exit-codes.ts";
import { loadCommands } from "./load-commands.ts";
import { version } from "./version.ts";

const program = new Command("lectern")
  .description("Documentation from docs.json and MDX: build, check, serve, and manage a server.")
  .version(version)
  .exitOverride()
  .showHelpAfterError("(see: lectern help)");

process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // Who reads no further, as `head`, has what was wanted.
  if (code === "EPIPE") return;
  console.error(`What was to be printed cannot be written: ${message}`);
  process.exitCode = exitCodes.failed;
});

try {
  await loadCommands(program, process.argv[2]);
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
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") console.error(`${message}; make room for the site and its cache, and try again`);
  else console.error(syscall ? message : error);
  return exitCodes.failed;
}
