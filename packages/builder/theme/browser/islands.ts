import { mountIslands } from "./islands/mount.ts";

void mountIslands();
