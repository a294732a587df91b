import { dayMs } from "@citelens/contract/base/days";
import { getTrafficSummary } from "@citelens/contract/traffic/agents";
import { catalogueVersion } from "@citelens/crawlers";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await sharedWorld();
  person = await world.signUp();
});

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** Reports one page read by each user agent, at noon of the day before. */
async function reportedBy(userAgents: readonly string[]): Promise<string> {
  const { id } = await world.createWorkspace(person);
  const { key } = await world.createKey(person, { id });
  const noon = `${dayBefore(1)}T12:00:00Z`;
  for (const userAgent of userAgents) {
    const reply = await world.app.inject({
      method: "POST",
      url: "/api/v1/tracking/visit",
      headers: { authorization: `Api-Key ${key}` },
      payload: {
        request_path: "/pricing",
        request_method: "GET",
        request_headers: { "User-Agent": userAgent, Referer: "https://chatgpt.com/" },
        occurred_at: noon,
      },
    });
    expect(reply.statusCode).toBe(202);
  }
  return id;
}

function dayBefore(days: number): string {
  return new Date(world.tools.now().getTime() - days * dayMs).toISOString().slice(0, 10);
}

function rowsIn(table: string, projectId: string): Promise<Record<string, unknown>[]> {
  return world.tools.events.query(
    `SELECT * FROM ${table} WHERE workspace_id = {projectId:UUID} ORDER BY token`,
    { projectId },
    z.record(z.string(), z.unknown()),
  );
}

async function summaryOf(projectId: string): Promise<unknown> {
  const query = { from_date: dayBefore(2), to_date: dayBefore(0) };
  const { body } = await world.call(getTrafficSummary, { params: { projectId }, query }, person.access);
  return body;
}

const agents = [
  ["Amazonbot", "Amazonbot-Video/0.1"],
  ["ClaudeBot", "Agent/ClaudeBot"],
  ["GPTBot", "Mozilla/5.0 (compatible; +https://openai.com/gptbot)"],
] as const;

const advertising = [
  "meta-externalads/1.1",
  "AdsBot-Google (+http://www.google.com/adsbot.html)",
  `${chrome} Google-Ads-Conversions`,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
  "Mozilla/5.0 (compatible; Mediapartners-Google/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; Baiduspider-ads; +http://www.baidu.com/search/spider.html)",
  "Mozilla/5.0 (compatible; YandexDirect/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (Windows NT 6.3;compatible; DVbot/1.0; +http://www.doubleverify.com)",
  "IAS crawler (ias_crawler; http://integralads.com/site-indexing-policy/)",
  "CriteoBot/0.1 (+https://www.criteo.com/criteo-crawler/)",
  "AmazonAdBot/1.0 (+https://adbot.amazon.com)",
];

test("advertising counts neither as a visit of AI nor as a person, beside agents that write their names freely", async () => {
  const projectId = await reportedBy([...advertising, ...agents.map(([, userAgent]) => userAgent)]);

  expect(await summaryOf(projectId)).toMatchObject({ visits: 3, pages: 1, agents: 3 });
  const kept = await rowsIn("visits", projectId);
  expect(kept.map(({ token, ua }) => [token, ua])).toEqual(agents);
  const people = await world.tools.events.query(
    `SELECT (SELECT count() FROM referrals WHERE workspace_id = {projectId:UUID}) AS referrals,
      (SELECT count() FROM people_daily WHERE workspace_id = {projectId:UUID}) AS days`,
    { projectId },
    z.record(z.string(), z.coerce.number()),
  );
  expect(people).toEqual([{ referrals: 0, days: 0 }]);
});

test("a visit keeps its user agent and the catalogue's version, so that it can be read again by later rules", async () => {
  const projectId = await reportedBy(["GPTBot-Blocker/1.0", "GPTBot-Image/1.3"]);

  expect(await rowsIn("visits", projectId)).toMatchObject([
    { token: "GPTBot", ua: "GPTBot-Image/1.3", catalogue_version: catalogueVersion },
  ]);
});
