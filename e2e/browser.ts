import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

/**
 * A real Chromium for tests: `$CHROMIUM_PATH`, else the system's, else the one that npm brought. Whoever opens it
 * closes it. Works in containers without a sandbox and with a small `/dev/shm`.
 * @param more further arguments of Chromium.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const options = await launchOptions(more);
  // Now and then one crashes as it starts, where several start at once.
  return chromium.launch(options).catch(() => chromium.launch(options));
}

async function launchOptions(more: readonly string[]): Promise<LaunchOptions> {
  const system = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
    (path) => path && existsSync(path),
  );
  // A machine with much to do takes its time; the test's own limit ends what never comes.
  const rest = { headless: true, timeout: 180_000 };
  if (system)
    return {
      ...rest,
      executablePath: system,
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", ...more],
    };
  // In one process the whole browser ends with the first context that is closed.
  // Its own arguments also let every page read every other host's answers, which no reader's browser does.
  const refused = new Set(["--single-process", "--disable-web-security", "--allow-running-insecure-content"]);
  const brought = sparticuz.args.filter((one) => !refused.has(one));
  return { ...rest, executablePath: await sparticuz.executablePath(), args: [...brought, ...more] };
}
