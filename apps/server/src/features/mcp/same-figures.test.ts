import { apiBase } from "@citelens/contract/base/endpoint";
import { createCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schemaOf } from "#app/openapi.ts";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { unmarked, withoutPictures } from "#test/clients/told-by-tools.ts";
import { type Household, openHousehold } from "#test/household.ts";
import { requestOf } from "./call/tool-request.ts";
import { contractTools } from "./catalogue/contract-tools.ts";
import type { ContractTool, JsonObject } from "./catalogue/shown-tool.ts";
import { argumentsOf, bothClients, type McpClient, newKey } from "./mcp.test-helper.ts";
import { resultCharactersMax } from "./results/bounded.ts";

let open: AnswersWorld;
let household: Household;
let client: McpClient;
let key: string;
beforeAll(async () => {
  open = await openAnswersWorld();
  open.answer(usualAnswer);
  household = await openHousehold(open, await open.world.signUpRoot());
  key = await newKey(household.home, ["read"]);
  const address = await open.world.app.listen({ host: "127.0.0.1", port: 0 });
  const [, young] = await bothClients(address, `Bearer ${key}`);
  if (!young) throw new Error("There are two clients");
  client = young;
});
afterAll(() => open.close());

const reads = contractTools(schemaOf).filter(({ operation }) => operation.endpoint.method === "GET");

test.each(reads.map((tool) => [tool.shown.name, tool] as const))(
  "%s tells the very figures of its endpoint",
  async (name, tool) => {
    const given = argumentsOf(household)[name] ?? {};

    const { structuredContent = {} } = await client.call(name, given);

    expect(asAnswered(tool, structuredContent)).toEqual(withoutPictures(await answerOf(tool, given)));
  },
);

async function answerOf(tool: ContractTool, given: JsonObject): Promise<unknown> {
  const { params, query } = requestOf(tool, given);
  const path = tool.operation.endpoint.path.replace(/:(\w+)/g, (_, field: string) => params[field] ?? "");
  const search = new URLSearchParams(query.map(([field, value]): [string, string] => [field, value]));
  const url = `${apiBase}${path}?${search}`;
  const reply = await open.world.app.inject({ url, headers: { authorization: `Api-Key ${key}` } });
  return JSON.parse(reply.body);
}

/** Fields of a result as the API has them: rows with their names, and foreign texts as texts. */
function asAnswered({ list }: ContractTool, fields: JsonObject): unknown {
  const {
    as_of: _,
    app_url: __,
    columns,
    rows,
    row_count: ___,
    total_count,
    next_cursor,
    ...beside
  } = fields;
  if (!list) return unmarked(beside);

  const names = columns as string[];
  const items = (rows as unknown[][]).map((row) =>
    Object.fromEntries(names.map((name, at) => [name, unmarked(row[at])])),
  );
  if (list.rows === undefined) return items;
  expect(next_cursor).toBe(null);
  const paging = list.isPaged ? { count: total_count, next: null, previous: null } : {};
  const ownTotal = list.total === "total_count" ? { total_count } : {};
  return { ...(unmarked(beside) as object), ...paging, ...ownTotal, [list.rows]: items };
}

test("a list that does not fit goes on with its cursor, page by page, and loses no row", async () => {
  const { projectId } = household.home;
  const { pool } = open.world.postgres;
  const { rows: known } = await pool.query<{ id: string }>(
    "select id from campaigns where workspace_id = $1",
    [projectId],
  );
  await Promise.all(
    Array.from({ length: 130 }, (_, at) =>
      household.home.ask(createCampaign, { body: { name: `${at} ${"long ".repeat(20)}` } }),
    ),
  );

  const seen: unknown[] = [];
  const pages: number[] = [];
  let cursor: unknown;
  do {
    const asked = {
      workspace_id: projectId,
      page_size: 100,
      ordering: "name",
      ...(typeof cursor === "string" && { cursor }),
    };
    const result = await client.call("list_campaigns", asked);
    expect(JSON.stringify(result).length).toBeLessThanOrEqual(resultCharactersMax);
    const { rows, next_cursor, row_count, total_count, truncated } = result.structuredContent ?? {};
    expect([total_count, truncated === undefined]).toEqual([
      known.length + 130,
      typeof next_cursor !== "string" || next_cursor.endsWith(".0"),
    ]);
    seen.push(...(rows as unknown[][]).map(([id]) => id));
    pages.push(Number(row_count));
    cursor = next_cursor;
  } while (typeof cursor === "string");

  expect(pages.length).toBeGreaterThan(2);
  expect(new Set(seen).size).toBe(known.length + 130);
  expect(seen.length).toBe(known.length + 130);
});
