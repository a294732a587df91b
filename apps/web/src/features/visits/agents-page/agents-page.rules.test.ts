import { evidenceOf } from "@citelens/contract/traffic/identity";
import { expect, test } from "vitest";
import { agentOrders, orderOf, sortedAgents, sortOf } from "./agent-order.rules.ts";
import { agentVisitsView } from "./agents-address.rules.ts";
import { activeFilters, optionsOf, withValues } from "./filter-labels.rules.ts";
import { identityOf } from "./identity.rules.ts";
import { checkSentence, evidenceSentence, robotsSentence } from "./panels/agent-labels.rules.ts";
import { statusText } from "./panels/status.rules.ts";
import { aiFilterOf, describeSummary } from "./summary.rules.ts";
import { describeTrend } from "./trend.rules.ts";

const today = "2026-11-20";
const range = { from: "2026-11-14", to: today };

const gpt = {
  token: "GPTBot",
  operator: "OpenAI",
  purpose: "llm_training",
  visits: 10,
  pages: 4,
  verified: 1,
  spoofed: 3,
  failed: 0,
  last_seen: "2026-11-19T10:00:00.000Z",
  trend: [10],
} as const;
const claude = {
  ...gpt,
  token: "ClaudeBot",
  operator: "Anthropic",
  visits: 4,
  verified: 4,
  pages: 9,
} as const;
const ahrefs = {
  ...gpt,
  token: "AhrefsBot",
  operator: "Ahrefs",
  purpose: "seo",
  visits: 6,
  verified: 0,
  pages: 1,
  last_seen: "2026-11-20T10:00:00.000Z",
} as const;
const rows = [gpt, ahrefs, claude].map((row) => ({ ...row, trend: [...row.trend] }));

test.each([
  ["-visits", ["GPTBot", "AhrefsBot", "ClaudeBot"]],
  ["pages", ["AhrefsBot", "GPTBot", "ClaudeBot"]],
  ["-verified", ["ClaudeBot", "GPTBot", "AhrefsBot"]],
  ["-last_seen", ["AhrefsBot", "GPTBot", "ClaudeBot"]],
  ["agent", ["AhrefsBot", "ClaudeBot", "GPTBot"]],
  ["-operator", ["GPTBot", "ClaudeBot", "AhrefsBot"]],
  ["-purpose", ["AhrefsBot", "GPTBot", "ClaudeBot"]],
] as const)("orders agents by %s", (order, tokens) => {
  expect(sortedAgents(rows, order).map(({ token }) => token)).toEqual(tokens);
});

test("every order has its column and direction, and these lead back to it", () => {
  expect(agentOrders.map((order) => orderOf(sortOf(order)))).toEqual(agentOrders);
  expect(orderOf({ column: "colour", direction: "ascending" })).toBe("visits");
});

test.each([
  [10, 10, "verified", "Verified"],
  [10, 0, "unverifiable", "None verified"],
  [0, 0, "unverifiable", "None verified"],
  [1000, 999, "verified", "99\u00a0% verified"],
  [1000, 1, "verified", "1\u00a0% verified"],
  [3, 2, "verified", "67\u00a0% verified"],
])("of %d visits of which %d proved who they were says %s: %s", (visits, verified, verdict, text) => {
  expect(identityOf({ visits, verified })).toEqual({ verdict, text });
});

test("counts as AI visits what is meant of AI agents", () => {
  const ai = ["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other"];

  expect(aiFilterOf({ range })).toEqual({ range, purpose: ai });
  expect(aiFilterOf({ range, purpose: ["seo", "ai_agent"] })).toEqual({ range, purpose: ["ai_agent"] });
  expect(aiFilterOf({ range, purpose: ["seo", "search_engine"] })).toBeUndefined();
});

const summary = {
  visits: 8,
  pages: 1,
  agents: 2,
  verified: 2,
  spoofed: 5,
  verified_share: 25,
  previous: { visits: 10, pages: 1, agents: 1, verified: 1, spoofed: 0, verified_share: 25 },
  tracking_since: "2026-11-03T10:00:00.000Z",
};

test("says how many visits there were, on which days, and since when they are tracked", () => {
  const days = { range: { from: "2026-11-01", to: "2026-11-02" }, today };

  expect(describeSummary(summary, { range, today })).toBe(
    "8 visits to 1 page · Last 7 Days · tracked since 3 Nov 2026",
  );
  expect(describeSummary({ ...summary, visits: 0, tracking_since: null }, days)).toBe(
    "No visits · 1 – 2 Nov 2026",
  );
});

test("offers the operators and agents that came or are chosen, in the order of the alphabet", () => {
  const view = agentVisitsView({ operator: "Acme", agent: "GPTBot" }, today);

  expect(optionsOf("operator", { came: rows, view }).map(({ value }) => value)).toEqual([
    "Acme",
    "Ahrefs",
    "Anthropic",
    "OpenAI",
  ]);
  expect(optionsOf("agent", { came: rows, view }).map(({ value }) => value)).toEqual([
    "AhrefsBot",
    "ClaudeBot",
    "GPTBot",
  ]);
});

test("names each active filter, and changes one without the others", () => {
  const view = agentVisitsView(
    { purpose: "seo", verdict: "unverifiable", status: "none", agent: "X" },
    today,
  );

  expect(activeFilters(view).map(({ name, label }) => [name, label])).toEqual([
    ["purpose", "SEO tool"],
    ["agent", "X"],
    ["verdict", "Unverifiable"],
    ["status", "Not reported"],
  ]);
  expect(withValues("purpose", ["seo", "spying"])).toEqual({ purpose: ["seo"] });
  expect(withValues("verdict", ["spoofed"])).toEqual({ verdict: ["spoofed"] });
  expect(withValues("status", [])).toEqual({ status: [] });
  expect(withValues("operator", ["OpenAI"])).toEqual({ operator: ["OpenAI"] });
  expect(withValues("agent", ["GPTBot"])).toEqual({ agent: ["GPTBot"] });
});

test.each([
  [[], "No visits"],
  [[1], "1 visit on the day"],
  [[2, 7, 1], "From 2 to 1 visit a day, at most 7"],
])("tells the trend %j as %j", (trend, text) => {
  expect(describeTrend(trend)).toBe(text);
});

test.each([
  [0, "Not reported"],
  [404, "404 Not Found"],
  [418, "418"],
])("writes the status %d as %j", (status, text) => {
  expect(statusText(status)).toBe(text);
});

test("says what an operator publishes of its agent, and how the agent takes robots.txt", () => {
  const details = { operator: "OpenAI", proofs_published: ["address_list", "signature"] } as const;

  expect(checkSentence({ ...details, proofs_published: [...details.proofs_published] })).toBe(
    "OpenAI publishes a list of its addresses and signatures of its requests.",
  );
  expect(checkSentence({ operator: "Acme", proofs_published: [] })).toBe(
    "Acme publishes nothing by which this agent could be told from others.",
  );
  expect(robotsSentence({ respects_robots: "yes" })).toBe("Its operator says that it follows robots.txt.");
});

test("has a sentence for each evidence, and one for visits from before the check", () => {
  const sentences = Object.values(evidenceOf).flat().map(evidenceSentence);

  expect(new Set(sentences).size).toBe(sentences.length);
  expect(evidenceSentence("")).toBe("The visit came before identities were checked.");
  expect(evidenceSentence("toString")).toBe("The visit came before identities were checked.");
});
