import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { expect, test } from "vitest";
import { detailsOf } from "./details-of.rules.ts";

const nothing: CreditUseObject = {
  type: "campaign",
  id: null,
  name: null,
  query: null,
  campaign_name: null,
  campaign_type: null,
  status: null,
  message_type: null,
};

test.each<[string, Partial<CreditUseObject>, string, string, string | undefined]>([
  [
    "a campaign",
    { type: "campaign", name: "Running shoes", campaign_type: "PRODUCT", status: "active" },
    "Running shoes",
    "Campaign · Product Analysis",
    "active",
  ],
  [
    "a paused campaign of a type that is new",
    { type: "campaign", name: "Shoes", campaign_type: "SEASON", status: "paused" },
    "Shoes",
    "Campaign · SEASON",
    "paused",
  ],
  ["a campaign without anything known", { type: "campaign" }, "Unnamed campaign", "Campaign", undefined],
  [
    "a query of a campaign",
    {
      type: "query",
      query: "What are the best running shoes?",
      campaign_name: "Brand watch",
      campaign_type: "BRAND",
      status: "active",
    },
    "What are the best running shoes?",
    "Query · Brand watch · Brand Insight",
    "active",
  ],
  [
    "a query with the model that answered it",
    { type: "query", query: "Why?", model: "ChatGPT", campaign_name: "Brand watch" },
    "Why?",
    "Query · ChatGPT · Brand watch",
    undefined,
  ],
  ["a query that lost its campaign", { type: "query", query: "Why?" }, "Why?", "Query", undefined],
  [
    "a pre-audit",
    { type: "campaign", name: "Prospect", campaign_type: "PRE_AUDIT" },
    "Prospect",
    "Campaign · Pre-Audit Insight",
    undefined,
  ],
  ["a reply", { type: "chat_message", message_type: "AI" }, "Chat message", "AI", undefined],
  [
    "a named message",
    { type: "chat_message", name: "Ideas", message_type: "User" },
    "Ideas",
    "Chat message · User",
    undefined,
  ],
])("tells %s", (_, object, title, notes, status) => {
  const details = detailsOf({ ...nothing, ...object });

  expect(details).toEqual({ title, notes: notes.split(" · "), status });
});
