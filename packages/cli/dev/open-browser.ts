import { spawn } from "node:child_process";

/** Opens an address in the browser of this user; says so where there is none, which is no reason to end. */
export function openBrowser(address: string): void {
  const [program, ...args] = opener(address);
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  child.once("error", () => console.error(`No browser could be opened (${program}); open the address yourself`));
  child.unref();
}

function opener(address: string): [string, ...string[]] {
  if (process.platform === "darwin") return ["open", address];
  if (process.platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", address];
  return ["xdg-open", address];
}
