import { assistantPages } from "@citelens/contract/content/assistant-words";
import { describe, expect, test } from "vitest";
import { lookupOf } from "./lookup.rules.ts";
import { suggestionsFor } from "./suggestions.rules.ts";

const nowhere = { page: null, campaign_id: null, optimization_id: null };
const id = "0198a3b2-7c1d-7e00-8a55-0242ac120002";

describe("without a model a question is answered by", () => {
  test.each([
    ["How are we doing?", "summary", {}],
    ["How visible are we this week?", "summary", { days: 7 }],
    ["what is our visibility", "summary", {}],
    ["Show me the figures of the last 14 days", "summary", { days: 14 }],
    ["Has our share of voice changed since last month?", "summary", { days: 30 }],
    ["our average position in the last quarter", "summary", { days: 90 }],
    ["Give me an overview", "summary", {}],
    ["How do we compare?", "summary", {}],
    ["Which prompts are underperforming?", "prompts", { performance: "underperforming" }],
    ["Show promising prompts", "prompts", { performance: "promising" }],
    ["Our best prompts this month", "prompts", { performance: "most_performing", days: 30 }],
    ["Where are we missing?", "prompts", { performance: "underperforming" }],
    ["In which questions are we never named?", "prompts", { performance: "underperforming" }],
    ["worst queries", "prompts", { performance: "underperforming" }],
    ["What does ChatGPT say about us?", "conversation", {}],
    ["Show answers about running shoes", "conversation", { search: "running shoes" }],
    ["Which queries were asked?", "conversation", {}],
    ["Find conversations with “trail shoes”", "conversation", { search: "trail shoes" }],
    ["What did the models say of us?", "conversation", {}],
    [`Read the answer ${id}`, "answer", { answer_id: id }],
    [`show me answer ${id.toUpperCase()} please`, "answer", { answer_id: id }],
    ["Which sources are cited?", "sources", {}],
    ["Who is cited most this week?", "sources", { days: 7 }],
    ["What sites do answers link to?", "sources", {}],
    ["top domains in the last 90 days", "sources", { days: 90 }],
    ["How often is our site cited?", "sources", {}],
    ["What should we do next?", "opportunities", {}],
    ["Show opportunities of the last quarter", "opportunities", { period: "90d" }],
    ["How can I improve?", "opportunities", {}],
    ["Any quick wins this week?", "opportunities", { period: "7d" }],
    ["What can we do for more mentions?", "opportunities", {}],
    ["how do we get cited more", "opportunities", {}],
    ["What did the last audit find?", "audit_issues", {}],
    ["Are there blockers on the site?", "audit_issues", { severity: "blocker" }],
    ["Technical problems?", "audit_issues", {}],
    ["Can agents crawl us?", "audit_issues", {}],
    ["Which links are broken?", "audit_issues", {}],
    ["Show my drafts", "optimization", {}],
    ["What is in the Content Studio?", "optimization", {}],
    ["Which claims of this text are open claims?", "optimization", {}],
    ["Search our pages for waterproof soles", "search_own_pages", { query: "waterproof soles" }],
    ["What does our website say about returns?", "search_own_pages", { query: "returns" }],
    ["Do we have anything about winter boots?", "search_own_pages", { query: "winter boots" }],
    ["What does share of voice mean?", "explain_metric", { metric: "share of voice" }],
    ["Explain content authority", "explain_metric", { metric: "content authority" }],
    ["What is average position?", "explain_metric", { metric: "average position" }],
    ["How is visibility measured?", "explain_metric", { metric: "visibility score" }],
    ["what's negativity", "explain_metric", { metric: "negativity" }],
  ])("“%s”: %s", (question, tool, input) => {
    expect(lookupOf(question, nowhere)).toEqual({ tool, input });
  });

  test("what the page is about, where it is about something", () => {
    expect(lookupOf("How visible are we?", { ...nowhere, campaign_id: id })?.input).toEqual({
      campaign_id: id,
    });
    expect(lookupOf("What is its readiness?", { ...nowhere, optimization_id: id })?.input).toEqual({
      optimization_id: id,
    });
  });

  test.each([
    "Hello",
    "Write me a poem",
    "What is the weather?",
    "",
    "Delete everything",
    "How much is 2 + 2?",
  ])("nothing: “%s”", (question) => {
    expect(lookupOf(question, nowhere)).toBeUndefined();
  });
});

test.each([null, ...assistantPages])("whatever is suggested on the page %s is understood", (page) => {
  const understood = suggestionsFor(page).map((question) => lookupOf(question, nowhere)?.tool);

  expect(understood).not.toContain(undefined);
  expect(understood.length).toBeGreaterThanOrEqual(3);
});
