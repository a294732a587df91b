import { expect, test } from "vitest";
import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Answer } from "../operator.ts";
import { unknownUsage } from "../usage.ts";
import type { RecordedReply } from "./asked.ts";
import type { RecordedQuestion } from "./recorded-questions.ts";
import type { RecordedRow } from "./recorded-rows.ts";
import { findingsOf, isModelAsked } from "./replay.rules.ts";

const row: RecordedRow = {
  id: "chatgpt",
  provider: "openai",
  model: "gpt-6-luna",
  access: "api",
  web_search: true,
  typical: { inputTokens: 1, outputTokens: 1, searches: 1 },
};
const ranking: RecordedQuestion = { id: "ranking", question: "Which?" };
const news: RecordedQuestion = { id: "news", question: "What is new?", isFresh: true };
const cited = { url: "https://a.example/", title: null, cited: true };
const found = { url: "https://b.example/", title: null, cited: false };

const answer: Answer = {
  text: "Acorn.",
  sources: [cited, found],
  searched: true,
  search_queries: ["acorn"],
  searches: [{ query: "acorn", found: null }],
  located: "field",
  model_id: "gpt-6-luna-2026-10-01",
  usage: unknownUsage,
  latencyMs: 1,
  raw: {},
};

function good(changes: Partial<Answer> = {}, question = ranking, usd = 0.01): RecordedReply {
  return { question, answer: { ...answer, ...changes }, cost: { usd, isExact: false } };
}
function failed(kind: OperatorFailure["kind"]): RecordedReply {
  return { question: ranking, failure: new OperatorFailure(kind, "why"), cost: { usd: 0, isExact: true } };
}
const said = (asked: readonly RecordedReply[], of: Partial<RecordedRow> = {}) =>
  findingsOf({ row: { ...row, ...of }, asked }).map(({ severity, question, text }) =>
    [severity, question ?? "all", text].join(" "),
  );

test("finds nothing in answers as they should be", () => {
  expect(said([good(), good({}, news), failed("refusal"), failed("nothing_shown")])).toEqual([]);
});

test.each<[string, readonly RecordedReply[], Partial<RecordedRow>, string[]]>([
  [
    "another model",
    [good({ model_id: "gpt-5" })],
    {},
    ["wrong ranking gpt-6-luna was asked, and gpt-5 has answered"],
  ],
  [
    "another name of a deployment",
    [good({ model_id: "gpt-5" })],
    { provider: "azure" },
    ["look ranking gpt-6-luna was asked, and gpt-5 has answered"],
  ],
  ["another name behind a page", [good({ model_id: "gpt-5" })], { access: "surface" }, []],
  ["a hidden search", [good({ searches: [] })], {}, ["wrong ranking searched, and shows no search"]],
  [
    "a search that was none",
    [good({ searched: false })],
    {},
    ["wrong ranking shows searches, and did not search"],
  ],
  ["no cost", [good({}, ranking, 0)], {}, ["wrong ranking has no cost"]],
  ["a server of one's own", [good({}, ranking, 0)], { provider: "openai-compatible" }, []],
  ["all cited", [good({ sources: [cited] })], {}, ["wrong all everything that was found counts as cited"]],
  ["all cited by one that tells no more", [good({ sources: [cited] })], { provider: "mistral" }, []],
  ["all cited in one of two answers", [good({ sources: [cited] }), good()], {}, []],
  ["none cited", [good({ sources: [found] })], {}, ["look all no source is cited"]],
  ["no source", [good({ sources: [] })], {}, ["wrong all no answer has a source"]],
  [
    "no source, and no search either",
    [good({ sources: [], searched: false, searches: [] })],
    { web_search: false },
    [],
  ],
  [
    "news without a search",
    [good({ searched: false, searches: [] }, news)],
    {},
    ["wrong all news were answered without a search"],
  ],
  [
    "an answer that cannot be read",
    [good(), failed("garbage")],
    {},
    ["wrong ranking was not answered: garbage, why"],
  ],
  ["a limit", [good(), failed("rate_limited")], {}, ["look ranking was not answered: rate_limited, why"]],
  ["nothing but refusals", [failed("refusal")], {}, ["wrong all no question was answered"]],
])("judges %s", (_, asked, of, expected) => {
  expect(said(asked, of)).toEqual(expected);
});

test.each([
  ["gpt-6-luna", "gpt-6-luna-2026-10-01", true],
  ["perplexity/sonar", "sonar", true],
  ["mistral-medium-latest", "mistral-medium-2604", true],
  ["grok-4.7", "grok-4.3", false],
  ["gpt-6.1", "gpt-6-luna", false],
])("%s asked, %s answered: %s", (asked, answered, expected) => {
  expect(isModelAsked(asked, answered)).toBe(expected);
});
