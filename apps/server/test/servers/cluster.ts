import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { startEmbeddedClickHouse } from "#platform/embedded/clickhouse/clickhouse.ts";
import { startEmbeddedPostgres } from "#platform/embedded/postgres/postgres.ts";
import { appRole } from "#platform/embedded/postgres/postgres-database.ts";
import { serverUser } from "#platform/embedded/postgres/postgres-user.ts";
import { openLog } from "#platform/log.ts";
import { listenOnLoopback } from "../loopback.ts";
import { freePort } from "./free-port.ts";
import { hasPostgres15, startPostgres15 } from "./postgres-15.ts";
import { exampleWith, programs, type StartedProgram, startProgram } from "./programs.ts";

export interface ClusterInstance extends StartedProgram {
  readonly name: string;
  /** Address of its own, past the balancer. */
  readonly origin: string;
}

export interface Cluster {
  /** The balancer's address, or that of the first instance where there is none. */
  readonly origin: string;
  readonly apis: readonly ClusterInstance[];
  readonly workers: readonly ClusterInstance[];
  /** PostgreSQL itself, as the product's role. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Whether HAProxy stands before the instances. */
  readonly isBalanced: boolean;
  /** Whether PgBouncer in transaction mode stands before PostgreSQL. */
  readonly isPooled: boolean;
  /** Debian's PostgreSQL 15 where it is installed, by default; or the embedded one. */
  readonly database?: "postgres 15" | "embedded";
  /** Further variables of all instances. */
  readonly env?: Readonly<Record<string, string>>;
}

interface Resource {
  readonly url: string;
  stop(): Promise<unknown>;
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const secretKey = "a key that all instances of this cluster share";

/**
 * Starts two instances for the API and visits and two for jobs, on one PostgreSQL (Debian's 15 where it is installed) and one
 * ClickHouse, all of it on loopback and in temporary folders, by the configuration files of docs/operations.
 */
export async function startCluster({
  isBalanced,
  isPooled,
  database = hasPostgres15 ? "postgres 15" : "embedded",
  env = {},
}: ClusterOptions): Promise<Cluster> {
  const dir = await mkdtemp(join(tmpdir(), "citelens-cluster-"));
  await chmod(dir, 0o755); // so that PgBouncer's user reads its file
  const started: Pick<Resource, "stop">[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop();
    await rm(dir, { recursive: true, force: true });
  };
  const keep = async <One extends Pick<Resource, "stop">>(opening: Promise<One>): Promise<One> => {
    const one = await opening;
    started.push(one);
    return one;
  };
  try {
    const postgres = await keep(database === "embedded" ? startEmbedded(dir) : startDebians());
    const clickHouse = await keep(startEvents(dir));
    const pooler = isPooled ? await keep(startPooler(dir, postgres.url)) : undefined;
    const shared = {
      ...process.env,
      DATABASE_URL: pooler?.url ?? postgres.url,
      ...(pooler && { DATABASE_DIRECT_URL: postgres.url }),
      CLICKHOUSE_URL: clickHouse.url,
      SECRET_KEY: secretKey,
      HOST: "127.0.0.1",
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "warn",
      ...env,
    };
    const launch = async (name: string, roles: string): Promise<ClusterInstance> => {
      const port = await freePort();
      const own = { PORT: String(port), DATA_DIR: join(dir, name), ROLES: roles };
      const instance = startProgram(process.execPath, [main], { env: { ...shared, ...own } });
      started.push(instance);
      return { ...instance, name, origin: `http://127.0.0.1:${port}` };
    };
    const all = await Promise.all([
      launch("api-1", "api,ingest"),
      launch("api-2", "api,ingest"),
      launch("worker-1", "worker"),
      launch("worker-2", "worker"),
    ]);
    await Promise.all(all.map(({ origin, ready }) => ready(() => answersWith200(`${origin}/readyz`))));
    const [apis, workers] = [all.slice(0, 2), all.slice(2)];
    const balancer = isBalanced ? await keep(startBalancer(dir, apis)) : undefined;
    const origin = balancer?.url ?? apis[0]?.origin ?? "";
    return { origin, apis, workers, databaseUrl: postgres.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answersWith200(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} answers with ${status}`);
}

function startEmbedded(dir: string): Promise<Resource> {
  return startEmbeddedPostgres({ dataDir: join(dir, "postgres"), log: openLog("error") });
}

async function startDebians(): Promise<Resource> {
  const server = await startPostgres15();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create role ${appRole} login`);
  await client.query(`create database ${appRole} owner ${appRole}`);
  await client.end();
  const url = new URL(server.url);
  url.username = appRole;
  url.pathname = appRole;
  return { url: url.href, stop: server.stop };
}

/** The embedded ClickHouse behind a port, as a server would be. */
async function startEvents(dir: string): Promise<Resource> {
  const embedded = await startEmbeddedClickHouse({ dataDir: join(dir, "clickhouse"), log: openLog("error") });
  const relay = createServer((socket) => {
    const inner = connect(embedded.socketPath);
    socket.pipe(inner).pipe(socket);
    for (const [one, other] of [
      [socket, inner],
      [inner, socket],
    ] as const)
      one.on("error", () => other.destroy());
  });
  return {
    url: `${await listenOnLoopback(relay)}/citelens`,
    stop: async () => {
      relay.close();
      await embedded.stop();
    },
  };
}

async function startPooler(dir: string, direct: string): Promise<Resource> {
  const port = await freePort();
  const { searchParams } = new URL(direct);
  const config = await exampleWith("pgbouncer.ini", [
    ["host=postgres.internal", `host=${searchParams.get("host")}`],
    ["listen_addr = 0.0.0.0", "listen_addr = 127.0.0.1\nunix_socket_dir ="],
    ["listen_port = 6432", `listen_port = ${port}`],
    ["auth_type = scram-sha-256", "auth_type = trust"],
    ["/etc/pgbouncer/userlist.txt", join(dir, "userlist.txt")],
  ]);
  await writeFile(join(dir, "userlist.txt"), `"${appRole}" ""\n`);
  await writeFile(join(dir, "pgbouncer.ini"), config);
  const { switched, uid, gid } = serverUser();
  const as = switched ? { uid, gid } : {}; // it refuses to run as root
  const pooler = startProgram(programs.pgbouncer ?? "pgbouncer", [join(dir, "pgbouncer.ini")], as);
  const url = `postgres://${appRole}@127.0.0.1:${port}/${appRole}`;
  await pooler.ready(async () => {
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    await client.end();
  });
  return { url, stop: pooler.stop };
}

async function startBalancer(dir: string, apis: readonly ClusterInstance[]): Promise<Resource> {
  const port = await freePort();
  const servers = apis.flatMap(({ origin }, index) =>
    ["api", "ingest"].map((name) => [`${name}-${index + 1}.internal:3000`, new URL(origin).host] as const),
  );
  const config = await exampleWith("haproxy.cfg", [
    ["bind 0.0.0.0:80", `bind 127.0.0.1:${port}`],
    ...servers,
  ]);
  await writeFile(join(dir, "haproxy.cfg"), config);
  const balancer = startProgram(programs.haproxy ?? "haproxy", ["-db", "-f", join(dir, "haproxy.cfg")]);
  const url = `http://127.0.0.1:${port}`;
  await balancer.ready(() => answersWith200(`${url}/readyz`));
  return { url, stop: balancer.stop };
}
