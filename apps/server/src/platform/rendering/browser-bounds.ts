import { readdirSync, readFileSync } from "node:fs";
import { RenderFailure } from "./render-failure.ts";

export interface BrowserBounds {
  readonly memoryMb: number;
  readonly processes: number;
}

/** A plain page takes a quarter of the memory and ten processes; scripts may take half a gigabyte in each of them by themselves. */
export const browserBounds: BrowserBounds = { memoryMb: 1_000, processes: 40 };

const lookEveryMs = 500;
const pageBytes = 4_096;

/** Looks what a browser takes while a page is open, and tells once it is more than it may. Where the system does not say, nothing is told. */
export function watchBounds(
  group: number,
  bounds: BrowserBounds,
  tell: (failure: RenderFailure) => void,
): () => void {
  const timer = setInterval(() => {
    const taken = takenBy(group);
    if (taken.memoryMb <= bounds.memoryMb && taken.processes <= bounds.processes) return;
    clearInterval(timer);
    tell(
      new RenderFailure(
        "crashed",
        `The page took ${Math.round(taken.memoryMb)} MB of memory in ${taken.processes} processes; a page may take ${bounds.memoryMb} in ${bounds.processes}.`,
      ),
    );
  }, lookEveryMs);
  return () => clearInterval(timer);
}

/** Bounds taken by all processes of a group, what each has for itself. */
function takenBy(group: number): BrowserBounds {
  let [memoryMb, processes] = [0, 0];
  for (const pid of processesOfAll()) {
    try {
      if (groupOf(pid) !== group) continue;
      const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ").map(Number);
      memoryMb += ((resident - shared) * pageBytes) / 1e6;
      processes += 1;
    } catch {
      // It has ended since it was listed.
    }
  }
  return { memoryMb, processes };
}

function processesOfAll(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return []; // only Linux lists them so
  }
}

/** The name in brackets may hold anything; the group is the third field behind it. */
function groupOf(pid: string): number {
  const status = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[2]);
}
