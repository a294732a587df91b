import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { expect, test } from "vitest";
import { copyOf } from "./copy-of.rules.ts";

const of: Optimization = {
  id: "1",
  title: "Rain",
  kind: "REWRITE",
  mode: "FULL",
  status: "DONE",
  failure: null,
  page_url: "https://own.example/rain",
  campaign: { id: "c", name: "Autumn" },
  opportunity_id: "o",
  queries: [{ text: "shoes for rain", query_id: "q" }],
  notes: "Short.",
  language: "en",
  progress: null,
  score_before: 20,
  score_after: 60,
  claims_open: 0,
  credits: 500,
  model: "m",
  created: "2026-11-01T00:00:00Z",
  finished: null,
  approved_at: null,
  published_url: "https://own.example/rain",
  published_at: "2026-11-02T00:00:00Z",
};

test("a copy is told what its source was, and has none of its text, cost or opportunity", () => {
  expect(copyOf(of)).toEqual({
    title: "Copy of Rain",
    kind: "REWRITE",
    page_url: "https://own.example/rain",
    notes: "Short.",
    language: "en",
    queries: [{ text: "shoes for rain", query_id: "q" }],
    campaign_id: "c",
  });
});

test("a copy of what belongs to no campaign belongs to none, and its title is no longer than may be", () => {
  const copy = copyOf({ ...of, campaign: null, title: "x".repeat(200) });

  expect(copy).not.toHaveProperty("campaign_id");
  expect(copy?.title).toHaveLength(200);
});
