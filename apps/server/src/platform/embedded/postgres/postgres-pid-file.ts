import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "./postgres-error.ts";

/** Facts that a postmaster writes about itself into its data folder; a killed one leaves it behind. */
export interface PidFile {
  readonly pid: number;
  readonly clusterDir: string;
  readonly port: number;
  readonly socketDir: string;
  /** "starting", "ready", "stopping" or "standby". */
  readonly status: string;
}

/** Reads postmaster.pid (its lines are listed in PostgreSQL's source, pidfile.h); undefined if there is none. */
export async function readPidFile(clusterDir: string): Promise<PidFile | undefined> {
  try {
    const text = await readFile(join(clusterDir, "postmaster.pid"), "utf8");
    const [pid = "", dir = "", , port = "", socketDir = "", , , status = ""] = text.split("\n");
    if (!/^[1-9]\d*$/.test(pid.trim())) return undefined;
    return { pid: Number(pid), clusterDir: dir, port: Number(port), socketDir, status: status.trim() };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
