import { randomBytes } from "node:crypto";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { plans } from "@lectern/contract";
import { nameFromRepository } from "@lectern/contract/name-from-repository";
import { type Command, Option } from "commander";
import { serverUrl, urlOption } from "../api/api-client.ts";
import { requireOneOf } from "../arguments.ts";
import { FailedError, UsageError } from "../exit-codes.ts";

/** `lectern init`: the first-run set-up of a running server from a terminal; asks for what is not given. */
export function initCommand(program: Command): void {
  program
    .command("init")
    .description("set up a new server: owner, organization, and a first project")
    .option("--name <name>", "the owner's name")
    .option("--email <address>", "the owner's e-mail address")
    .option("--password <password>", "at least 12 characters; made and printed when not given")
    .option("--organization <name>", "name of the organization")
    .option("--plan <plan>", "free, pro or enterprise", "enterprise")
    .option("--repo <address>", "repository of a first project")
    .option("--branch <branch>", "its branch", "main")
    .addOption(new Option("--dir <folder>", "its folder").default("", "its root"))
    .option("--token <token>", "the set-up token that the server printed")
    .option(...urlOption)
    .action(async (options) => {
      const url = serverUrl(options);
      requireOneOf(plans, options.plan, "--plan");
      const email = options.email ?? (await ask("E-mail address: "));
      const password = options.password ?? randomBytes(15).toString("base64url");
      const setup = {
        name: options.name ?? email.split("@")[0],
        email,
        password,
        organization: options.organization ?? (await ask("Organization: ")),
        plan: options.plan,
        ...(options.token ? { token: options.token } : {}),
      };
      const { headers } = await post(url, "/v1/setup", setup);
      const cookie = (headers.getSetCookie()[0] ?? "").split(";")[0] as string;
      console.log(`Owner      ${email}`);
      if (!options.password) console.log(`Password   ${password}  (shown once)`);
      const key = await post(url, "/v1/keys", { name: "lectern init", scope: "write" }, cookie);
      console.log(`API key    ${(key.body as { key: string }).key}  (shown once)`);
      if (options.repo) {
        const project = await post(url, "/v1/projects", projectOf(options), cookie);
        const { projectId, siteUrl } = project.body as { projectId: string; siteUrl: string };
        const update = await post(url, `/v1/project/update/${projectId}`, {}, cookie);
        console.log(
          `Project    ${projectId}\nSite       ${siteUrl}\nDeployment ${(update.body as { statusId: string }).statusId}`,
        );
      }
      console.log(`Dashboard  ${url}`);
    });
}

function projectOf(options: { repo: string; branch: string; dir: string }) {
  const name = nameFromRepository(options.repo) || "Documentation";
  return { name, repositoryUrl: options.repo, branch: options.branch, directory: options.dir };
}

async function ask(question: string): Promise<string> {
  if (!stdin.isTTY) throw new UsageError(`${question.replace(/: $/, "")} must be given as an option`);
  const prompt = createInterface({ input: stdin, output: stdout });
  const answer = (await prompt.question(question)).trim();
  prompt.close();
  return answer;
}

/** A request as the signed-in owner: the session's cookie, and the origin that the server asks for. */
async function post(url: string, path: string, body: unknown, cookie?: string) {
  let response: Response;
  try {
    response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
  } catch {
    throw new FailedError(`${url} cannot be reached. Is the server running? Start it with: npm start`);
  }
  // Of all that is asked here, only the set-up itself can be without a right.
  const hint = response.status === 401 && path === "/v1/setup" ? ["Give the token with --token"] : [];
  const answer = (await response.json().catch(() => ({}))) as { error?: string; details?: { message: string }[] };
  if (!response.ok) {
    throw new FailedError(
      [
        answer.error ?? `HTTP ${response.status}`,
        ...(answer.details ?? []).map(({ message }) => `  - ${message}`),
        ...hint,
      ].join("\n"),
    );
  }
  return { body: answer as unknown, headers: response.headers };
}
