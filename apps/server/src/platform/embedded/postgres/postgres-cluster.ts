import { once } from "node:events";
import { access, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./postgres-binaries.ts";
import { EmbeddedPostgresError, orElse } from "./postgres-error.ts";
import type { Home } from "./postgres-home.ts";
import { spawnAs } from "./postgres-spawn.ts";
import type { ServerUser } from "./postgres-user.ts";

/** The superuser of the cluster, whom only the launcher and the tests use. */
export const superuser = "postgres";

/**
 * Makes the cluster in `data` unless it is there. It is made beside and renamed once it is whole, so a crash in the
 * middle leaves nothing that could be taken for a cluster, and of two at the same time the first one's is used.
 */
export async function ensureCluster(
  { dir, user }: Home,
  { binaries, durable }: { readonly binaries: Binaries; readonly durable: boolean },
): Promise<void> {
  const cluster = join(dir, "data");
  if (!(await exists(cluster))) {
    const fresh = join(dir, `data.new-${process.pid}`);
    await rm(fresh, { recursive: true, force: true });
    await initdb(fresh, { user, binaries, durable }).catch(async (error: unknown) => {
      if (!(await exists(cluster))) throw error;
    });
    await rename(fresh, cluster).catch(async (error: unknown) => {
      if (!(await exists(cluster))) throw error;
    });
  }
  await sweepUnfinished(dir);
}

async function initdb(
  dir: string,
  {
    user,
    binaries,
    durable,
  }: { readonly user: ServerUser; readonly binaries: Binaries; readonly durable: boolean },
): Promise<void> {
  const options = [
    ["--pgdata", dir],
    ["--username", superuser],
    ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ["--data-checksums", "--auth-local=peer", "--auth-host=reject", "--no-instructions"],
    durable ? [] : ["--no-sync"],
  ];
  const child = await spawnAs(user, [binaries.initdb, ...options.flat()], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => said.push(String(chunk)));
  }
  const [code]: (number | null)[] = await once(child, "close");
  if (code !== 0) throw initdbFailed(said.join(""), user);
}

function initdbFailed(said: string, user: ServerUser): EmbeddedPostgresError {
  const last = said.trim().split("\n").slice(-6).join("\n");
  return new EmbeddedPostgresError(`initdb failed. ${remedyFor(said, user)}, ${orElse}. It said:\n${last}`);
}

function remedyFor(said: string, { uid }: ServerUser): string {
  if (/No space left|Disk quota/.test(said))
    return "There is no space left: free some on the disk of DATA_DIR";
  if (/could not look up effective user/.test(said)) return `Give user id ${uid} a line in /etc/passwd`;
  if (/shared librar/.test(said)) return "A system library is missing: install the one that it names";
  return "Set DATA_DIR to another folder";
}

async function sweepUnfinished(dir: string): Promise<void> {
  const unfinished = (await readdir(dir)).filter((name) => name.startsWith("data.new-"));
  for (const name of unfinished) await rm(join(dir, name), { recursive: true, force: true, maxRetries: 5 });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
