import { type Agent, agents, classify } from "@citelens/crawlers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openProbeMarks } from "#features/visits/probes/public.ts";
import { type GuardedFetch, openGuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import { placeOfJob } from "#platform/place.ts";
import { type Firewall, openFirewall, pageOf, silence, statusOf } from "./firewall.test-helper.ts";
import { type ProbeOrder, probeAgents } from "./probe.ts";

const place = placeOfJob({ workspaceId: "01890000-0000-7000-8000-000000000001" });
const at = new Date("2026-11-25T12:00:00.000Z");
const settings = { now: () => at, secretKey: "a secret", publicUrl: "https://citelens.example" };

let web: GuardedFetch;
let site: Firewall | undefined;
beforeEach(() => {
  web = openGuardedFetch({ allow: ["127.0.0.1"] });
});
afterEach(async () => {
  site?.close();
  await web.close();
});

function named(...tokens: readonly string[]): Agent[] {
  return tokens.flatMap((token) => agents.filter((agent) => agent.token === token));
}

async function probe(
  answers: Parameters<typeof openFirewall>[0],
  tokens: readonly string[],
  more: Partial<ProbeOrder> = {},
) {
  site = await openFirewall(answers);
  const urls = [`${site.origin}/`, `${site.origin}/pricing`, `${site.origin}/blog`];
  const order = { place, urls, agents: named(...tokens), paceMs: 1, ...more };
  return { ...(await probeAgents({ ...settings, web }, order)), requests: site.requests };
}

test("each agent is told by what a firewall does to its name", async () => {
  const { probes } = await probe(
    {
      ClaudeBot: statusOf(403),
      PerplexityBot: statusOf(403, { "cf-mitigated": "challenge" }),
      "OAI-SearchBot": statusOf(402),
      bingbot: pageOf(50),
      Applebot: silence,
      CCBot: statusOf(503),
    },
    ["GPTBot", "ClaudeBot", "PerplexityBot", "OAI-SearchBot", "bingbot", "Applebot", "CCBot"],
  );

  expect(
    Object.fromEntries([...probes].map(([token, { outcome, status }]) => [token, [outcome, status]])),
  ).toEqual({
    GPTBot: ["OPEN", 200],
    ClaudeBot: ["REFUSED", 403],
    PerplexityBot: ["CHALLENGED", 403],
    "OAI-SearchBot": ["PAYMENT", 402],
    bingbot: ["DIFFERENT", 200],
    Applebot: ["REFUSED", null],
    CCBot: ["REFUSED", 503],
  });
  expect(probes.get("ClaudeBot")).toMatchObject({
    seen: "Status 403 for /, a browser status 200 and 200 words.",
    at: at.toISOString(),
  });
});

test("two pages are asked for under each name, a browser's first and last", async () => {
  const { requests } = await probe({}, ["GPTBot", "Googlebot"]);

  expect(requests.map(({ path, userAgent }) => [path, classify(userAgent)?.token])).toEqual([
    ["/", undefined],
    ["/pricing", undefined],
    ["/", "Googlebot"],
    ["/pricing", "Googlebot"],
    ["/", "GPTBot"],
    ["/pricing", "GPTBot"],
    ["/", undefined],
    ["/pricing", undefined],
  ]);
});

test("no request begins before its time", async () => {
  site = await openFirewall();
  const begunMs: number[] = [];
  const watched: GuardedFetch = {
    ...web,
    get: (url, options) => {
      begunMs.push(performance.now());
      return web.get(url, options);
    },
  };

  const startedMs = performance.now();
  await probeAgents(
    { ...settings, web: watched },
    { place, urls: [`${site.origin}/`, `${site.origin}/a`], agents: named("GPTBot"), paceMs: 20 },
  );

  expect(begunMs).toHaveLength(6);
  // From the start on, as a busy machine sees a request later than it was begun; a timer may be a millisecond early.
  for (const [index, atMs] of begunMs.entries())
    expect(atMs - startedMs).toBeGreaterThanOrEqual(index * (20 - 1));
});

test("every request bears the workspace's mark and says where it is from", async () => {
  const { requests } = await probe({}, ["GPTBot"]);
  const marks = openProbeMarks(settings);

  for (const { headers } of requests) {
    const sent = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(marks.isIn(sent, { workspaceId: place.workspaceId, at })).toBe(true);
    expect(headers.referer).toMatch(/^https:\/\/citelens\.example\/bot\//);
  }
});

test("a site that turns against us halfway shows nothing of any agent", async () => {
  let count = 0;
  const flaky: Parameters<typeof openFirewall>[0] = {
    "": (response, seen) => (++count > 4 ? statusOf(429) : pageOf(200))(response, seen),
  };

  const { probes } = await probe(flaky, ["GPTBot"]);

  expect(probes.get("GPTBot")?.outcome).toBe("INCONCLUSIVE");
});

describe("who is not asked", () => {
  test("is an agent without a documented user agent", async () => {
    const { probes, unprobed } = await probe({}, ["Bytespider", "Google-Extended"]);

    expect([probes.size, unprobed.size]).toEqual([0, 0]);
  });

  test("are all, where a browser gets no answer either", async () => {
    const { probes, unprobed, requests } = await probe({ "": silence }, ["GPTBot", "ClaudeBot"]);

    expect(probes.size).toBe(0);
    expect([...unprobed]).toEqual([
      ["GPTBot", "A browser got no answer either."],
      ["ClaudeBot", "A browser got no answer either."],
    ]);
    expect(requests.length).toBeLessThanOrEqual(4);
  });

  test("are those for whom no time is left, and it is said", async () => {
    const tokens = ["GPTBot", "ClaudeBot", "Googlebot", "bingbot", "CCBot"];

    const { probes, unprobed } = await probe({}, tokens, { paceMs: 200, totalMsMax: 2_000 });

    expect(probes.has("Googlebot")).toBe(true);
    expect(unprobed.get("CCBot")).toBe("The time for probes was over before its turn.");
    expect([...probes.keys(), ...unprobed.keys()]).toEqual([
      "Googlebot",
      "bingbot",
      "GPTBot",
      "ClaudeBot",
      "CCBot",
    ]);
  });
});

test("ends at once with the caller's reason, between requests and within one", async () => {
  const reason = new Error("Somebody canceled the audit.");
  for (const answers of [{}, { GPTBot: () => undefined }]) {
    const ending = new AbortController();
    setTimeout(() => ending.abort(reason), 60);
    const startedMs = performance.now();

    const probing = probe(answers, ["GPTBot", "ClaudeBot"], { paceMs: 30, signal: ending.signal });

    await expect(probing).rejects.toBe(reason);
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    site?.close();
  }
});
