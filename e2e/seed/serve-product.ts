import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dayMs, later } from "@citelens/contract/base/days";
import { request as api } from "@playwright/test";
import { withinTools } from "../../apps/server/src/app/within-tools.ts";
import { boundNightly } from "../../apps/server/src/features/billing/room.ts";
import type { Tools } from "../../apps/server/src/platform/tools.ts";
import { scenarios } from "./scenarios.ts";
import type { SeededWorkspace } from "./seeding.ts";
import { startProduct } from "./start-product.ts";
import { openVendor } from "./vendor.ts";

/**
 * Starts the product as it is shipped, beside providers of AI models that are doubles, and fills workspaces of it on request:
 * GET /<scenario> answers one workspace that a whole run shares for looking, GET /<scenario>/own one of the caller's own.
 * GET /in-two-weeks/<organization> lets the night come in which workspaces beyond its plan are deactivated.
 */
const { PUBLIC_URL = "", DATA_DIR = "" } = process.env;
const vendor = await openVendor();
Object.assign(process.env, vendor.env);

const product = startProduct(process.env);
product.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());

const { promise: stopping, resolve: closeTools } = Promise.withResolvers<void>();
let closed: Promise<void> | undefined;
let opened: Promise<Tools> | undefined;
const shared = new Map<string, Promise<SeededWorkspace>>();
// One after the other: what the doubles answer is written down for one scenario at a time.
let last: Promise<unknown> = Promise.resolve();

const server = createServer((request, response) => void answer(request, response));
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = server.address() as AddressInfo; // a port has no path for an address
writeFileSync(`${DATA_DIR}.seeding`, `http://127.0.0.1:${port}`);

async function answer({ url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, name = "", rest = ""] = url.split("/");
  try {
    const body = JSON.stringify(
      name === "in-two-weeks" ? await inTwoWeeks(rest) : await filled(name, rest === "own"),
    );
    // A connection that is kept would be closed at the moment at which the next test writes to it.
    response.writeHead(200, { "content-type": "application/json", connection: "close" }).end(body);
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
  }
}

async function inTwoWeeks(organizationId: string): Promise<string> {
  opened ??= open();
  const tools = await opened;
  const night = later(tools.now(), 15 * dayMs);
  await boundNightly({ ...tools, now: () => night }, organizationId);
  return organizationId;
}

function filled(name: string, isOwn: boolean): Promise<SeededWorkspace> {
  const filling = isOwn ? fillNext(name) : (shared.get(name) ?? fillNext(name));
  if (!isOwn) shared.set(name, filling);
  return filling;
}

function fillNext(name: string): Promise<SeededWorkspace> {
  const scenario = scenarios.get(name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  opened ??= open();
  const filling = Promise.all([opened, last.catch(() => undefined)]).then(async ([tools]) => {
    // One of its own each: the product closes connections that were idle for a while.
    const request = await api.newContext({ baseURL: PUBLIC_URL });
    return scenario({ tools, request, vendor }).finally(() => request.dispose());
  });
  last = filling;
  return filling;
}

/** The databases of the running product, opened beside it at the first request. */
async function open(): Promise<Tools> {
  const { promise, resolve } = Promise.withResolvers<Tools>();
  closed = withinTools(async (tools) => {
    resolve(tools);
    await stopping;
  });
  return Promise.race([promise, closed.then(() => promise)]);
}

/** A signal may have come to the product too, and a second one would end it before its databases. */
async function stop(): Promise<void> {
  closeTools();
  await closed?.catch(() => undefined);
  product.disconnect();
}
