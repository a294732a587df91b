import { describe, expect, it, test } from "vitest";
import {
  agentVisitsAddress,
  agentVisitsView,
  filtersInUse,
  parseAgentVisitsSearch,
  trafficFilterOf,
  withAgentOpen,
  withoutFilters,
  withPageOpen,
  withSpoofedAlone,
} from "./agents-address.rules.ts";

const today = "2026-11-20";
const week = { from: "2026-11-14", to: today };

const everything = {
  from: "01-11-26",
  to: "05-11-26",
  search: "/docs",
  purpose: "llm_training,seo",
  operator: "OpenAI,Acme",
  agent: "GPTBot",
  verdict: "verified,spoofed",
  status: "2xx,none",
  group: "operator",
  tab: "pages",
  sort: "-agent",
  order: "path",
  page: 3,
  "open-agent": "GPTBot",
} as const;

describe("reading the address", () => {
  it("keeps what is valid", () => {
    expect(parseAgentVisitsSearch(everything)).toEqual(everything);
    expect(parseAgentVisitsSearch({ "open-page": "/a" })).toEqual({ "open-page": "/a" });
  });

  test.each([
    [
      "the defaults",
      { search: "", group: "purpose", tab: "agents", sort: "-visits", order: "-visits", page: 1 },
    ],
    ["unknown values", { group: "colour", tab: "robots", sort: "size", order: "size", status: "9xx" }],
    ["empty lists", { purpose: "", operator: ",", agent: " , ", verdict: "", status: "" }],
    ["lists and objects", { purpose: ["seo"], operator: {}, agent: [], "open-agent": [], "open-page": {} }],
    ["names that no agent has", { agent: "x".repeat(101), "open-agent": "x".repeat(101) }],
    ["days turned around", { from: "05-11-26", to: "01-11-26" }],
    ["pages that cannot be", { page: 0 }],
  ])("drops %s", (_, raw) => {
    expect(parseAgentVisitsSearch(raw)).toEqual({});
  });

  test.each([
    ["an unknown purpose", { purpose: "spying,seo" }, { purpose: "seo" }],
    ["a verdict named twice", { verdict: "spoofed,spoofed" }, { verdict: "spoofed" }],
    ["the order of what is named", { purpose: "seo,llm_training" }, { purpose: "llm_training,seo" }],
    ["a second panel", { "open-agent": "GPTBot", "open-page": "/a" }, { "open-agent": "GPTBot" }],
    ["digits read as a number", { search: 2026, agent: 360 }, { search: "2026", agent: "360" }],
  ])("mends %s", (_, raw, search) => {
    expect(parseAgentVisitsSearch(raw)).toEqual(search);
  });
});

test.each([
  ["nothing", {}],
  ["everything", everything],
] as const)("a view of %s leads back to the same address", (_, search) => {
  expect(agentVisitsAddress(agentVisitsView(search, today), today)).toEqual(search);
});

test("shows the last 7 days by default, and leaves them out of the address", () => {
  const view = agentVisitsView({ page: 2 }, today);

  expect(view).toMatchObject({ range: week, tab: "agents", sort: "-visits", group: "purpose", page: 2 });
  expect(agentVisitsAddress({ ...view, range: week }, today)).toEqual({ page: 2 });
});

test("asks the server for the filters that are set and for no others", () => {
  expect(trafficFilterOf(agentVisitsView({}, today))).toEqual({ range: week });
  expect(trafficFilterOf(agentVisitsView(everything, today))).toEqual({
    range: { from: "2026-11-01", to: "2026-11-05" },
    search: "/docs",
    purpose: ["llm_training", "seo"],
    operator: ["OpenAI", "Acme"],
    agent: ["GPTBot"],
    verdict: ["verified", "spoofed"],
    status: ["2xx", "none"],
  });
});

test("counts filters, and takes them away without the tab, the chart and the order", () => {
  expect(filtersInUse(agentVisitsView({}, today))).toBe(0);
  expect(filtersInUse(agentVisitsView(everything, today))).toBe(6);

  const cleared = withoutFilters(agentVisitsView(everything, today), today);

  expect(agentVisitsAddress(cleared, today)).toEqual({
    group: "operator",
    tab: "pages",
    sort: "-agent",
    order: "path",
  });
});

test("opens one panel at a time over the page as it is", () => {
  const latest = { search: "/docs", page: 2, "open-page": "/a" };

  expect(withAgentOpen("GPTBot")(latest)).toEqual({ search: "/docs", page: 2, "open-agent": "GPTBot" });
  expect(withPageOpen("/b")({ "open-agent": "GPTBot" })).toEqual({ "open-page": "/b" });
});

test("leads to the spoofed visits from the first page on", () => {
  expect(withSpoofedAlone("GPTBot")({ search: "/docs", page: 2, agent: "ClaudeBot" })).toEqual({
    search: "/docs",
    agent: "GPTBot",
    verdict: "spoofed",
  });
});
