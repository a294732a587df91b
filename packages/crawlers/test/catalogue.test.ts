import { expect, test } from "vitest";
import { agents, catalogueVersion, referrers } from "../src/index.ts";
import { nonAgents } from "../src/non-agents.ts";

test("tells at least 200 agents apart, each by a token of its own", () => {
  const tokens = agents.map(({ token }) => token);

  expect(tokens.length).toBeGreaterThanOrEqual(200);
  expect(new Set(tokens).size).toBe(tokens.length);
});

test("gives no name to two agents, unless they differ in case and say so", () => {
  const names = agents.flatMap(({ names, caseSensitive }) =>
    names.map((name) => (caseSensitive ? name : name.toLowerCase())),
  );

  expect(new Set(names).size).toBe(names.length);
  const folded = agents.filter(({ caseSensitive }) => !caseSensitive).flatMap(({ names }) => names);
  const exact = agents.filter(({ caseSensitive }) => caseSensitive).flatMap(({ names }) => names);
  const lower = new Set(folded.map((name) => name.toLowerCase()));
  expect(exact.filter((name) => lower.has(name.toLowerCase()))).toEqual([]);
});

test.each([...agents.flatMap(({ names }) => names), ...nonAgents])(
  "writes the name %s in plain ASCII, with a star only behind a hyphen or an underscore",
  (name) => {
    expect(name).toMatch(/^[A-Za-z0-9][\x20-\x7e]*$/);
    expect(name).toMatch(/^[^*]*(?:[-_]\*)?$/);
    expect(name.length).toBeGreaterThanOrEqual(4);
  },
);

test.each(agents.map((agent) => [agent.token, agent] as const))("links %s to https only", (_, agent) => {
  const links = [agent.docsUrl, agent.ipRangesUrl, agent.signatureAgent].filter((link) => link !== null);

  for (const link of links) expect(new URL(link).protocol).toBe("https:");
  if (agent.signatureAgent) expect(new URL(agent.signatureAgent).origin).toBe(agent.signatureAgent);
});

const nameless = ["ChatGPT agent", "linkReader", "Browserbase", "Kernel"];

test.each(agents.map((agent) => [agent.token, agent] as const))(
  "leaves %s without a name only if its user agent cannot tell",
  (_, agent) => {
    const isNameless = agent.names.length === 0 && agent.wholeUserAgents.length === 0;

    expect(isNameless).toBe(!agent.sendsRequests || nameless.includes(agent.token));
    if (isNameless && agent.sendsRequests) expect(agent.signatureAgent ?? agent.sites[0]).toBeDefined();
  },
);

test("derives the type from the purpose", () => {
  const typeOf = Object.fromEntries(agents.map(({ purpose, botType }) => [purpose, botType]));

  expect(typeOf).toEqual({
    other: 0,
    llm_training: 1,
    ai_search_index: 2,
    ai_user_fetch: 3,
    ai_agent: 4,
    seo: 5,
    search_engine: 5,
  });
  for (const { purpose, botType } of agents) expect(botType).toBe(typeOf[purpose]);
});

test.each([
  ["GPTBot", 1],
  ["OAI-SearchBot", 2],
  ["ChatGPT-User", 3],
  ["ChatGPT agent", 4],
  ["OAI-AdsBot", 0],
  ["Claude-SearchBot", 2],
  ["Google-Agent", 4],
  ["CCBot", 1],
  ["Googlebot", 5],
  ["AhrefsBot", 5],
  ["Diffbot-User", 3],
  ["Diffbot", 2],
  ["Gemini app", 3],
  ["GoogleOther", 0],
])("files %s under type %i", (token, botType) => {
  expect(agents.find((agent) => agent.token === token)?.botType).toBe(botType);
});

test.each(["Claude-User", "claude-code", "Google-Gemini-CLI", "opencode"])(
  "knows that %s may run on its user's own machine",
  (token) => {
    expect(agents.find((agent) => agent.token === token)?.mayRunOnUserMachine).toBe(true);
  },
);

test("writes reverse DNS as patterns that cannot match a stranger's domain", () => {
  const patterns = agents.flatMap(({ reverseDns }) => reverseDns);

  expect(patterns.length).toBeGreaterThan(10);
  for (const pattern of patterns) expect(pattern).toMatch(/^(?:[a-z-]*\*)(?:\.[a-z0-9-]+){2,}$/);
});

test("writes sites as hosts with paths, in lower case, and gives none to two agents", () => {
  const sites = agents.flatMap((agent) => agent.sites);

  for (const site of sites) expect(site).toMatch(/^(?!www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[a-z0-9-]+)*$/);
  expect(new Set(sites).size).toBe(sites.length);
});

test("numbers its version by year, month and serial", () => {
  expect(catalogueVersion).toMatch(/^20\d\d\.(?:[1-9]|1[0-2])\.[1-9]\d*$/);
});

test("gives no host, tag or app to two assistants", () => {
  for (const keys of [
    referrers.map(({ assistant }) => assistant),
    referrers.flatMap(({ hosts }) => hosts),
    referrers.flatMap(({ paths }) => paths.map(({ host, prefix }) => host + prefix)),
    referrers.flatMap(({ utmSources }) => utmSources),
    referrers.flatMap(({ androidApps }) => androidApps),
  ]) {
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys.slice(1)) expect(key).not.toBe("");
  }
});

test("writes hosts, tags and paths as they are compared", () => {
  for (const { hosts, paths, utmSources } of referrers) {
    for (const host of [...hosts, ...paths.map((path) => path.host)])
      expect(host).toMatch(/^[a-z0-9.-]+\.[a-z]+$/);
    for (const { prefix } of paths) expect(prefix).toMatch(/^(?:\/[a-z0-9]+)+$/);
    for (const tag of utmSources) expect(tag).toBe(tag.trim().toLowerCase());
  }
});
