import { listCrawlRatios } from "@citelens/contract/traffic/referrals";
import { beforeAll, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";
import { crawlRatiosOf } from "./crawl-ratios.rules.ts";
import { storeReferrals } from "./stored-referrals.test-helper.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await sharedWorld();
  person = await world.signUp();
});

const week = { from_date: "2026-11-08", to_date: "2026-11-14" };

async function ratiosOf(projectId: string) {
  const { answer } = await world.call(listCrawlRatios, { params: { projectId }, query: week }, person.access);
  return answer.results;
}

async function storeCrawls(
  projectId: string,
  crawls: readonly { readonly token: string; readonly verdict?: string; readonly ts?: string }[],
): Promise<void> {
  const row = { workspace_id: projectId, ts: "2026-11-10T12:00:00.000Z", path: "/", verdict: "verified" };
  await world.tools.events.insert(
    "visits",
    crawls.map((crawl) => ({ ...row, ...crawl })),
  );
}

test("compares what an operator's agents read for AI with the people whom its assistants sent", async () => {
  const [mine, other] = [await world.createWorkspace(person), await world.createWorkspace(person)];
  await storeCrawls(mine.id, [
    { token: "GPTBot" },
    { token: "OAI-SearchBot" },
    { token: "ChatGPT-User", verdict: "unverifiable" },
    { token: "ClaudeBot" },
    { token: "GPTBot", verdict: "spoofed" },
    { token: "GPTBot", ts: "2026-11-07T23:59:59.000Z" },
    { token: "bingbot" },
    { token: "AhrefsBot" },
  ]);
  await storeReferrals(world, mine.id, [
    { visitor: 1 },
    { visitor: 2 },
    { visitor: 3, assistant: "Perplexity", operator: "Perplexity" },
    { visitor: 4, at: "2026-11-15T00:00:00.000Z" },
  ]);
  await storeCrawls(other.id, [{ token: "ClaudeBot" }]);
  await storeReferrals(world, other.id, [{ visitor: 5, assistant: "Claude", operator: "Anthropic" }]);

  expect(await ratiosOf(mine.id)).toEqual([
    { operator: "OpenAI", crawls: 3, referrals: 2, ratio: 1.5 },
    { operator: "Anthropic", crawls: 1, referrals: 0, ratio: null },
    { operator: "Microsoft", crawls: 1, referrals: 0, ratio: null },
    { operator: "Perplexity", crawls: 0, referrals: 1, ratio: 0 },
  ]);
  expect(await ratiosOf(other.id)).toEqual([{ operator: "Anthropic", crawls: 1, referrals: 1, ratio: 1 }]);
});

test("is empty where nobody came", () => {
  expect(crawlRatiosOf(new Map(), [])).toEqual([]);
});
