import { FailedError } from "../exit-codes.ts";

/** Why a server could not be started, for the one who chose its port and address; other errors as they are. */
export function listenFault(error: NodeJS.ErrnoException, { host, port }: { host: string; port: string }): unknown {
  if (error.code === "EADDRINUSE")
    return new FailedError(`Port ${port} of ${host} is in use; give another --port, or 0 for a free one`);
  if (error.code === "EACCES") return new FailedError(`Port ${port} may not be opened by this user`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new FailedError(`${host} is no address of this machine`);
  return error;
}
