import { relative, sep } from "node:path";
import { ignoreFiles, watchedPaths } from "@lectern/builder/watched-paths";
import { type FSWatcher, watch } from "chokidar";

/** What tells of changes until it is closed. */
export interface FolderWatch {
  close(): Promise<void>;
}

/**
 * Tells of every file that a build may read and that comes, changes or goes. When the repository's ignore rules change, the
 * folder is watched by the new ones before that is told, so that no change falls between.
 */
export function watchFolder(folder: string, onChange: (file: string) => void): FolderWatch {
  const changeOf = (path: string) => relative(folder, path).split(sep).join("/");
  let isClosed = false;
  let current: FSWatcher;
  /** Who is watching, or was before the rules changed. */
  const open = new Set<FSWatcher>();

  const begin = (onReady: () => void) => {
    const isWatched = watchedPaths(folder);
    const watcher = watch(folder, {
      ignored: (path) => !isWatched(changeOf(path)),
      ignoreInitial: true,
      followSymlinks: false,
    });
    watcher.on("ready", onReady);
    watcher.on("all", (_event, path) => {
      const file = changeOf(path);
      // An earlier one may still tell of what only it watches.
      if (isRules(file)) watcher === current && renew(file);
      else onChange(file);
    });
    watcher.on("error", (error) =>
      console.error(`Changes of the folder cannot be watched: ${(error as Error).message}`),
    );
    open.add(watcher);
    current = watcher;
  };

  const renew = (file: string) => {
    if (isClosed) return;
    const earlier = [...open];
    begin(() => {
      onChange(file);
      for (const watcher of earlier) {
        open.delete(watcher);
        void watcher.close();
      }
    });
  };

  begin(() => {});
  return {
    async close() {
      isClosed = true;
      await Promise.all([...open].map((watcher) => watcher.close()));
    },
  };
}

function isRules(file: string): boolean {
  return (ignoreFiles as readonly string[]).includes(file);
}
