import { type Operation, operations } from "@citelens/contract/api";
import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { apiBase } from "@citelens/contract/base/endpoint";
import { listAudits } from "@citelens/contract/content/technical-audit";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { unmarked, withoutPictures } from "#test/clients/told-by-tools.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { fillWorkspace } from "./fill-workspace.ts";

/** Reading tools of which the demo's first days have nothing. */
const emptyInDemo = ["listOpportunities"];

let world: World;
let owner: Person;
let key: string;
/** Values of the names in paths. */
let named: Readonly<Record<string, string>>;
/** Values of the parameters that a call needs. */
let asked: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await openWorld();
  world.stopClock();
  owner = await world.signUp();
  const { project_id: projectId } = (await world.call(createDemo, {}, owner.access)).answer;
  await fillWorkspace.run(world.tools, { workspaceId: projectId, days: 3 });
  const params = { projectId };
  const body = { name: "Reader", scopes: ["read" as const] };
  key = (await world.call(createApiKey, { params, body }, owner.access)).answer.key;
  const audits = await world.call(listAudits, { params, query: {} }, owner.access);
  const answers = await world.call(listAnswers, { params, query: { page_size: 100 } }, owner.access);
  const one = answers.answer.results.find(({ citation_count: count }) => count > 0);
  named = {
    projectId,
    auditId: audits.answer.results[0]?.id ?? "",
    campaignId: one?.campaign.id ?? "",
    queryId: one?.query.id ?? "",
    answerId: one?.id ?? "",
  };
  const today = dayIn("UTC", world.tools.now());
  asked = { from_date: shiftDay(today, -10), to_date: today, path: "/", with: one?.id ?? "", limit: "5" };
}, 120_000);
afterAll(() => world.close());

const tools = operations.filter(({ endpoint }) => endpoint.tool && endpoint.method === "GET");

test.each(tools.map((operation) => [operation.endpoint.tool?.name ?? "", operation] as const))(
  "%s tells a person, a key and an assistant the same",
  async (tool, operation) => {
    const person = await allOf(operation, `Bearer ${owner.access}`);
    const reader = await allOf(operation, `Api-Key ${key}`);
    const told = await toldBy(tool, operation);

    if (operation.name !== "listWorkspaces") expect(reader).toEqual(person);
    expect(told).toEqual(withoutPictures(reader));
    expect(JSON.stringify(reader) === "[]").toBe(emptyInDemo.includes(operation.name));
  },
);

/** The rows of a list on all of its pages, or the whole of what is none. */
async function allOf(operation: Operation, authorization: string): Promise<unknown> {
  const { endpoint } = operation;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? "");
  const ask = async (page: object): Promise<unknown> => {
    const query = new URLSearchParams({ ...queryOf(operation), ...page });
    const reply = await world.app.inject({
      url: `${apiBase}${path}?${query}`,
      headers: { authorization },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  if (!takes(operation, "page")) return rowsIn(operation, await ask({}));

  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { results, next } = listed.parse(await ask({ page: `${page}`, page_size: "100" }));
    rows.push(...results);
    if (next === null) return rows;
  }
}

const listed = z.object({ results: z.array(z.unknown()), next: z.string().nullable() });
const result = z.object({
  result: z.object({
    isError: z.boolean().optional(),
    content: z.array(z.object({ text: z.string() })),
    structuredContent: z.record(z.string(), z.unknown()).optional(),
  }),
});
const table = z.looseObject({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.unknown())),
  next_cursor: z.string().nullable(),
});

/** The same as a tool tells it: its rows as objects again, and foreign texts taken out of their marks. */
async function toldBy(tool: string, operation: Operation): Promise<unknown> {
  const names = [...operation.endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  const ids = names.map((name) => [argumentOf(name), named[name] ?? ""]);
  const given = { ...Object.fromEntries(ids), ...queryOf(operation) };
  const rows: unknown[] = [];
  for (let cursor: string | undefined; ; ) {
    const { structuredContent } = await callTool(tool, { ...given, ...(cursor && { cursor }) });
    const part = table.safeParse(structuredContent);
    if (!part.success) {
      const { as_of: _, app_url: __, ...card } = structuredContent ?? {};
      return unmarked(card);
    }
    const { columns } = part.data;
    rows.push(...part.data.rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))));
    cursor = part.data.next_cursor ?? undefined;
    if (cursor === undefined) return unmarked(rows);
  }
}

async function callTool(name: string, given: object): Promise<z.output<typeof result>["result"]> {
  const reply = await world.app.inject({
    method: "POST",
    url: "/mcp",
    headers: {
      accept: "application/json, text/event-stream",
      host: new URL(world.tools.publicUrl).host,
      authorization: `Api-Key ${key}`,
      "mcp-protocol-version": "2025-11-25",
    },
    payload: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } },
  });
  const text = /^data: (.*)$/m.exec(reply.body)?.[1] ?? reply.body;
  const parsed = result.parse(JSON.parse(text)).result;
  expect(parsed.isError ?? false, parsed.content[0]?.text).toBe(false);
  return parsed;
}

function queryOf(operation: Operation): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).filter(([name]) => takes(operation, name)));
}

function takes({ endpoint: { query } }: Operation, parameter: string): boolean {
  return query instanceof z.ZodObject && parameter in query.shape;
}

/** A name in a path as an argument of a tool. */
function argumentOf(name: string): string {
  return name === "projectId" ? "workspace_id" : name.replace(/Id$/, "_id");
}

/** The one list of an answer that a tool tells as a table. */
const listIn: Readonly<Record<string, string>> = {
  getIndustryRanking: "rankings",
  getAiChannels: "channels",
  listNegativeAnswers: "answers",
  listInsightAnnotations: "annotations",
  getCampaignMatrix: "queries",
};

function rowsIn({ name }: Operation, answer: unknown): unknown {
  const field = listIn[name];
  return field === undefined ? answer : z.record(z.string(), z.unknown()).parse(answer)[field];
}
