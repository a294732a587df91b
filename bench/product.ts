import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const main = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));
const readyWithinMs = 60_000;

export interface Product {
  readonly port: number;
  /** Memory of the server process without its databases, in bytes. */
  rssBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** The product as it is shipped, in a process of its own on a free port, with its data in a temporary folder. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "citelens-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      RATE_LIMIT_ALLOW: "127.0.0.1",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  await ready(address, child);

  return {
    port,
    rssBytes: async () => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly projectId: string;
  readonly key: string;
}

/** Signs up with a workspace and a key, as a person would through the app. */
export async function signUp(address: string): Promise<Account> {
  const email = `bench-${Date.now()}@example.com`;
  const password = "seven quiet lamps by the river";
  const post = (path: string, body: object, access?: string): Promise<unknown> =>
    postJson(`${address}/api/v1${path}`, body, access);

  await post("/signup/", { first_name: "Bench", last_name: "Mark", email, password });
  const access = await logIn(address, { email, password });
  const project = { name: "Bench", url: "https://www.example.com" };
  const { id: projectId } = z.object({ id: z.string() }).parse(await post("/projects/", project, access));
  const created = await post(`/projects/${projectId}/api-keys/`, { name: "Bench" }, access);
  return { email, password, access, projectId, key: z.object({ key: z.string() }).parse(created).key };
}

/** Resolves to an access token, which ends within minutes. */
export async function logIn(
  address: string,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<string> {
  const tokens = await postJson(`${address}/api/v1/token/`, { email, password }, undefined);
  return z.object({ access: z.string() }).parse(tokens).access;
}

async function postJson(url: string, body: object, access: string | undefined): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(access && { authorization: `Bearer ${access}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error("The product did not start; see what it wrote above");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  server.close();
  await once(server, "close");
  return port;
}

/** Makes a key that reads the workspace. */
export async function makeReadKey(
  address: string,
  { projectId, access }: Pick<Account, "projectId" | "access">,
  name: string,
): Promise<string> {
  const response = await fetch(`${address}/api/v1/projects/${projectId}/api-keys/`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${access}` },
    body: JSON.stringify({ name, scopes: ["read"] }),
  });
  if (response.status !== 201) throw new Error(`A key: ${await response.text()}`);
  return z.object({ key: z.string() }).parse(await response.json()).key;
}
