import { mountIslands } from "./islands/mount.ts";
import { gatherTableParts } from "./islands/table-parts.ts";

gatherTableParts();
void mountIslands();
