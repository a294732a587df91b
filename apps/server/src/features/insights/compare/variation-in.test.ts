import { estimateCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { campaignOf, past } from "../histories.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const dayMs = 86_400_000;
const queries = Array.from({ length: 12 }, (_, index) => `q${index}`);

function dayBefore(days: number): string {
  return new Date(open.world.tools.now().getTime() - days * dayMs).toISOString().slice(0, 10);
}

/** Each query asked so often in each of the last two months; `isNamed` says whether an answer names the client. */
function history(isNamed: (query: number, month: number, run: number) => boolean, runs = 10) {
  return queries.flatMap((query, index) =>
    [0, 1].flatMap((month) =>
      Array.from({ length: runs }, (_, run) =>
        past(
          `${query} chatgpt ${dayBefore(40 * month + 1 + run)}`,
          isNamed(index, month, run) ? "Acme" : "",
          "",
        ),
      ),
    ),
  );
}

const wanted = {
  campaign_type: "BRAND",
  frequency: "WEEKLY",
  operator_models: ["chatgpt"],
  queries: queries.map((text) => ({ text })),
} as const;

test("a plan is made with how the workspace's own answers varied, and drifting prompts take more", async () => {
  const { home: steady } = await campaignOf(
    open,
    history((_, __, run) => run % 2 === 0),
    { queries },
  );
  const { home: drifting } = await campaignOf(
    open,
    history((query, month, run) => (query + month) % 2 === 0 || run % 2 === 0),
    { queries },
  );
  const { home: newcomer } = await campaignOf(open, [past("q1 chatgpt", "Acme", "")]);
  const estimateOf = async (home: typeof steady) =>
    (await home.ask(estimateCampaign, { body: wanted })).answer;

  const [calm, moving, unknown] = [
    await estimateOf(steady),
    await estimateOf(drifting),
    await estimateOf(newcomer),
  ];

  expect(calm.variation).toEqual({ within: 0.2778, drift: 0, queries: 12 });
  expect(moving.variation).toMatchObject({ within: expect.closeTo(0.1389, 3), queries: 12 });
  expect(moving.variation?.drift).toBeGreaterThan(0.2);
  expect(unknown.variation).toBeNull();
  expect(moving.detectable_change_points).toBeGreaterThan(Number(calm.detectable_change_points));
});

test("answers that name the brand because they were asked to tell nothing of the others", async () => {
  const { home } = await campaignOf(
    open,
    history(() => true).map((one) => ({ ...one, branded: true })),
    { queries },
  );

  const { answer } = await home.ask(estimateCampaign, { body: wanted });

  expect(answer.variation).toBeNull();
});
