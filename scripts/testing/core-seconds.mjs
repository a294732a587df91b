import { existsSync, readFileSync } from "node:fs";

/** Linux counts the time of processors in hundredths. */
const ticksPerSecond = 100;

/** What the processes that this one waited for have used so far, those that they waited for included; 0 where nothing tells. */
export function childrenCoreSeconds() {
  if (!existsSync("/proc/self/stat")) return 0;
  // The second field, the name, may hold anything up to its last parenthesis.
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** What all processes of the machine have used since it was started, waiting left out; 0 where nothing tells. */
export function machineCoreSeconds() {
  if (!existsSync("/proc/stat")) return 0;
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user, nice, system, , , irq, softirq] = line.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq) / ticksPerSecond;
}
