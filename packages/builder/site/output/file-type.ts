/** Media types of the files that a site serves beside its pages, by extension. Files of other types stay in the source. */
const types: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  bmp: "image/bmp",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
  vtt: "text/vtt; charset=utf-8",
  json: "application/json; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
  yml: "application/yaml; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  otf: "font/otf",
  eot: "application/vnd.ms-fontobject",
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
};

/** Media type of a static file, or null for a type that is not served. */
export function fileType(path: string): string | null {
  const dot = path.lastIndexOf(".");
  return types[path.slice(dot + 1).toLowerCase()] ?? null;
}

export const htmlType = "text/html; charset=utf-8";
export const markdownType = "text/markdown; charset=utf-8";
export const textType = "text/plain; charset=utf-8";
export const xmlType = "application/xml; charset=utf-8";
export const jsonType = "application/json; charset=utf-8";
