import { readdir, readFile } from "node:fs/promises";
import type { ProductWithin } from "./within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

/** Milliseconds of a processor, of this process and of PostgreSQL's; NaN where the latter is not on this machine or it is not Linux. */
export interface CpuTime {
  readonly processMs: number;
  readonly postgresMs: number;
}

/** CPU time used since; it counts where elapsed time does not, since others use the machine as well. */
export async function openCpuTime(pool: Pool): Promise<{ used(): Promise<CpuTime> }> {
  const postmaster = await findPostmaster(pool);
  const now = async (): Promise<CpuTime> => {
    const { user, system } = process.cpuUsage();
    return { processMs: (user + system) / 1_000, postgresMs: await treeMs(postmaster) };
  };
  const before = await now();
  return {
    used: async () => {
      const after = await now();
      return {
        processMs: after.processMs - before.processMs,
        postgresMs: after.postgresMs - before.postgresMs,
      };
    },
  };
}

/** Ticks of /proc/<pid>/stat a second: Linux tells everybody 100. */
const msPerTick = 10;

async function findPostmaster(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0] && (await statOf(rows[0].pid))?.parent;
}

/** CPU time of the postmaster with the backends that have ended, and of those that live. */
async function treeMs(postmaster: number | undefined): Promise<number> {
  if (postmaster === undefined) return Number.NaN;
  const names = await readdir("/proc");
  const stats = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => statOf(Number(name))),
  );
  const own = await statOf(postmaster);
  const children = stats.filter((stat) => stat?.parent === postmaster);
  const ticks = children.reduce((sum, stat) => sum + (stat?.ownTicks ?? 0), 0);
  return msPerTick * (ticks + (own?.ownTicks ?? Number.NaN) + (own?.endedTicks ?? Number.NaN));
}

interface Stat {
  readonly parent: number;
  readonly ownTicks: number;
  /** Ticks of children that have ended. */
  readonly endedTicks: number;
}

async function statOf(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined); // it has ended, or this is not Linux
  if (text === undefined) return undefined;
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const sum = (from: number): number => Number(fields[from]) + Number(fields[from + 1]);
  return { parent: Number(fields[1]), ownTicks: sum(11), endedTicks: sum(13) };
}
