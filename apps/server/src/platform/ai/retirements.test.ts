import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { providers } from "./providers.ts";
import { retirementOf, retirementsKnownOn } from "./retirements.ts";

const noticeMs = 60 * 86_400_000;
const needsNoEarlier = new Date(Date.parse(retirementsKnownOn) + noticeMs).toISOString().slice(0, 10);

/** What answers, writes and judges where nobody chose otherwise. */
const defaults = [
  ...providers.flatMap(({ name, models }) =>
    models
      .filter(({ access }) => access === "api")
      .map(({ id, model }) => ({ what: id, provider: name, model })),
  ),
  ...providers.flatMap(({ name, writer }) => {
    const model = writer?.defaultModel({});
    return model === undefined ? [] : [{ what: `writer and judge of ${name}`, provider: name, model }];
  }),
];

test.each(defaults)(
  "$what's default $model answers for at least 60 days more",
  ({ what, provider, model }) => {
    const retirement = retirementOf({ provider, model });

    const ends = retirement && (retirement.shutdown_day ?? "already");
    expect(
      retirement === undefined || (retirement.shutdown_day ?? "") >= needsNoEarlier,
      `${what}: ${model} ends ${ends}. Choose another default, such as ${retirement?.replacement}, in its file in providers/.`,
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
