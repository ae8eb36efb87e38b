import type { Diagnostic } from "@lectern/contract";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import type { BuildCache, StoredStatic } from "../cache/build-cache.ts";
import type { Output } from "../output/output.ts";
import { withoutMetadata } from "./image-metadata.ts";
import { imageFault, isCheckedImage, pointerFault } from "./static-fault.ts";
import type { StaticFiles } from "./static-files.ts";

/**
 * Hands static files to the output; a file whose hash is known is read only where the sink lacks it. Pictures lose what
 * tells where and by whom they were taken, and what readers could not see of them is reported.
 */
export function storeStatics(
  files: StaticFiles["files"],
  tree: OpenTree,
  cache: BuildCache,
  output: Output,
): { known: Record<string, StoredStatic>; diagnostics: Diagnostic[] } {
  const known: Record<string, StoredStatic> = Object.create(null);
  const diagnostics: Diagnostic[] = [];
  for (const { file, type } of files) {
    const isImage = isCheckedImage(type);
    const key = isImage ? `image ${file.hash}` : file.hash;
    const before = cache.index.files[key];
    const stored = before && output.has(before.sha256) ? before : store(tree.read(file.path), isImage, output);
    known[key] = stored;
    output.known(file.path, stored, type);
    if (stored.fault) diagnostics.push({ severity: "warning", ...stored.fault, file: file.path, line: 1, column: 1 });
  }
  return { known, diagnostics };
}

function store(bytes: Uint8Array, isImage: boolean, output: Output): StoredStatic {
  const fault = pointerFault(bytes) ?? (isImage ? imageFault(bytes) : null);
  return { ...output.store(isImage ? withoutMetadata(bytes) : bytes), ...(fault ? { fault } : {}) };
}
