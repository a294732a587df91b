import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { birthOf } from "./folder-identity.ts";

export interface FolderClaim {
  release(): void;
}

const owner = z.object({
  pid: z.number().int(),
  started: z.string().nullable(),
  /** Id of this file: in a copy of the folder it names the owner of the other one. */
  self: z.string().optional(),
});
type Owner = z.output<typeof owner>;

const fileName = "owner.json";

/** Makes a folder this process's own until given back or its end; throws `sentence` while another has it. */
export function claimFolder(dir: string, sentence: (pid: number) => string): FolderClaim {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, fileName);
  const before = readOwner(file);
  if (before && before.pid !== process.pid && isRunning(before)) throw new Error(sentence(before.pid));
  rmSync(file, { force: true });
  // Of two that come at the same time one finds the other's file and fails.
  const made = openSync(file, "wx", 0o600);
  const own: Owner = { pid: process.pid, started: startedOf(process.pid), self: birthOf(file) };
  writeFileSync(made, JSON.stringify(own));
  closeSync(made);
  return { release: () => rmSync(file, { force: true }) };
}

function readOwner(file: string): Owner | undefined {
  try {
    const found = owner.parse(JSON.parse(readFileSync(file, "utf8")));
    return (found.self ?? birthOf(file)) === birthOf(file) ? found : undefined;
  } catch {
    return undefined; // there is none, or it was cut off by a crash
  }
}

/** A number is given to another process when its own is gone, so the time of its start has to be the same as well. */
function isRunning({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM" && startedOf(pid) === started;
  }
  return startedOf(pid) === started;
}

/** When a process was started, in a unit that only this machine knows; null where the system does not tell. */
function startedOf(pid: number): string | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold anything; the 22nd field is the 20th after it.
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
