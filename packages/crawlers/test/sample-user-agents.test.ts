import { expect, test } from "vitest";
import { agents, classify } from "../src/index.ts";
import { sampleUserAgents } from "../src/sample-user-agents.ts";

const sampled = agents.flatMap(({ token, sampleUserAgent }) =>
  sampleUserAgent === null ? [] : [[token, sampleUserAgent] as const],
);

test.each(sampled)("the user agent that stands for %s is that very agent's", (token, userAgent) => {
  expect(classify(userAgent)?.token).toBe(token);
});

test("each user agent belongs to an agent of the catalogue that sends requests", () => {
  const sending = new Set(agents.filter(({ sendsRequests }) => sendsRequests).map(({ token }) => token));

  expect(Object.keys(sampleUserAgents).filter((token) => !sending.has(token))).toEqual([]);
  expect(sampled).toHaveLength(Object.keys(sampleUserAgents).length);
});

test.each(sampled)("the user agent of %s can be sent as a header", (_, userAgent) => {
  expect(userAgent).toMatch(/^[\x20-\x7e]{10,300}$/);
});

test.each(["GPTBot", "OAI-SearchBot", "ChatGPT-User", "PerplexityBot", "Googlebot", "bingbot", "Applebot"])(
  "%s can be asked for",
  (token) => {
    expect(agents.find((agent) => agent.token === token)?.sampleUserAgent).toContain(token);
  },
);

test.each(["Google-Extended", "Applebot-Extended", "Bytespider", "ChatGPT agent"])(
  "none is made up for %s, which sends no requests or is not documented",
  (token) => {
    expect(agents.find((agent) => agent.token === token)?.sampleUserAgent).toBeNull();
  },
);
