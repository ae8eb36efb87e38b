import { hash, randomBytes } from "node:crypto";
import { newId, type SiteFile, type SiteManifest } from "@lectern/contract";
import type { Services } from "../../services.ts";
import { storeContent } from "../../storage/index.ts";

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
};

/** Content by path; a list is a file in pieces. */
export type TestFiles = Record<string, string | Buffer | readonly string[]>;

/** A manifest of these files, stored with their content. Pages are the `.html` files but `404.html`. */
export async function storeManifest(
  services: Pick<Services, "db" | "blobs">,
  files: TestFiles,
  options: Partial<Pick<SiteManifest, "redirects" | "site">> = {},
): Promise<string> {
  const listed: Record<string, SiteFile> = {};
  const contents = Object.entries(files).flatMap(([path, content]) => {
    const list = typeof content === "string" || Buffer.isBuffer(content) ? [content] : content;
    const stored = list.map((one) => ({ sha256: hashOf(one), bytes: Buffer.from(one) }));
    const blobs = stored.map(({ sha256, bytes }) => ({ sha256, size: bytes.length }));
    listed[path] = {
      sha256: blobs.length === 1 ? hashOf(list[0] as string) : hashOf(blobs.map(({ sha256 }) => sha256).join("\n")),
      size: blobs.reduce((sum, { size }) => sum + size, 0),
      type: types[path.split(".").pop() ?? ""] ?? "application/octet-stream",
      ...(/\.[0-9a-f]{8}\./.test(path) ? { immutable: true } : {}),
      ...(blobs.length === 1 ? {} : { pieces: blobs }),
    };
    return stored;
  });
  const pages = Object.keys(files)
    .filter((file) => file.endsWith(".html") && file !== "404.html" && !file.startsWith("static/"))
    .map((file) => ({
      path: file.replace(/(^|\/)index\.html$|\.html$/, ""),
      file,
      title: file,
      description: "",
      noindex: false,
    }));
  const manifest: SiteManifest = {
    format: 1,
    builder: "test",
    files: listed,
    pages,
    parts: {},
    redirects: options.redirects ?? [],
    site: options.site ?? { name: "Docs", description: "", trailingSlash: false },
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  const sha256 = hash("sha256", bytes);
  await storeContent(services, [...contents, { sha256, bytes }]);
  return sha256;
}

function hashOf(content: string | Buffer): string {
  return hash("sha256", content);
}

export interface TestSite {
  organizationId: string;
  projectId: string;
  slug: string;
}

/** A project of the organization, nothing published. */
export async function addSite(services: Pick<Services, "db">, organizationId: string): Promise<TestSite> {
  const projectId = newId("project");
  const slug = `site-${randomBytes(4).toString("hex")}`;
  await services.db
    .insertInto("projects")
    .values({
      id: projectId,
      organization_id: organizationId,
      name: "Docs",
      slug,
      repository_url: "https://git.example/docs.git",
    })
    .execute();
  return { organizationId, projectId, slug };
}

/** Publishes a manifest as the newest deployment of the site, or of one of its previews; answers the deployment's id. */
export async function publishManifest(
  services: Pick<Services, "db">,
  site: TestSite,
  manifestSha256: string,
  previewId: string | null = null,
): Promise<string> {
  const id = newId("deployment");
  await services.db
    .insertInto("deployments")
    .values({
      id,
      organization_id: site.organizationId,
      project_id: site.projectId,
      kind: previewId ? "preview" : "production",
      preview_id: previewId,
      branch: "main",
      source: "api",
      status: "success",
      commit_sha: "0123456789abcdef0123456789abcdef01234567",
      manifest_sha256: manifestSha256,
      ended_at: new Date(),
    })
    .execute();
  await services.db
    .updateTable(previewId ? "previews" : "projects")
    .set({ live_deployment_id: id })
    .where("id", "=", previewId ?? site.projectId)
    .execute();
  return id;
}

/** A preview of the project without a deployment, on a branch of its own. */
export async function addPreview(
  services: Pick<Services, "db">,
  site: TestSite,
): Promise<{ id: string; label: string }> {
  const id = newId("preview");
  const label = `branch-${randomBytes(4).toString("hex")}`;
  await services.db
    .insertInto("previews")
    .values({ id, organization_id: site.organizationId, project_id: site.projectId, branch: label, host_label: label })
    .execute();
  return { id, label };
}
