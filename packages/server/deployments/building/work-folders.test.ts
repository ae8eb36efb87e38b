import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openWorkFolders } from "./work-folders.ts";

test("a build that starts afresh takes nothing from an export that runs beside it", async (t) => {
  const data = await mkdtemp(join(tmpdir(), "lectern-work-"));
  t.after(() => rm(data, { recursive: true, force: true }));
  const place = { projectId: "prj_1", previewId: null, deploymentId: "dep_1" };
  const { cache, pool } = await openWorkFolders({ data }, { ...place, fresh: false });
  const bundles = join(data, "cache", "prj_1", "bundles");
  for (const folder of [bundles, join(cache, "code"), join(pool, "objects")]) await mkdir(folder, { recursive: true });
  await openWorkFolders({ data }, { ...place, fresh: true });
  assert.deepEqual(
    [bundles, join(cache, "code"), join(pool, "objects")].map((folder) => existsSync(folder)),
    [true, false, false],
  );
});
