import type { ServerResponse } from "node:http";

/** A small page of ours, where there is no site to speak for itself. */
export function sendNotice(response: ServerResponse, status: number, title: string, text: string): void {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>\n`;
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(page),
    "content-security-policy": "default-src 'none'",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  response.end(page);
}
