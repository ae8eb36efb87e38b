import { imageSize } from "image-size";
import { percentDecoded } from "../../../text/percent-decoding.ts";

const mostBytes = 4 * 1024 * 1024;
const mostVectorBytes = 256 * 1024;
const mostPixels = 24_000_000;

/**
 * What a drawing may cost: pictures in pictures, references and filters can make a small file take for ever, and text
 * would need fonts that are not at hand.
 */
const costly = /<(?:use|filter|image|text|foreignObject|pattern|mask)\b|<!(?:ENTITY|DOCTYPE)\b/i;

/** An image file as a data URL for the picture of a page; null for what cannot safely be drawn. */
export function embeddedImage(path: string, bytes: Uint8Array): string | null {
  const type = /\.(svg|png|jpe?g)$/i.exec(path)?.[1]?.toLowerCase();
  if (type === undefined || bytes.byteLength > mostBytes) return null;
  if (type === "svg") {
    const text = Buffer.from(bytes).toString();
    const isDrawable = bytes.byteLength <= mostVectorBytes && text.includes("<svg") && !costly.test(text);
    return isDrawable ? dataUrl("image/svg+xml", bytes) : null;
  }
  try {
    const { width, height, type: found } = imageSize(bytes);
    if (width * height > mostPixels || (found !== "png" && found !== "jpg")) return null;
    return dataUrl(found === "png" ? "image/png" : "image/jpeg", bytes);
  } catch {
    return null;
  }
}

/** The same for an image that stands within an address: `data:image/svg+xml,…`. */
export function imageWithin(address: string): string | null {
  const [, type = "", form = "", data = ""] = /^data:image\/([a-z+]+)([^,]*),(.*)$/is.exec(address) ?? [];
  const bytes = /;base64$/i.test(form) ? Buffer.from(data, "base64") : Buffer.from(percentDecoded(data));
  return embeddedImage(`.${type.replace(/\+xml$/i, "")}`, bytes);
}

function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}
