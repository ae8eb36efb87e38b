import { imageSize } from "image-size";
import type { ImageSize } from "../../content/index.ts";

/** Larger files are not looked into: their pages do without. */
const mostBytes = 20_000_000;

/**
 * Size in CSS pixels at which a browser shows a picture by itself; null for what is no picture, and for a drawing that
 * fits itself to its place.
 */
export function shownSize(path: string, bytes: Uint8Array): ImageSize | null {
  if (!/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path) || bytes.byteLength > mostBytes) return null;
  if (/\.svg$/i.test(path) && !hasOwnSize(bytes)) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    // From the fifth on, cameras were held upright.
    return orientation > 4
      ? { width: height, height: width }
      : { width: Math.round(width), height: Math.round(height) };
  } catch {
    return null;
  }
}

function hasOwnSize(bytes: Uint8Array): boolean {
  const root = /<svg[^>]*>/.exec(Buffer.from(bytes.subarray(0, 4000)).toString("latin1"))?.[0] ?? "";
  return ["width", "height"].every((name) => new RegExp(`\\s${name}=["'][\\d.]+(?:px)?["']`).test(root));
}
