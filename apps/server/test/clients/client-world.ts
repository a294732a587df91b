import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { KeyScope } from "@citelens/contract/base/endpoint";
import { listTrackingCounters, trackVisits } from "@citelens/contract/traffic/visits";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { demoJobs } from "#features/demo/room.ts";
import { listenOnLoopback } from "../loopback.ts";
import { eventually, openWorld, type World } from "../world.ts";

/** The product with a workspace full of figures, and keys to it, for clients that call it by its address. */
export interface ClientWorld {
  readonly world: World;
  readonly url: string;
  /** Address of a proxy that lets the server do what it is asked for, and loses the first answer to each request that changes something. */
  readonly lossyUrl: string;
  readonly projectId: string;
  readonly key: string;
  readonly readKey: string;
  readonly days: { readonly from_date: string; readonly to_date: string };
  close(): Promise<void>;
}

/** More pages that were read than two pages of a list hold. */
export const readPages = { search: "/read-by-clients/", count: 260 };

export async function openClientWorld(): Promise<ClientWorld> {
  const world = await openWorld();
  world.stopClock(); // what is read twice is the same
  const owner = await world.signUp();
  const { answer: demo } = await world.call(createDemo, {}, owner.access);
  const projectId = demo.project_id;
  await demoJobs[0].run(world.tools, { workspaceId: projectId, days: 3 });
  const keyOf = async (name: string, scopes: KeyScope[]) => {
    const body = { name, scopes };
    const { answer } = await world.call(createApiKey, { params: { projectId }, body }, owner.access);
    return answer.key;
  };
  const reporting = await keyOf("Reports", ["ingest"]);
  await world.call(trackVisits, { body: reportedVisits(world) }, `Api-Key ${reporting}`);
  await eventually(async () => {
    const { answer } = await world.call(listTrackingCounters, { params: { projectId } }, owner.access);
    if (answer.every(({ stored }) => stored < readPages.count))
      throw new Error("The visits are not counted yet.");
  }, 30_000);
  const url = await world.app.listen({ port: 0, host: "127.0.0.1" });
  const lossy = lossyProxy(url);
  return {
    world,
    url,
    lossyUrl: await listenOnLoopback(lossy),
    projectId,
    key: await keyOf("Reads and changes", ["read", "write", "spend"]),
    readKey: await keyOf("Reads", ["read"]),
    days: daysOf(world),
    close: async () => {
      lossy.closeAllConnections();
      lossy.close();
      await world.close();
    },
  };
}

function reportedVisits({ tools }: World) {
  return Array.from({ length: readPages.count }, (_, n) => ({
    occurred_at: new Date(tools.now().getTime() - n * 1000).toISOString(),
    request_method: "GET" as const,
    request_path: `${readPages.search}${n}`,
    request_headers: { "user-agent": "Mozilla/5.0; compatible; GPTBot/1.2; +https://openai.com/gptbot" },
    response_status: 200,
  }));
}

function daysOf({ tools }: World) {
  const dayBefore = (count: number) =>
    new Date(tools.now().getTime() - count * 86_400_000).toISOString().slice(0, 10);
  return { from_date: dayBefore(10), to_date: dayBefore(0) };
}

function lossyProxy(url: string) {
  const lost = new Set<string>();
  return createServer(async (request, response) => {
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method ?? "GET",
      headers: sentHeaders(request),
      ...(request.method !== "GET" && { body: new Uint8Array(await buffer(request)) }),
    });
    const key = request.headers["idempotency-key"];
    if (typeof key === "string" && !lost.has(key)) {
      lost.add(key);
      return response.destroy();
    }
    const body = new Uint8Array(await answer.arrayBuffer());
    return response
      .writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" })
      .end(body);
  });
}

function sentHeaders({ headers }: IncomingMessage): Record<string, string> {
  const names = ["authorization", "content-type", "idempotency-key"];
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])),
  );
}
