/**
 * Arguments of `git log` for an output that `CommitLog` reads: commits from the newest on, each with the files that it
 * changed. Merges count with what they change themselves. Where to begin, limits and paths follow.
 */
export const commitLogArguments: readonly string[] = [
  "log",
  "-z",
  "-c",
  "--name-only",
  "--no-renames",
  "--no-ext-diff",
  "--no-show-signature",
  "--no-decorate",
  "--format=%x00%H %ct",
];

/** Seconds by which a commit may seem to be made later than now: clocks differ. */
export const clockSkewSeconds = 24 * 3600;

/** Bytes of an output that are read; what is longer is not read to its end. */
export const longestLogBytes = 64 * 1024 * 1024;

export interface CommitLogOptions {
  /** Folder of the content in the repository, with a slash at its end; empty for its root. */
  folder: string;
  /**
   * Ids of commits whose parents are not there, as in a shallow clone: they seem to have made every file, so of what they
   * list nothing is known.
   */
  cut: ReadonlySet<string>;
  /** Unix time in seconds; a commit that claims to be later has no date that could be shown. */
  latest: number;
}

/** Reads the days on which files were last changed from what `git log` writes, as it comes. */
export class CommitLog {
  readonly #options: CommitLogOptions;
  /** Null for files whose last change has no known day. */
  readonly #found = new Map<string, string | null>();
  #rest: Buffer = Buffer.alloc(0);
  #afterGap = false;
  #day: string | null = null;

  constructor(options: CommitLogOptions) {
    this.#options = options;
  }

  /** Takes the next piece of the output. */
  add(chunk: Buffer): void {
    const data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let start = 0;
    for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, start)) {
      this.#field(data.toString("utf8", start, end));
      start = end + 1;
    }
    this.#rest = data.subarray(start);
  }

  /** Day (`YYYY-MM-DD`, UTC) of the last commit that changed each file of the folder, by its path there. */
  days(): Map<string, string> {
    const days = new Map<string, string>();
    for (const [path, day] of this.#found) if (day !== null) days.set(path, day);
    return days;
  }

  /** Fields end with NUL. An empty one stands before each commit, and a line end or an empty one before its first file. */
  #field(text: string): void {
    const commit = this.#afterGap ? /^([0-9a-f]{40,64}) (\d+)$/.exec(text) : null;
    this.#afterGap = text === "";
    if (commit) this.#day = this.#dayOf(commit[1] as string, Number(commit[2]));
    else if (text !== "") {
      const whole = text.startsWith("\n") ? text.slice(1) : text;
      if (!whole.startsWith(this.#options.folder)) return;
      const path = whole.slice(this.#options.folder.length);
      if (!this.#found.has(path)) this.#found.set(path, this.#day);
    }
  }

  #dayOf(id: string, time: number): string | null {
    if (this.#options.cut.has(id) || time <= 0 || time > this.#options.latest) return null;
    return new Date(time * 1000).toISOString().slice(0, 10);
  }
}
