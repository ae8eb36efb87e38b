import { parseByteRange } from "@lectern/builder/bundle";
import { ApiError } from "@lectern/contract";
import { contentDisposition } from "../storage/blobs/content-disposition.ts";
import { verifyLink } from "../storage/blobs/file-system/verify-link.ts";
import type { ApiPlugin } from "./api-plugin.ts";

/**
 * `GET|HEAD /_lectern/files/<key>`: a stored file by a link that the file blob store signed. A link that was altered or
 * whose time is over is 403. Nothing here is ever a page of this origin: it is downloaded, and sandboxed if it is shown.
 */
export const fileRoutes: ApiPlugin = (app, { blobs, secrets }) => {
  app.route({
    method: ["GET", "HEAD"],
    url: "/_lectern/files/*",
    exposeHeadRoute: false,
    config: { access: "public" },
    schema: { tags: ["X-HIDDEN"] },
    handler: async (request, reply) => {
      const key = (request.params as { "*": string })["*"];
      const query = request.url.includes("?") ? request.url.slice(request.url.indexOf("?") + 1) : "";
      const claims = verifyLink(secrets.linkKey, key, new URLSearchParams(query));
      const found = await blobs.head(key);
      if (!found) throw new ApiError("not_found");
      reply.headers({
        "content-type": claims.contentType ?? "application/octet-stream",
        "content-disposition": contentDisposition(claims.filename ?? key.slice(key.lastIndexOf("/") + 1)),
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "private, no-store",
        "accept-ranges": "bytes",
      });
      const range = request.headers["if-range"] ? "whole" : parseByteRange(request.headers.range, found.size);
      if (range === "unsatisfiable") {
        return reply.code(416).header("content-range", `bytes */${found.size}`).header("content-length", "0").send();
      }
      if (range !== "whole") reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${found.size}`);
      reply.header("content-length", range === "whole" ? found.size : range.end - range.start + 1);
      if (request.method === "HEAD") return reply.send();
      const blob = await blobs.get(key, range === "whole" ? undefined : range);
      if (!blob) throw new ApiError("not_found");
      return reply.send(blob.body);
    },
  });
};
