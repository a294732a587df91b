import { operations } from "@citelens/contract/api";
import { cardFigure } from "@citelens/contract/base/card-figure";
import { apiBase } from "@citelens/contract/base/endpoint";
import { trackVisits } from "@citelens/contract/traffic/visits";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
let owner: Person;
let projectId: string;
let known: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await sharedWorld();
  owner = await world.signUp();
  const workspace = await world.createWorkspace(owner);
  projectId = workspace.id;
  const { key } = await world.createKey(owner, workspace);
  const today = world.tools.now().toISOString();
  known = {
    from_date: today.slice(0, 10),
    to_date: today.slice(0, 10),
    agent: "GPTBot",
    path: "/a|b",
    compare: "true",
  };
  const visit = (request_path: string, response_status: number) => ({
    request_method: "GET",
    request_path,
    response_status,
    request_headers: { "user-agent": "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)" },
  });
  const body = [visit("/a|b", 200), visit("/other", 404)];
  const { status } = await world.call(trackVisits, { body }, `Api-Key ${key}`);
  expect(status).toBe(202);
});

/** Cards of a workspace whose files have a row for each of their figures. */
const cards = operations.filter(
  ({ endpoint }) => endpoint.item === cardFigure && !endpoint.path.includes(":auditId"),
);

async function get(
  { endpoint }: (typeof cards)[number],
  query: Readonly<Record<string, string>>,
): Promise<string> {
  const names = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
  const isOfPage = endpoint.path.endsWith("/events/page/"); // of all cards, it alone must have a path
  const given = { ...known, ...(endpoint.path.endsWith("/referrals/") && { compare: "previous" }), ...query };
  const taken = Object.entries(given).filter(
    ([name]) => names.includes(name) && (name !== "path" || isOfPage),
  );
  const response = await world.app.inject({
    url: `${apiBase}${endpoint.path.replace(":projectId", projectId)}?${new URLSearchParams(taken)}`,
    headers: { authorization: `Bearer ${owner.access}` },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.body;
}

/** All numbers, words and flags of a card, wherever they stand, but for the names of its entries and its days. */
function factsIn(value: unknown): unknown[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(factsIn);
  return value === null ? [] : [value];
}

test.each(cards)("$name has each of its figures in its file, beside what it is of", async (card) => {
  const facts = factsIn(JSON.parse(await get(card, {})));
  const rows = (await get(card, { format: "ndjson" })).trimEnd().split("\n");
  const told = rows.flatMap((row) => Object.values(cardFigure.parse(JSON.parse(row))));
  const parts = told.flatMap((one): unknown[] =>
    typeof one === "string" ? one.replaceAll("||", "|").split(/ [|/] /) : [one],
  );

  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter((fact) => fact !== "" && ![...parts, ...told].includes(fact))).toEqual([]);
});
