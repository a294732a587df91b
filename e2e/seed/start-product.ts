import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";

const main = `${import.meta.dirname}/../../apps/server/src/main.ts`;

/** Starts the product as it is shipped, with its log beside its data. It ends once nobody is connected to it. */
export function startProduct(env: NodeJS.ProcessEnv): ChildProcess {
  const log = openSync(`${env.DATA_DIR}.log`, "w");
  return spawn(process.execPath, [main, "--end-with-parent"], {
    env,
    stdio: ["ignore", log, "inherit", "ipc"],
  });
}
