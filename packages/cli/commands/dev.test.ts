/** `lectern dev` where no browser is needed to see what it does. */
import assert from "node:assert/strict";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type TestContext, test } from "node:test";
import { folderOf, siteOf, startServing, writeFiles } from "../testing.ts";

/** Starts it, and ends it with the test. */
async function develop(context: TestContext, folder: string, args: string[] = [], env: Record<string, string> = {}) {
  const serving = await startServing([folder, "--port", "0", ...args], {
    command: "dev",
    env: { XDG_CACHE_HOME: folderOf(context), ...env },
  });
  context.after(serving.stop);
  return serving;
}

/** Waits until a page answers so. */
async function until(address: string, isSo: (status: number, text: string) => boolean): Promise<void> {
  for (;;) {
    const response = await fetch(address);
    if (isSo(response.status, await response.text())) return;
  }
}

test("rules of a repository that come and go while it runs count for what is watched, too", async (context) => {
  const page = (text: string) => `---\ntitle: Pier\n---\n\n${text}\n`;
  const folder = folderOf(context, { ...siteOf({ index: "Hello, harbour." }), ".mintignore": "drafts\n" });
  writeFiles(folder, { "drafts/pier.mdx": page("A first pier.") });
  const { url } = await develop(context, folder);
  const address = `${url}drafts/pier`;
  await until(address, (status) => status === 404);
  writeFileSync(join(folder, ".mintignore"), "# Nothing is left out.\n");
  await until(address, (status, text) => status === 200 && text.includes("A first pier."));
  writeFileSync(join(folder, "drafts/pier.mdx"), page("A second pier."));
  await until(address, (_, text) => text.includes("A second pier."));
  writeFileSync(join(folder, ".mintignore"), "drafts\n");
  await until(address, (status) => status === 404);
});

test("--open hands the address to the browser of the user, --no-open none", {
  skip: process.platform !== "linux",
}, async (context) => {
  const home = folderOf(context, {
    ...siteOf({ index: "Hello, harbour." }),
    "bin/xdg-open": '#!/bin/sh\nprintf %s "$1" > "$0.part" && mv "$0.part" "$0.opened"\n',
  });
  chmodSync(join(home, "bin/xdg-open"), 0o755);
  const PATH = [join(home, "bin"), process.env.PATH].join(delimiter);
  const opened = join(home, "bin/xdg-open.opened");
  // Scripts that are used to a browser being opened say so.
  await develop(context, home, ["--no-open"], { PATH });
  assert.ok(!existsSync(opened));
  const { url } = await develop(context, home, ["--open"], { PATH });
  while (!existsSync(opened)) await fetch(url);
  assert.equal(readFileSync(opened, "utf8"), url);
});
