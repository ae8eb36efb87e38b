import { syncDirectory } from "../../sync-files.ts";

interface Syncing {
  running: Promise<void>;
  /** Shared by all who asked after `running` began, since that one may not have seen their change. */
  next: Promise<void> | null;
}

/**
 * Writes directories through to the disk, once for many changes that come at the same time: storing thousands of small
 * files would otherwise spend as long on their directories as on the files.
 */
export class DirectorySync {
  readonly #syncing = new Map<string, Syncing>();

  /** Resolves once every change made to the directory before this call is on the disk. */
  sync(path: string): Promise<void> {
    const present = this.#syncing.get(path);
    if (!present) return this.#start(path);
    present.next ??= present.running.then(
      () => this.#start(path),
      () => this.#start(path),
    );
    return present.next;
  }

  #start(path: string): Promise<void> {
    const syncing: Syncing = { running: syncDirectory(path), next: null };
    this.#syncing.set(path, syncing);
    const done = () => {
      if (!syncing.next) this.#syncing.delete(path);
    };
    syncing.running.then(done, done);
    return syncing.running;
  }
}
