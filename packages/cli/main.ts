import { Command, CommanderError } from "commander";
import { exitCodes, FailedError, UsageError } from "./exit-codes.ts";
import { systemFault } from "./faults/system-fault.ts";
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
// Where faults cannot be told, the exit code still tells how it ended.
process.stderr.on("error", () => {});

try {
  await loadCommands(program, process.argv[2]);
  await program.parseAsync(wordsOf(process.argv.slice(2)), { from: "user" });
} catch (error) {
  process.exitCode = report(error);
}

/** Help about what is no command becomes that word alone, of which the complaint has its name and those like it. */
function wordsOf(words: string[]): string[] {
  const [first, topic] = words;
  const isUnknown = topic && !topic.startsWith("-") && !program.commands.some((command) => command.name() === topic);
  return first === "help" && isUnknown ? [topic] : words;
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUse;
  if (error instanceof UsageError || error instanceof FailedError) {
    console.error(error.message);
    return error instanceof UsageError ? exitCodes.wrongUse : exitCodes.failed;
  }
  // A mistake of our own keeps its stack, for those who mend it.
  console.error(systemFault(error) ?? error);
  return exitCodes.failed;
}
