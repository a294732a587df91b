import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listenOnLoopback } from "../loopback.ts";
import type { World } from "../world.ts";
import { freePort } from "./free-port.ts";
import { type StartedProgram, startProgram } from "./programs.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

export interface Processes {
  /** Starts one of the product's own processes; resolves once it is ready. */
  start(): Promise<StartedProgram & { readonly port: number }>;
  /** Kills those that still run, as a machine does that loses its power. */
  close(): Promise<void>;
}

/** Real processes of the product on the databases of a world, which can be killed at any moment. */
export async function openProcesses(
  world: World,
  { roles, env = {} }: { readonly roles: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Processes> {
  const dir = await mkdtemp(join(tmpdir(), "citelens-processes-"));
  const { socketPath, database } = await world.eventsAddress();
  const relay = createServer((client) => {
    const upstream = connect(socketPath);
    for (const socket of [client, upstream])
      socket.on("error", () => {
        client.destroy();
        upstream.destroy();
      });
    client.pipe(upstream).pipe(client);
  });
  const shared = {
    ...process.env,
    ROLES: roles,
    DATABASE_URL: world.databaseUrl,
    CLICKHOUSE_URL: `${await listenOnLoopback(relay)}/${database}`,
    INGEST: "direct",
    SECRET_KEY: world.tools.secretKey,
    PUBLIC_URL: world.tools.publicUrl,
    LOG_LEVEL: "warn",
    BILLING: "sandbox",
    NODE_COMPILE_CACHE: join(dir, "compiled"), // each of many starts would compile all of it again
    ...env,
  };
  const all = new Set<StartedProgram>();
  return {
    start: async () => {
      const port = await freePort();
      const own = { PORT: String(port), DATA_DIR: join(dir, String(port)) };
      const one = startProgram(process.execPath, [main], { env: { ...shared, ...own } });
      all.add(one);
      void one.ended.then(() => all.delete(one));
      await one.ready(async () => {
        const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
        if (status !== 200) throw new Error(`It answers with ${status}`);
      });
      return { ...one, port };
    },
    close: async () => {
      const left = [...all];
      for (const one of left) one.process.kill("SIGKILL");
      await Promise.all(left.map(({ ended }) => ended));
      relay.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
