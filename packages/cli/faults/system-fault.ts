/**
 * What the operating system refuses, in a sentence that names the file and what to do; null for errors of other kinds.
 */
export function systemFault(error: unknown): string | null {
  const { code = "", syscall, path = "", message } = error as NodeJS.ErrnoException & { message: string };
  if (!syscall) return null;
  const explain = sentences[code];
  // Of what is written without a name, as a pipe, there is only the system's own sentence.
  return explain && path ? explain(path, verbs[syscall] ?? "use") : withAdvice(code, message);
}

const noRoom = "make room for the site and its cache, and try again";

function withAdvice(code: string, message: string): string {
  if (code === "EFBIG") return `${message}; raise the limit of the size of files (ulimit -f)`;
  return code === "ENOSPC" || code === "EDQUOT" ? `${message}; ${noRoom}` : message;
}

const notPermitted = (path: string, verb: string) =>
  `This user may not ${verb} ${path}; change its permissions, or give another place`;
const noRoomFor = (path: string, verb: string) => `There is no room to ${verb} ${path}; ${noRoom}`;
const tooManyOpen = (path: string) => `Too many files are open to open ${path}; raise the limit (ulimit -n)`;

const sentences: Record<string, (path: string, verb: string) => string> = {
  EACCES: notPermitted,
  EPERM: notPermitted,
  EROFS: (path) => `${path} is on a file system that is read only; give a place that can be written`,
  ENOSPC: noRoomFor,
  EDQUOT: noRoomFor,
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  ELOOP: (path) => `The links at ${path} lead in a circle; give the folder or file itself`,
  ENAMETOOLONG: (path) => `The name ${path} is too long for this system; give a shorter one`,
  ENOENT: (path, verb) => `${path} is not there to ${verb}; was it removed meanwhile? Try again`,
  ENOTDIR: (path) => `A file stands where ${path} needs a folder; give another place`,
  EISDIR: (path, verb) => `${path} is a folder, which nobody can ${verb} as a file; give another name`,
  EIO: (path, verb) => `The disk fails to ${verb} ${path}; check it, or give another place`,
};

/** What a call does, by its name; a file may be opened for both reading and writing. */
const verbs: Record<string, string> = {
  open: "open",
  read: "read",
  write: "write",
  mkdir: "make",
  scandir: "list",
  opendir: "list",
  stat: "look at",
  lstat: "look at",
  rename: "rename",
  unlink: "remove",
  rmdir: "remove",
  rm: "remove",
};
