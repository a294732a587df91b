import { camel, pascal } from "./names.ts";

/** The operation, at the end of the contract's cards. */
export function contractOf(name: string): string {
  const [value, type] = [camel(name), pascal(name)];
  return `
export const ${value}Row = z.object({
  operator_model_id: z.string(),
  display_name: z.string(),
  /** Answers that name the client. */
  mentions: count,
  n: count,
  /** In per cent of its answers. */
  mention_rate: rate,
  interval,
});
export type ${type}Row = z.output<typeof ${value}Row>;

export const get${type} = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/insights/${name}/",
  summary: "What each AI model answered, and how often it names the client",
  query: savedInsightQuery,
  answer: z.object({ models: z.array(${value}Row), n: count }),
  item: ${value}Row,
});
export type ${type} = z.output<typeof get${type}.answer>;
`;
}

export function routeOf(name: string): string {
  const [value, type] = [camel(name), pascal(name)];
  return `  serveMember(cards.get${type}, (member, { query }) =>
    cardOrFile(tools, member, {
      name: "${name}",
      read: ${value},
      item: cards.${value}Row,
      itemsOf: ({ models }) => models,
      query,
    }),
  );
`;
}

export function service(name: string): string {
  const type = pascal(name);
  return `import type { ListQuery } from "@citelens/contract/base/list-format";
import type { get${type}, ${type} } from "@citelens/contract/visibility/insight-cards";
import { intervalOf, rateOf } from "@citelens/statistics";
import { listOperators } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { sumAnswersByModel } from "../store/sums.sql.ts";
import { scopeOf } from "../sums/scope.ts";

/** Answers of each AI model in a period, and how often it names the client. */
export async function ${camel(name)}(
  tools: Tools,
  member: Member,
  query: ListQuery<typeof get${type}>,
): Promise<${type}> {
  const scope = await scopeOf(tools, member, query);
  const [sums, operators] = await Promise.all([
    sumAnswersByModel(tools, scope, scope.now),
    listOperators(tools, member),
  ]);
  const names = new Map(operators.map(({ id, display_name }) => [id, display_name]));
  return {
    models: sums.map(({ operator_model, mentions, n }) => ({
      operator_model_id: operator_model,
      display_name: names.get(operator_model) ?? operator_model,
      mentions,
      n,
      mention_rate: rateOf(mentions, n),
      interval: intervalOf(mentions, n),
    })),
    n: sums.reduce((sum, { n }) => sum + n, 0),
  };
}
`;
}

export function serviceTest(name: string): string {
  const type = pascal(name);
  return `import * as contract from "@citelens/contract/visibility/insight-cards";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { campaignOf, past } from "../histories.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const query = { start_date: "2026-03-01", end_date: "2026-03-31" };

test("counts the answers of each model in the period, and those that name the client", async () => {
  const { home } = await campaignOf(open, [
    past("q1 chatgpt", "Beta Acme", "acme"),
    past("q2 chatgpt", "Beta", "review"),
    past("q1 grok", "Acme", "acme"),
    past("q1 grok 2026-02-10", "Acme", "acme"),
  ]);

  const { answer } = await home.ask(contract.get${type}, { query });

  expect(answer).toMatchObject({
    models: [
      { operator_model_id: "chatgpt", display_name: "ChatGPT", mentions: 1, n: 2, mention_rate: 50 },
      { operator_model_id: "grok", display_name: "Grok", mentions: 1, n: 1, mention_rate: 100 },
    ],
    n: 3,
  });
});

test("is empty where nothing was answered", async () => {
  const { home } = await campaignOf(open, []);

  const { answer } = await home.ask(contract.get${type}, { query });

  expect(answer).toEqual({ models: [], n: 0 });
});
`;
}

/** How the browser asks for it, at the end of the room's queries. */
export function queryOf(name: string): string {
  const type = pascal(name);
  return `
export function ${camel(name)}Query(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "${name}", query],
    [get${type}, { params: { projectId: workspaceId }, query }],
  );
}
`;
}
