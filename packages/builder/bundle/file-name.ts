/** What nearly every path is, told by one look. */
const usualName = /^(?=.{1,1024}$)[\w-][\w.-]{0,254}(?:\/[\w-][\w.-]{0,254})*$/;

/**
 * Why a path may not stand in a bundle, or null when it may: relative, forward slashes, no empty, `.` or `..` segment,
 * nothing that some system reads as a drive, a device or an end of text. Lengths are those every file system takes.
 */
export function fileNameFault(path: string): string | null {
  if (usualName.test(path)) return null;
  if (path === "") return "is empty";
  if (path.startsWith("/")) return "is absolute";
  if (/^[A-Za-z]:/.test(path)) return "names a drive";
  if (path.includes("\\")) return "has a backslash";
  if (/[\u0000-\u001f\u007f]/.test(path)) return "has a control character";
  if (Buffer.byteLength(path) > 1024) return "is longer than 1024 bytes";
  for (const segment of path.split("/")) {
    if (segment === "") return "has an empty segment";
    if (segment === "." || segment === "..") return `has the segment ${segment}`;
    if (Buffer.byteLength(segment) > 255) return "has a segment longer than 255 bytes";
  }
  return null;
}
