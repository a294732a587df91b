import { type Engine, engines } from "@citelens/contract/traffic/indexing";
import { agents } from "@citelens/crawlers";
import { describe, expect, test } from "vitest";
import { catalogue } from "#features/operators/public.ts";
import { engineAgents, engineList, engineOfOperator, searchAgentsOf } from "./engines.rules.ts";
import { groupNumbers, markOfRead } from "./read-marks.rules.ts";

test.each<[Engine, readonly string[]]>([
  ["chatgpt", ["OAI-SearchBot"]],
  ["claude", ["Claude-SearchBot"]],
  ["perplexity", ["PerplexityBot"]],
  ["gemini", ["Googlebot"]],
  ["copilot", ["bingbot"]],
  ["apple", ["Applebot"]],
  ["meta-ai", ["meta-webindexer"]],
  ["le-chat", ["MistralAI-Index"]],
  ["grok", ["xAI-SearchBot"]],
  ["kimi", ["Kimi-SearchBot"]],
  ["deepseek", []],
  ["amazon", ["Amzn-SearchBot"]],
])("%s is found by what %j collect", (engine, tokens) => {
  expect(searchAgentsOf(engine).map(({ token }) => token)).toEqual(tokens);
});

test.each([
  ["OAI-SearchBot", "chatgpt", "search"],
  ["ChatGPT-User", "chatgpt", "fetch"],
  ["GPTBot", "chatgpt", "training"],
  ["Googlebot", "gemini", "feeder"],
  ["bingbot", "copilot", "feeder"],
  ["Applebot", "apple", "feeder"],
  ["Claude-User", "claude", "fetch"],
])("%s shows something of %s as %s", (token, engine, role) => {
  expect(engineAgents.filter(({ agent }) => agent.token === token)).toMatchObject([{ engine, role }]);
});

test.each(["Google-CloudVertexBot", "AzureAI-SearchBot", "bedrockbot", "Google-InspectionTool", "CCBot"])(
  "%s, which feeds no assistant that people ask, shows nothing",
  (token) => {
    expect(agents.some((agent) => agent.token === token)).toBe(true);
    expect(engineAgents.some(({ agent }) => agent.token === token)).toBe(false);
  },
);

test("each agent shows something of one engine at most", () => {
  const tokens = engineAgents.map(({ agent }) => agent.token);

  expect(new Set(tokens).size).toBe(tokens.length);
});

describe("models", () => {
  test("belong to the engine of their operator", () => {
    expect(engineOfOperator("OpenAI")).toBe("chatgpt");
    expect(engineOfOperator("This installation")).toBeUndefined();
    expect(engineOfOperator("")).toBeUndefined();
  });

  test("of the catalogue name the operator as engines do", () => {
    const operators = new Set(catalogue({}).map(({ operator_name }) => operator_name));
    const asked: readonly Engine[] = [
      "chatgpt",
      "claude",
      "perplexity",
      "gemini",
      "copilot",
      "le-chat",
      "grok",
      "kimi",
    ];

    const named = engineList.filter(({ operator }) => operators.has(operator)).map(({ id }) => id);

    expect(named).toEqual(expect.arrayContaining([...asked]));
    expect(engineList.map(({ id }) => id)).toEqual([...engines]);
  });
});

describe("stored visits", () => {
  const of = (token: string, proven: number) =>
    markOfRead({ agents: groupNumbers.get(token) ?? 0, proven, lastMs: 9 });

  test("show what the agent's role is, where they are proven", () => {
    expect(of("OAI-SearchBot", 1)).toEqual({ engine: "chatgpt", sign: "search", lastMs: 9 });
    expect(of("Perplexity-User", 1)).toEqual({ engine: "perplexity", sign: "fetch", lastMs: 9 });
  });

  test("are apart where they are not, and of training then show nothing", () => {
    expect(of("OAI-SearchBot", 0)).toEqual({ engine: "chatgpt", sign: "unproven", lastMs: 9 });
    expect(of("GPTBot", 0)).toBeUndefined();
    expect(of("AhrefsBot", 1)).toBeUndefined();
  });
});
