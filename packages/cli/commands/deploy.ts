import type { Command } from "commander";
import { type Connection, call, connectionFrom, keyOption, urlOption } from "../api/api-client.ts";
import { followDeployment } from "../api/poll.ts";
import { FailedError } from "../exit-codes.ts";
import { terminalLine } from "../terminal/terminal-line.ts";

/** `lectern deploy` and `lectern preview`: start a deployment, and with `--wait` follow it to its end. */
export function deployCommands(program: Command): void {
  program
    .command("deploy")
    .description("update production")
    .requiredOption("--project <id>", "project id")
    .option("--wait", "follow the deployment to its end")
    .option(...urlOption)
    .option(...keyOption)
    .action(async (options) => {
      const connection = connectionFrom(options);
      const { statusId } = await call<{ statusId: string }>(
        connection,
        "POST",
        `/v1/project/update/${encodeURIComponent(options.project)}`,
        {},
      );
      console.log(statusId);
      if (options.wait) await follow(connection, statusId);
    });

  program
    .command("preview")
    .description("preview a branch")
    .argument("<branch>", "Git branch")
    .requiredOption("--project <id>", "project id")
    .option("--wait", "follow the deployment to its end")
    .option(...urlOption)
    .option(...keyOption)
    .action(async (branch: string, options) => {
      const connection = connectionFrom(options);
      const accepted = await call<{ statusId: string; previewUrl: string }>(
        connection,
        "POST",
        `/v1/project/preview/${encodeURIComponent(options.project)}`,
        { branch },
      );
      console.log(`${accepted.statusId}\n${accepted.previewUrl}`);
      if (options.wait) await follow(connection, accepted.statusId);
    });
}

async function follow(connection: Connection, statusId: string): Promise<void> {
  const deployment = await followDeployment(connection, statusId, (line) => console.error(terminalLine(line)));
  if (deployment.status === "failure") {
    const { message, file, line, column } = deployment.error ?? { message: deployment.summary };
    const place = [file, line, column].filter((part) => part !== undefined).join(":");
    throw new FailedError(terminalLine(`The deployment failed: ${place ? `${place}: ` : ""}${message}`));
  }
  console.error(terminalLine(deployment.summary));
}
