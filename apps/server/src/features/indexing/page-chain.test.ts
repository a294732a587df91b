import { getPageChain, listIndexedPages } from "@citelens/contract/traffic/indexing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import type { World } from "#test/world.ts";

let open: AnswersWorld;
let world: World;
beforeAll(async () => {
  open = await openAnswersWorld();
  world = open.world;
});
afterAll(() => open.close());

const proven = { verdict: "verified", status: 200 };

test("one page tells who read it, which answers cite it, who came, and what robots.txt says", async () => {
  const at = await open.home();
  const params = { projectId: at.projectId };
  open.answer(usualAnswer);
  await at.launch();
  await world.answerAll();
  const usual = { workspace_id: at.projectId };
  const store = (table: string, rows: readonly object[]) =>
    world.tools.events.insert(
      table,
      rows.map((row) => ({ ...usual, ...row })),
    );
  const now = world.tools.now().toISOString();
  await store("visits", [
    { path: "/shoes/", token: "OAI-SearchBot", ts: now, ...proven },
    { path: "/shoes/", token: "OAI-SearchBot", ts: now, ...proven, verdict: "unverifiable" },
    { path: "/shoes/", token: "ChatGPT-User", ts: now, ...proven },
    { path: "/shoes/", token: "ChatGPT-User", ts: now, ...proven },
    { path: "/shoes/", token: "GPTBot", ts: now, ...proven, verdict: "spoofed" },
  ]);
  await store("referrals", [
    { path: "/shoes/", ts: now, assistant: "ChatGPT", operator: "OpenAI", evidence: "referrer" },
  ]);

  const { answer: page } = await at.ask(getPageChain, { query: { path: "/shoes/" } });

  expect(page.chain.map(({ link, is, n }) => [link, is, n])).toEqual([
    ["discovered", true, 1],
    ["crawled", true, 1],
    ["fetched", true, 2],
    ["cited", true, 2],
    ["clicked", true, 1],
  ]);
  expect(page).toMatchObject({ path: "/shoes/", broken: null, sitemap: null, robots: [] });
  expect(page.evidence[0]).toMatchObject({ engine: "chatgpt", level: "cited" });
  expect(page.agents.map(({ token, visits, verdicts }) => [token, visits, verdicts])).toEqual([
    ["ChatGPT-User", 2, [{ verdict: "verified", visits: 2 }]],
    [
      "OAI-SearchBot",
      2,
      [
        { verdict: "unverifiable", visits: 1 },
        { verdict: "verified", visits: 1 },
      ],
    ],
  ]);
  expect(page.answers.map(({ query_text }) => query_text).toSorted()).toEqual([
    "best running shoes",
    "shoes for rain",
  ]);
  expect(page.answers[0]).toMatchObject({ model: "ChatGPT", engine: "chatgpt", id: expect.any(String) });
  expect(page.referrals).toEqual([{ assistant: "ChatGPT", referrals: 1 }]);
  const { answer: list } = await world.call(listIndexedPages, { params }, at.access);
  expect(list.results.map(({ path, broken, links }) => [path, broken, links.length])).toEqual([
    ["/shoes/", null, 5],
  ]);
});
