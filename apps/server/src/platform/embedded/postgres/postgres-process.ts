import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Whether a process lives and is the one that works in that folder, as a postmaster does in its data folder. A
 * process id alone proves nothing: after a restart of the machine or the container it belongs to somebody else.
 * A zombie is gone: it holds nothing but its number until its parent collects it.
 */
export async function worksIn(pid: number, dir: string): Promise<boolean> {
  return process.platform === "linux" ? worksInOnLinux(pid, dir) : worksInElsewhere(pid, dir);
}

async function worksInOnLinux(pid: number, dir: string): Promise<boolean> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    const state = status.slice(status.lastIndexOf(")") + 2)[0];
    if (state === "Z" || state === "X") return false;
    return (await hasFolder(pid, dir)) ?? (await wasStartedOn(pid, dir));
  } catch {
    // Its files vanish with the process.
    return false;
  }
}

/**
 * Compared by inode, so that a folder that was renamed meanwhile is still recognised. Undefined if it cannot be
 * compared: the folder is gone, or where the process works is hidden.
 */
async function hasFolder(pid: number, dir: string): Promise<boolean | undefined> {
  const [wanted, working] = await Promise.all(
    [dir, `/proc/${pid}/cwd`].map((path) => stat(path).catch(() => undefined)),
  );
  return wanted && working && working.dev === wanted.dev && working.ino === wanted.ino;
}

/** In a container even root may not see where another user's process works, but everybody sees its arguments. */
async function wasStartedOn(pid: number, dir: string): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, "utf8")).split("\0").includes(dir);
}

async function worksInElsewhere(pid: number, dir: string): Promise<boolean> {
  try {
    const { stdout } = await run("ps", ["-o", "stat=,command=", "-p", String(pid)]);
    return !stdout.trim().startsWith("Z") && stdout.includes(dir);
  } catch {
    // ps fails when there is no such process.
    return false;
  }
}
