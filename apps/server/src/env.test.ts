import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import { envExample } from "./env-example.ts";
import { withProvidersTable } from "./providers-table.ts";

test("needs nothing to be configured", () => {
  const env = readEnv({});

  expect(env).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "./data",
    ROLES: ["api", "ingest", "worker"],
  });
});

test("reports all problems at once, each with its variable", () => {
  const read = () =>
    readEnv({ PORT: "eighty", LOG_LEVEL: "loud", SECRET_KEY: "short", RATE_LIMIT_ALLOW: "here" });

  expect(read).toThrow(/4 problem[\s\S]*PORT[\s\S]*SECRET_KEY[\s\S]*RATE_LIMIT_ALLOW[\s\S]*LOG_LEVEL/);
});

const providerNames = /There are: openai, anthropic, google, .*xai.*\./;
const usdSentence = "Write a number of US dollars such as 50, of 1,000,000 at most.";

test.each<[string, string, string | RegExp]>([
  ["SPEND_PER_DAY_MAX_USD_OPERATORS", "opnai=1", "There is no provider opnai."],
  ["SPEND_PER_DAY_MAX_USD_OPERATORS", "openai=5,opnai=1", providerNames],
  ["SPEND_PER_DAY_MAX_USD_OPERATORS", "chatgpt=0", "There is no provider chatgpt (a model of openai)."],
  ["SPEND_PER_DAY_MAX_USD_OPERATORS", "openai=0,openai=50", "It names openai twice."],
  ["OPERATOR_LIMITS", "chatgpt=1/1", "There is no provider chatgpt (a model of openai)."],
  ["OPERATOR_LIMITS", "xai=1/1, xai=2/2", "It names xai twice."],
  ["OPERATOR_MODELS", "openai=gpt-x", /There is no model openai\. There are: chatgpt, .*claude/],
  ["OPERATOR_MODELS", "chatgpt=a,chatgpt=b", "It names chatgpt twice."],
  ["OPERATOR_PRICES", "nobody=1/1", /There is no model nobody\. There are: chatgpt, .*provider\/model/],
  ["OPERATOR_PRICES", "nobody/gpt=1/1", "There is no model nobody/gpt."],
  ["OPERATOR_PRICES", "own:llama=1/1", "There is no model own:llama."],
  ["OPERATOR_PRICES", "claude=1/1,claude=2/2", "It names claude twice."],
  ["SPEND_PER_DAY_MAX_USD", " ", usdSentence],
  ["SPEND_PER_DAY_MAX_USD", "0x10", usdSentence],
  ["SPEND_PER_DAY_MAX_USD", "abc", usdSentence],
  ["SPEND_PER_DAY_MAX_USD", "-1", usdSentence],
  ["SPEND_PER_DAY_MAX_USD", "1000001", usdSentence],
  ["SPEND_PER_DAY_MAX_USD_ORGANIZATION", "1e3", usdSentence],
  ["USD_PER_EUR", "abc", "Write a number of US dollars such as 1.15, from 0.1 to 10."],
  ["USD_PER_EUR", "0", "Write a number of US dollars such as 1.15, from 0.1 to 10."],
  ["RENDER_BROWSER", "chromium", "Write auto, none, or the whole path of a browser."],
])("refuses %s=%j with a sentence that names it", (name, value, sentence) => {
  const read = () => readEnv({ [name]: value });

  expect(read).toThrow(sentence);
  expect(read).toThrow(`1 problem(s):\n  ${name}: `);
});

test("takes the names of providers and models that there are, and amounts of US dollars", () => {
  const given = {
    OPENAI_COMPATIBLE_MODELS: "llama",
    OPERATOR_LIMITS: "openai=100/6000, local=1/1",
    OPERATOR_MODELS: "chatgpt=gpt-x, le-chat = ft:a=b:c",
    OPERATOR_PRICES: "own:llama=0.1/0.4, claude=1/5/10,openai/gpt-6-luna=2/4,ai-mode=0/0",
    SPEND_PER_DAY_MAX_USD_OPERATORS: "openai=20, xai=0.5,openai-compatible=1",
  };

  expect(readEnv(given)).toMatchObject(given);
  expect(readEnv({ SPEND_PER_DAY_MAX_USD: " 0.5 ", SPEND_PER_DAY_MAX_USD_ORGANIZATION: "0" })).toMatchObject({
    SPEND_PER_DAY_MAX_USD: 0.5,
    SPEND_PER_DAY_MAX_USD_ORGANIZATION: 0,
  });
  expect(readEnv({})).toMatchObject({ SPEND_PER_DAY_MAX_USD: 50, USD_PER_EUR: 1.15 });
});

test("takes whole cents as what ads may spend in a day, nothing too, and has none by itself", () => {
  expect(readEnv({}).ADS_DAILY_MAX_CENTS).toBeUndefined();
  expect(readEnv({ ADS_DAILY_MAX_CENTS: "" }).ADS_DAILY_MAX_CENTS).toBeUndefined();
  expect(readEnv({ ADS_DAILY_MAX_CENTS: "5000" }).ADS_DAILY_MAX_CENTS).toBe(5_000);
  expect(readEnv({ ADS_DAILY_MAX_CENTS: "0" }).ADS_DAILY_MAX_CENTS).toBe(0);
  for (const refused of [" ", "50.5", "-1", "1e3", "fifty", "100000000"])
    expect(() => readEnv({ ADS_DAILY_MAX_CENTS: refused })).toThrow(/ADS_DAILY_MAX_CENTS/);
  expect(() => readEnv({ OPENAI_ADS_BASE_URL: "ads.example" })).toThrow(/OPENAI_ADS_BASE_URL/);
});

test("treats an empty variable as not set", () => {
  const env = readEnv({ PORT: "", DATABASE_URL: "" });

  expect(env.PORT).toBe(3000);
  expect(env.DATABASE_URL).toBeUndefined();
});

test("reads roles and address lists separated by commas", () => {
  const env = readEnv({ ROLES: "api, ingest", TRUSTED_PROXIES: "10.0.0.0/8, ::1" });

  expect(env.ROLES).toEqual(["api", "ingest"]);
  expect(env.TRUSTED_PROXIES).toEqual(["10.0.0.0/8", "::1"]);
});

test("tells the operator of every variable in .env.example", async () => {
  const example = envExample();

  await expect(example).toMatchFileSnapshot("../../../.env.example");
});

test("tells the operator of every provider in the guide to self-hosting; npm run generate writes it", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/self-hosting.md"), "utf8");

  expect(guide).toBe(withProvidersTable(guide));
  expect(() => withProvidersTable("A guide without a table")).toThrow("no place for the providers");
});
