import type { Deployment } from "@lectern/contract";
import type { Command } from "commander";
import { call, connectionFrom, keyOption, urlOption } from "../api/api-client.ts";
import { terminalLine } from "../terminal/terminal-line.ts";

/** `lectern status` shows a deployment; `lectern rollback` makes an earlier one live. */
export function statusCommands(program: Command): void {
  program
    .command("status")
    .description("show a deployment")
    .argument("<statusId>", "id of the deployment")
    .option("--json", "print the whole answer")
    .option(...urlOption)
    .option(...keyOption)
    .action(async (statusId: string, options) => {
      const deployment = await call<Deployment>(
        connectionFrom(options),
        "GET",
        `/v1/project/update-status/${encodeURIComponent(statusId)}`,
      );
      console.log(options.json ? JSON.stringify(deployment, null, 2) : describe(deployment));
    });

  program
    .command("rollback")
    .description("make an earlier deployment live")
    .requiredOption("--project <id>", "project id")
    .requiredOption("--deployment <id>", "the deployment that shall be live")
    .option(...urlOption)
    .option(...keyOption)
    .action(async (options) => {
      const deployment = await call<Deployment>(
        connectionFrom(options),
        "POST",
        `/v1/projects/${encodeURIComponent(options.project)}/rollback`,
        { deploymentId: options.deployment },
      );
      console.log(`${deployment._id} is live at ${deployment.url}`);
    });
}

function describe(deployment: Deployment): string {
  const lines = [
    `${deployment._id}  ${deployment.status}${deployment.live ? ", live" : ""}`,
    deployment.url,
    ...(deployment.commit ? [`${deployment.commit.sha.slice(0, 7)} ${deployment.commit.message}`] : []),
    ...(deployment.summary ? [deployment.summary] : []),
    ...(deployment.error ? [`error ${deployment.error.code}: ${deployment.error.message}`] : []),
  ];
  return lines.map(terminalLine).join("\n");
}
