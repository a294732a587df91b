import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { describe, expect, test } from "vitest";
import {
  type AdDraft,
  adCampaignBody,
  adCampaignChanges,
  adDraftOf,
  firstAdDraft,
  stepFaults,
  topicsIn,
} from "./ad-draft.rules.ts";

const first = firstAdDraft({ channel: "NETWORK", industry: 37, today: "2026-11-27" });
const draft: AdDraft = {
  ...first,
  name: " Desk chairs ",
  topics: "desk chairs\n\n desk chairs \nsitting well",
};
const stored: AdCampaign = {
  ...adCampaignBody(draft),
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6",
  query_campaign_id: null,
  status: "DRAFT",
  currency: "EUR",
  spent_cents: 0,
  spent_today_cents: 0,
  creatives: 0,
  approved_creatives: 0,
  created: "2026-11-27T08:00:00Z",
  figures: {
    impressions: null,
    clicks: null,
    agent_reads: 0,
    proven_reads: 0,
    billable_reads: 0,
    spend_cents: 0,
  },
  ctr: null,
  note: null,
};

test("topics are lines, each once", () => {
  expect(topicsIn(draft.topics)).toEqual(["desk chairs", "sitting well"]);
});

test("a stored campaign is typed as it is read, and sends nothing", () => {
  expect(adCampaignChanges(adDraftOf(stored), stored)).toEqual({});
});

test("only what was changed is sent, and never the channel", () => {
  const changed: AdDraft = { ...adDraftOf(stored), channel: "CHATGPT", daily: "25", ends: "2026-12-24" };

  expect(adCampaignChanges(changed, stored)).toEqual({ daily_cents: 2500, ends: "2026-12-24" });
});

describe("a step", () => {
  test.each([
    ["channel", { name: "ab" }, ["name"]],
    ["channel", { category: null }, ["category"]],
    ["channel", {}, []],
    ["topics", { topics: " \n" }, ["topics"]],
    ["topics", { topics: "a".repeat(201) }, ["topics"]],
    ["topics", { topics: Array.from({ length: 51 }, (_, at) => `topic ${at}`).join("\n") }, ["topics"]],
    ["topics", {}, []],
    ["creatives", { name: "" }, []],
    ["budget", { budget: "ten" }, ["budget", "daily"]],
    ["budget", { daily: "500.01" }, ["daily"]],
    ["budget", { price: "0" }, ["price"]],
    ["budget", { starts: "" }, ["starts"]],
    ["budget", { ends: "2026-11-26" }, ["ends"]],
    ["budget", { ends: "2026-11-27" }, []],
    ["budget", {}, []],
  ] as const)("%s with %j lacks %j", (step, change, fields) => {
    expect(Object.keys(stepFaults(step, { ...draft, ...change }, "EUR"))).toEqual(fields);
  });
});
