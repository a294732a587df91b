import { type Operation, operations } from "@citelens/contract/api";
import { cardFigure } from "@citelens/contract/base/card-figure";
import { csvLine } from "@citelens/contract/base/csv";
import { apiBase } from "@citelens/contract/base/endpoint";
import { contentTypes } from "@citelens/contract/base/list-format";
import { listAudits } from "@citelens/contract/content/technical-audit";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openWorld, type Person, type World } from "#test/world.ts";
import { fillWorkspace } from "./fill-workspace.ts";

/** Lists of which the demo has no rows; the tests of their rooms have some. */
const emptyInDemo = [
  "listCreditUses",
  "listSpending",
  "listOpportunities",
  "listOptimizations",
  "getAdStatement",
  "listShareLinks",
];

let world: World;
let owner: Person;
let root: Person;
let projectId: string;
let days: Readonly<Record<string, string>>;
const pathNames = ["projectId", "auditId", "checkId"];
/** Values in the place of a path's names. */
let named: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await openWorld();
  world.stopClock();
  [owner, root] = [await world.signUp(), await world.signUpRoot()];
  projectId = (await world.call(createDemo, {}, owner.access)).answer.project_id;
  await fillWorkspace.run(world.tools, { workspaceId: projectId, days: 3 });
  const dayBefore = (count: number): string =>
    new Date(world.tools.now().getTime() - count * 86_400_000).toISOString().slice(0, 10);
  const audits = await world.call(listAudits, { params: { projectId }, query: {} }, owner.access);
  named = { projectId, auditId: audits.answer.results[0]?.id ?? "", checkId: "thin" };
  days = { from_date: dayBefore(10), to_date: dayBefore(0) };
}, 120_000);
afterAll(() => world.close());

async function get(
  { endpoint }: Operation,
  query: Readonly<Record<string, string>>,
  by = endpoint.caller === "superuser" ? root : owner,
) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? "");
  const taken = Object.entries({ ...days, ...query }).filter(([parameter]) => takes(endpoint, parameter));
  return world.app.inject({
    url: `${apiBase}${path}?${new URLSearchParams(taken)}`,
    headers: { authorization: `Bearer ${by.access}` },
  });
}

function takes({ query }: Operation["endpoint"], parameter: string): boolean {
  return query instanceof z.ZodObject && parameter in query.shape;
}
const isDate = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;
const csvQuoted = (name: unknown): string => csvLine([String(name)]).trimEnd();

const listed = z
  .object({ next: z.string().nullable().default(null), results: z.array(z.unknown()) })
  .or(
    z.object({ agents: z.array(z.unknown()) }).transform(({ agents }) => ({ next: null, results: agents })),
  );

/** All items, page by page, as a reader of the API gets them. */
async function itemsOf(operation: Operation): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { results, next } = listed.parse(
      (await get(operation, { page_size: "100", page: `${page}` })).json(),
    );
    items.push(...results);
    if (next === null) return items;
  }
}

/** Lists of rows that the demo's names lead to; cards are compared with their files by a test of the app. */
const lists = operations.filter(({ name, endpoint: { item, answer, path } }) => {
  if (item === cardFigure || name === "listAnswers") return false; // whose files tell more than their pages
  const isList = answer instanceof z.ZodObject && ("results" in answer.shape || "agents" in answer.shape);
  return (
    item !== undefined &&
    isList &&
    [...path.matchAll(/:(\w+)/g)].every(([, name]) => pathNames.includes(name ?? ""))
  );
});

describe.each(lists.map((operation) => [operation.name, operation] as const))("%s", (name, operation) => {
  test("is saved whole as NDJSON, an item of the API a line", async () => {
    const items = await itemsOf(operation);

    const file = await get(operation, { format: "ndjson", page_size: "1" });

    expect(file.statusCode).toBe(200);
    expect(file.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9-]+\.ndjson"$/);
    const lines = file.body.split("\n").slice(0, -1);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual(items);
    expect(lines.length > 0).toBe(!emptyInDemo.includes(name));
  });

  test("is saved as CSV with as many lines, and one more for the names of its columns", async () => {
    const items = await itemsOf(operation);

    const file = await get(operation, { format: "csv", page_size: "1" });

    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"$/);
    expect(file.body.split("\r\n").slice(0, -1)).toHaveLength(1 + items.length);
  });

  test("is saved as a workbook with the cells of the CSV", async () => {
    const items = await itemsOf(operation);

    const [csv, file] = [await get(operation, { format: "csv" }), await get(operation, { format: "xlsx" })];

    expect(file.headers["content-type"]).toBe(contentTypes.xlsx);
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9-]+\.xlsx"$/);
    const [sheet] = (await readXlsx(file.rawPayload)).sheets;
    expect(sheet?.rows).toHaveLength(1 + items.length);
    expect(`\ufeff${sheet?.rows[0]?.map(csvQuoted).join(",")}`).toBe(csv.body.split("\r\n", 1)[0]);
    // A date in a text would be one that no column is declared to have.
    expect(
      sheet?.rows
        .slice(1)
        .flat()
        .filter((cell) => typeof cell === "string" && isDate.test(cell)),
    ).toEqual([]);
  });

  test("is no file for strangers", async () => {
    const stranger = await world.signUp();

    const file = await get(operation, { format: "ndjson" }, stranger);

    expect(file.statusCode).toBe(operation.endpoint.caller === "superuser" ? 403 : 404);
    expect(file.headers["content-type"]).toContain("application/json");
  });
});
