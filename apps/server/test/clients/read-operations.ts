import { randomUUID } from "node:crypto";
import { createCitelens } from "@citelens/client";
import { operations } from "@citelens/contract/api";
import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import { z } from "zod";
import type { ClientWorld } from "./client-world.ts";

/** A read that a client is to make, and what a request of the test's own answers. */
export interface ReadOperation {
  readonly room: string;
  readonly name: string;
  readonly input: Readonly<Record<string, string>>;
  readonly outcome: ReadOutcome;
}

export type ReadOutcome =
  | { readonly answer: unknown }
  | { readonly file: string }
  | { readonly status: number; readonly refusal: unknown };

/** Every operation that a key may read by, but what is watched live. */
export async function readOperations(given: ClientWorld): Promise<readonly ReadOperation[]> {
  const parts = await namedParts(given);
  const reads = operations.filter(
    ({ name, endpoint: { method, scope } }) =>
      method === "GET" && scope === "read" && !name.startsWith("watch"),
  );
  return Promise.all(
    reads.map(async ({ room, name, endpoint }) => {
      const own = pick(parts, pathNames(endpoint));
      const compared = endpoint.path.includes(":auditId") ? { ...parts, with: parts.auditId ?? "" } : parts;
      const query = pick(compared, queryNames(endpoint));
      return {
        room,
        name,
        input: { ...own, ...query },
        outcome: await outcomeOf(given, endpoint, own, query),
      };
    }),
  );
}

/** Ids and words for all that a path or a query names; nothing is there for an id that is not. */
async function namedParts({ url, key, projectId, days }: ClientWorld): Promise<Record<string, string>> {
  const { campaigns, conversations, technicalAudit, contentStudio, assistant } = createCitelens({ url, key });
  const campaignId = (await campaigns.listCampaigns({ projectId })).results[0]?.id ?? "";
  const answer = (await conversations.listAnswers({ projectId, campaign: campaignId })).results[0];
  const auditId = (await technicalAudit.listAudits({ projectId })).results[0]?.id ?? "";
  const pages = await technicalAudit.listAuditPages({ projectId, auditId });
  const text = await contentStudio.createOptimization({ projectId, queries: [{ text: "chairs" }] });
  const nothing = { opportunityId: randomUUID(), simulationId: randomUUID(), exportId: randomUUID() };
  return {
    projectId,
    campaignId,
    answerId: answer?.id ?? "",
    queryId: answer?.query.id ?? "",
    auditId,
    pageId: pages.results[0]?.id ?? "",
    checkId: "thin",
    optimizationId: text.id,
    threadId: (await assistant.createThread({ projectId })).id,
    agent: "GPTBot",
    path: "/",
    ...nothing,
    ...days,
  };
}

function pick(parts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));
}

function pathNames({ path }: Endpoint): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
}

const querySchema = z.object({ properties: z.record(z.string(), z.unknown()) });

function queryNames({ query }: Endpoint): readonly string[] {
  if (!query) return [];
  return Object.keys(
    querySchema.parse(z.toJSONSchema(query, { io: "input", unrepresentable: "any" })).properties,
  );
}

async function outcomeOf(
  { world, key }: ClientWorld,
  { path }: Endpoint,
  own: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): Promise<ReadOutcome> {
  const url = `${apiBase}${path.replace(/:(\w+)/g, (_, name: string) => own[name] ?? "")}?${new URLSearchParams(query)}`;
  const response = await world.app.inject({ url, headers: { authorization: `Api-Key ${key}` } });
  const { statusCode, body, rawPayload, headers } = response;
  if (statusCode >= 400) return { status: statusCode, refusal: JSON.parse(body) };
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return isJson ? { answer: JSON.parse(body) } : { file: rawPayload.toString("hex") };
}
