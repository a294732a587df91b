import { getPromptsInterval } from "@citelens/contract/visibility/insight-cards";
import { getInsightSummary } from "@citelens/contract/visibility/insights";
import { intervalOf } from "@citelens/statistics";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { campaignOf, past } from "../histories.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const march = { start_date: "2026-03-01", end_date: "2026-03-31" };
const queries = ["q0", "q1", "q2", "q3", "q4", "q5"];

/** Twenty days of answers of two models; `isNamed` says which name the client. */
function history(isNamed: (query: number, day: number) => boolean) {
  return queries.flatMap((query, index) =>
    ["chatgpt", "grok"].flatMap((model) =>
      Array.from({ length: 20 }, (_, day) =>
        past(
          `${query} ${model} 2026-03-${String(day + 1).padStart(2, "0")}`,
          isNamed(index, day) ? "Acme" : "",
          "",
        ),
      ),
    ),
  );
}

async function intervalsOf(isNamed: (query: number, day: number) => boolean) {
  const { home } = await campaignOf(open, history(isNamed), { queries });
  const { answer: details } = await home.ask(getPromptsInterval, { query: march });
  const { answer: summary } = await home.ask(getInsightSummary, { query: march });
  return { details, topic: summary.visibility.interval };
}

const width = (interval: { low: number; high: number } | null): number =>
  interval ? interval.high - interval.low : Number.NaN;

test("prompts that are answered in turns are known better than the topic, and about as if each answer were new", async () => {
  const { details, topic } = await intervalsOf((query, day) => (query * 7 + day * 3) % 5 < query);
  const asIfNew = width(intervalOf(144, 240));

  expect(details).toMatchObject({ n: 240, pairs: 12, runs: 240, interval: { of: "prompts" } });
  expect(topic?.of).toBe("topic");
  expect(width(details.interval)).toBeLessThan(width(topic));
  expect(width(details.interval)).toBeGreaterThan(0.7 * asIfNew);
});

test("answers that repeat those of the day before count for fewer, so that less is known of these prompts", async () => {
  const alternating = await intervalsOf((query, day) => (query + day) % 2 === 0);
  const sticky = await intervalsOf((query, day) => (query % 2 === 0) === day < 10);

  expect(width(sticky.details.interval)).toBeGreaterThan(1.5 * width(alternating.details.interval));
});

test("without answers nothing is known", async () => {
  const { home } = await campaignOf(open, [past("q1 chatgpt 2026-04-02", "Acme", "")], { queries: ["q1"] });

  const { answer } = await home.ask(getPromptsInterval, { query: march });

  expect(answer).toEqual({ interval: null, n: 0, pairs: 0, runs: 0 });
});
