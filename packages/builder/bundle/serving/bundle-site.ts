import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BundleManifest } from "@lectern/contract";
import mime from "mime";
import { compileRedirects, parseRedirectsFile, type Redirects } from "../../routing/redirects.ts";
import type { SitePaths } from "../../routing/resolve-path.ts";
import { openUnpackedBundle } from "../reading/unpacked-bundle.ts";
import type { StoredContent } from "./static-server/respond.ts";
import type { SecurityOptions } from "./static-server/security-headers.ts";

/** An unpacked bundle made ready to be served: what its manifest lists, and nothing else. */
export interface BundleSite {
  folder: string;
  manifest: BundleManifest;
  paths: SitePaths;
  redirects: Redirects;
  security: SecurityOptions;
  /** Null when the manifest does not list the file. */
  content(file: string): StoredContent | null;
}

/** @throws {BundleError} when the folder holds no bundle. */
export async function openBundleSite(directory: string): Promise<BundleSite> {
  const { folder, manifest } = await openUnpackedBundle(directory);
  const rules = manifest.files._redirects ? parseRedirectsFile(await readFile(join(folder, "_redirects"), "utf8")) : [];
  return {
    folder,
    manifest,
    paths: {
      has: (file) => file in manifest.files,
      isPage: (file) => file.endsWith(".html"),
      addresses: "plain",
      trailingSlash: false,
    },
    redirects: compileRedirects(rules),
    security: {
      // A bundle shows nothing of other hosts, unless it was asked to.
      outside: manifest.features.outsideContent === true,
      connect: connectSources(manifest),
      services: manifest.services,
    },
    content(file) {
      const listed = manifest.files[file];
      if (!listed) return null;
      return {
        ...listed,
        type: mediaType(file),
        immutable: /^_lectern\/(.*\/)?[^/]*\.[0-9a-f]{8,64}\.[^/]+$/.test(file),
        open: async (range) => createReadStream(join(folder, file), range),
      };
    },
  };
}

/** The API playground talks to whatever API the site documents, and services to hosts that only they know; the other features to their endpoints only. */
function connectSources({ features, services }: BundleManifest): string[] {
  if (features.apiPlayground || services) return ["https:", "http:"];
  const endpoints = [features.feedbackEndpoint, features.analyticsEndpoint, features.assistantEndpoint];
  return [...new Set(endpoints.filter((url) => url !== undefined && URL.canParse(url)))].map(
    (url) => new URL(url as string).origin,
  );
}

function mediaType(file: string): string {
  const type = mime.getType(file) ?? "application/octet-stream";
  return /^text\/|javascript|json|\+xml|\/xml/.test(type) ? `${type}; charset=utf-8` : type;
}
