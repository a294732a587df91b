import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { openWriter } from "#platform/writer.ts";
import { catalogue } from "./catalogue.rules.ts";
import { retirementOf, retirementsKnownOn } from "./retiring-models.rules.ts";

const noticeMs = 60 * 86_400_000;
const needsNoEarlier = new Date(Date.parse(retirementsKnownOn) + noticeMs).toISOString().slice(0, 10);

/** What answers, writes and judges where nobody chose otherwise. */
const defaults = [
  ...catalogue({})
    .filter(({ provider }) => provider !== "local" && provider !== "dataforseo")
    .map(({ id, provider, model }) => ({ what: id, provider, model })),
  ...["OPENAI", "ANTHROPIC", "GOOGLE_GENERATIVE_AI", "MISTRAL", "XAI"].map((name) => {
    const [provider = "", ...model] =
      openWriter({ WRITER_MODEL: "auto", [`${name}_API_KEY`]: "k" })?.model.split("/") ?? [];
    return { what: `writer and judge of ${provider}`, provider, model: model.join("/") };
  }),
];

test.each(defaults)(
  "$what's default $model answers for at least 60 days more",
  ({ what, provider, model }) => {
    const retirement = retirementOf({ provider, model });

    const ends = retirement && (retirement.shutdown_day ?? "already");
    expect(
      retirement === undefined || (retirement.shutdown_day ?? "") >= needsNoEarlier,
      `${what}: ${model} ends ${ends}. Choose another default, such as ${retirement?.replacement}, in catalogue.rules.ts or writer.ts.`,
    ).toBe(true);
  },
);

/** Where the clients of providers name the models that they know. */
const packages: Readonly<Record<string, string>> = {
  openai: "@ai-sdk/openai",
  azure: "@ai-sdk/openai",
  anthropic: "@ai-sdk/anthropic",
  google: "@ai-sdk/google",
  xai: "@ai-sdk/xai",
  mistral: "@ai-sdk/mistral",
};
const resolve = createRequire(import.meta.url).resolve;

test.each(defaults.filter(({ provider }) => packages[provider] !== undefined))(
  "$what's default $model is known to the client that asks it",
  ({ provider, model }) => {
    const types = resolve(packages[provider] ?? "").replace(/\.[cm]?js$/, ".d.ts");

    expect(readFileSync(types, "utf8")).toMatch(new RegExp(`['"]${model.replaceAll(".", "\\.")}['"]`));
  },
);

describe("a model that ends", () => {
  test("is known by its day and what comes after it, unless it runs on a server of one's own", () => {
    const model = "gpt-5-mini";

    expect(retirementOf({ provider: "openai", model })).toEqual({
      shutdown_day: "2026-12-11",
      replacement: "gpt-6.1-terra",
    });
    expect(retirementOf({ provider: "openai-compatible", model })).toBeUndefined();
    expect(retirementOf({ provider: "openai", model: "toString" })).toBeUndefined();
  });
});
