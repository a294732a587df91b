import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type LoadOptions, type LoadResult, loadResult } from "./load.ts";

/** Puts load on a server from a process of its own. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const script = fileURLToPath(new URL("./load-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return loadResult.parse(JSON.parse(await text(child.stdout)));
}
