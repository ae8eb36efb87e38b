import { unzipSync } from "fflate";
import { decodeText } from "../../source/source-text.ts";
import { LibraryFault } from "./library.ts";

/** Archives that documentation tools and package registries keep their folders in. */
export const isArchive = /\.(?:zip|jar)$/i;

/** Files of one archive, and bytes that they may have unpacked. */
const maxFiles = 50_000;
const maxBytes = 200_000_000;

/** What no reader asks for: programs, pictures, fonts. */
const never = /\.(?:class|png|gif|jpe?g|svg|ico|woff2?|ttf|otf|zip|jar)$/i;

/**
 * The files of a zip archive, by their paths in it; nothing is written anywhere.
 * @throws {LibraryFault} when it is none, or holds more than a site's library may.
 */
export function unpack(path: string, bytes: Uint8Array): Map<string, () => string> {
  let files = 0;
  let size = 0;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith("/") || never.test(name)) return false;
        files++;
        size += originalSize;
        if (files > maxFiles || size > maxBytes) throw tooLarge(path);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof LibraryFault) throw error;
    throw new LibraryFault(`${path} is no archive that can be read`, "Write it anew, as zip", {
      file: path,
      line: 1,
      column: 1,
    });
  }
  return new Map(Object.entries(unpacked).map(([name, content]) => [name, () => decodeText(content)]));
}

function tooLarge(file: string): LibraryFault {
  const message = `${file} holds more than ${maxFiles} files or ${maxBytes / 1e6} MB`;
  return new LibraryFault(message, "Leave out what readers do not need", { file, line: 1, column: 1 });
}
