import { join } from "node:path";
import { findPostmaster } from "./postgres-join.ts";
import { readPidFile } from "./postgres-pid-file.ts";
import { findRelocatedHome } from "./postgres-relocated-home.ts";

/** The other folder that a server killed here names in its file; undefined while that server lives. */
export async function leftElsewhere(dataDir: string, farDir = "/var/lib"): Promise<string | undefined> {
  const home = (await findRelocatedHome({ dataDir, farDir })) ?? join(dataDir, "postgres");
  const clusterDir = join(home, "data");
  const left = await readPidFile(clusterDir);
  if (left === undefined || left.clusterDir === clusterDir) return undefined;
  return (await findPostmaster(clusterDir)).live ? undefined : left.clusterDir;
}
