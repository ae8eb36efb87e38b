import { posix } from "node:path";
import { sha256 } from "../../../text/hashes.ts";
import type { ComposeOptions } from "../../build-options.ts";
import type { ListAddresses } from "../../compose/artefacts.ts";
import { type BundleList, bundleListAddresses } from "../../compose/bundle/bundle-lists.ts";
import type { SiteModel } from "../../model/site-model.ts";
import { skillIndex, skillIndexPath, skillList, skillPath } from "./skill-lists.ts";
import { namedSkill, writeSkill } from "./write-skill.ts";

export interface BundleSkills {
  /** Files of the deployment that are carried as they are. */
  carried: string[];
  lists: BundleList[];
}

/**
 * The skills of a bundle: those that the author has written, or one of the pages that are in it. Links are relative, since
 * where the bundle will stand is not known.
 */
export function bundleSkills({ manifest }: ComposeOptions, model: SiteModel): BundleSkills {
  // Of what was built earlier it is not known which were written.
  if (!model.skills) return { carried: [], lists: [] };
  const hashOf = (path: string) => manifest.files[path]?.sha256 ?? "";
  const written = model.skills.map((skill) => ({ ...skill, path: skillPath(skill.name) }));
  const carried = written.map(({ path }) => path);
  const lists: BundleList[] = [];
  // A page at `/skill` has its Markdown at `skill.md`.
  const isFree = !model.pages.some(({ twin }) => twin === "skill.md");
  const place = isFree ? "skill.md" : skillPath(namedSkill(model).name);
  let main: string | null = null;
  const made = () =>
    (main ??=
      written.length > 0
        ? skillList(written, bundleListAddresses)
        : writeSkill(model, isFree ? bundleListAddresses : addressesFrom(place)));
  if (carried.some((path) => hashOf(path) === hashOf("skill.md"))) carried.push("skill.md");
  else if (isFree || written.length === 0) {
    const key = written.length > 0 ? JSON.stringify(model.skills) : null;
    lists.push({ path: place, key, make: async () => Buffer.from(made()) });
  }
  const index = () =>
    written.length > 0
      ? written.map(({ path, ...skill }) => ({ ...skill, url: relative(path), sha256: hashOf(path) }))
      : [{ ...namedSkill(model), url: relative(place), sha256: sha256(made()) }];
  const key = written.length > 0 ? JSON.stringify([model.skills, written.map(({ path }) => hashOf(path))]) : null;
  // The author may serve an index of another kind.
  if (!model.files.includes(skillIndexPath))
    lists.push({ path: skillIndexPath, key, make: async () => Buffer.from(skillIndex(index())) });
  return { carried, lists };
}

/** How a file of a bundle names others. */
function addressesFrom(file: string): ListAddresses {
  const up = "../".repeat(file.split("/").length - 1);
  const { page, twin, file: named } = bundleListAddresses;
  return { page: (one) => up + page(one), twin: (one) => up + twin(one), file: (path) => up + named(path) };
}

function relative(path: string): string {
  return posix.relative(posix.dirname(skillIndexPath), path);
}
