import { imageSize } from "image-size";
import { isLfsPointer } from "../../source/tree/lfs-pointer.ts";

/** More are a burden to every reader: a browser holds four bytes for each of them. */
const mostPixels = 100_000_000;

/** What is wrong with a file, for its author; path and severity are added by the caller. */
export interface StaticFault {
  code: "broken-image" | "image-too-large" | "lfs-pointer";
  message: string;
  hint: string;
}

/** Whether a file may be checked: pictures whose head says their size. */
export function isCheckedImage(type: string): boolean {
  return /^image\/(?:png|jpeg|gif|webp|bmp)$/.test(type);
}

/** What Git LFS keeps elsewhere, and readers would get the pointer of; null for any other file. */
export function pointerFault(bytes: Uint8Array): StaticFault | null {
  if (!isLfsPointer(Buffer.from(bytes.subarray(0, 100)).toString("latin1"))) return null;
  const message = "The file is a pointer of Git LFS and not the file";
  return { code: "lfs-pointer", message, hint: "Commit the file itself: `git lfs migrate export` brings it back" };
}

/** Looks at the head and the end of a picture, decoding nothing; null for one that browsers can show. */
export function imageFault(bytes: Uint8Array): StaticFault | null {
  const broken = (message: string, hint: string): StaticFault => ({ code: "broken-image", message, hint });
  if (bytes.byteLength === 0) return broken("The picture is empty", "Save it again");
  let size: { width: number; height: number };
  try {
    size = imageSize(bytes);
  } catch {
    return broken("The file is not a picture of any known kind, and readers see nothing", "Save it again");
  }
  const { width, height } = size;
  if (!(width > 0 && height > 0)) return broken("The picture says that it has no pixels", "Save it again");
  if (width * height > mostPixels)
    return {
      code: "image-too-large",
      message: `The picture has ${width} × ${height} pixels; browsers may fail to show it`,
      hint: "Save it smaller: 4000 pixels are enough for any screen",
    };
  if (isCut(bytes)) return broken("The end of the picture is missing", "Save it again");
  return null;
}

function isCut(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = buffer.toString("latin1", 0, 12);
  if (start.startsWith("\x89PNG")) return !buffer.includes("IEND", -64 * 1024, "latin1");
  if (start.startsWith("RIFF")) return buffer.readUInt32LE(4) + 8 > buffer.length + 1;
  if (start.startsWith("\xff\xd8")) return buffer.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0;
  return false;
}
