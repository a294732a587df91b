import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { providers } from "./providers.ts";
import { retirementOf, retirementsKnownOn } from "./retirements.ts";

const noticeMs = 60 * 86_400_000;
const needsNoEarlier = new Date(Date.parse(retirementsKnownOn) + noticeMs).toISOString().slice(0, 10);

/** Models that answer, write and judge where nobody chose otherwise. */
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
const required = createRequire(import.meta.url);

test.each(defaults.filter(({ provider }) => packages[provider] !== undefined))(
  "$what's default $model is known to the client that asks it",
  ({ provider, model }) => {
    const types = required.resolve(packages[provider] ?? "").replace(/\.[cm]?js$/, ".d.ts");

    expect(readFileSync(types, "utf8")).toMatch(new RegExp(`['"]${model.replaceAll(".", "\\.")}['"]`));
  },
);

/** Where the vendors' own packages name their models, and which of them end. */
const ownTypes = {
  openai: "../../../../../node_modules/openai/resources/shared.d.ts",
  anthropic: "../../../../../node_modules/@anthropic-ai/sdk/resources/messages/messages.d.ts",
} as const;

function ownTypesOf(provider: keyof typeof ownTypes): string {
  return readFileSync(join(import.meta.dirname, ownTypes[provider]), "utf8");
}

test.each(defaults.filter(({ provider }) => provider in ownTypes))(
  "$what's default $model stands in its vendor's own package",
  ({ provider, model }) => {
    expect(ownTypesOf(provider === "openai" ? "openai" : "anthropic")).toContain(`'${model}'`);
  },
);

test("every end that OpenAI's package tells of is in our list, on the same day", () => {
  const comment =
    ownTypesOf("openai").match(/Deprecated values:[\s\S]*?\*\/\s*export type ChatModel/)?.[0] ?? "";
  const said = comment.replaceAll(/\n \* */g, " ");
  const announced = [...said.matchAll(/- ((?:"[\w.-]+",? ?)+): Announced shutdown date: (\d{4}-\d\d-\d\d)/g)];
  const told = announced
    .flatMap(([, names, day]) => [...(names ?? "").matchAll(/[\w.-]+/g)].map(([model]) => ({ model, day })))
    .filter(({ model }) => !/audio|vision/.test(model));

  const missing = told.filter(
    ({ model, day }) => retirementOf({ provider: "openai", model })?.shutdown_day !== day,
  );

  expect(told.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

/** In versions from 1.13 on the list is data of its own; before, a constant within the code that warns. */
const anthropicsData = join(
  import.meta.dirname,
  "../../../../../node_modules/@anthropic-ai/sdk/internal/data/deprecated-models.js",
);

function anthropicsEnds(): [model: string, day: string][] {
  const listed = existsSync(anthropicsData)
    ? z.object({ DEPRECATED_MODELS: z.record(z.string(), z.string()) }).parse(required(anthropicsData))
        .DEPRECATED_MODELS
    : constantIn(readFileSync(join(import.meta.dirname, ownTypes.anthropic.replace(".d.ts", ".js")), "utf8"));
  return Object.entries(listed).map(([model, day]) => [model, isoDay(day)]);
}

function constantIn(code: string): Record<string, string> {
  const [, listed = ""] = /DEPRECATED_MODELS = \{([\s\S]*?)\}/.exec(code) ?? [];
  return Object.fromEntries(
    [...listed.matchAll(/'([\w.-]+)': '([^']+)'/g)].map(([, model = "", day = ""]) => [model, day]),
  );
}

/** ISO form of a day as in "January 22nd, 2027". */
function isoDay(said: string): string {
  const [, day, year] = /^(\w+ \d+)\w*, (\d{4})$/.exec(said) ?? [];
  return new Date(`${day}, ${year} UTC`).toISOString().slice(0, 10);
}

test("every end that Anthropic's package warns of is in our list, on the same day", () => {
  const warned = anthropicsEnds();

  expect(warned.length).toBeGreaterThan(0);
  const known = warned.map(([model]) => [
    model,
    retirementOf({ provider: "anthropic", model })?.shutdown_day ?? null,
  ]);
  expect(known).toEqual(warned);
});

test.each([
  ["google", "gemini-3.7-flash", "2026-10-08", "gemini-3.8-flash"],
  ["google", "gemini-3.5-flash", "2026-10-08", "gemini-3.6-flash"],
  ["kimi", "kimi-latest", "2026-01-28", "kimi-k2.6"],
  ["kimi", "kimi-k2-0905-preview", "2026-05-25", "kimi-k2.6"],
])("%s's %s has answered nothing itself since %s", (provider, model, shutdown_day, replacement) => {
  expect(retirementOf({ provider, model })).toEqual({ shutdown_day, replacement });
});

test("Gemini 3.5 Flash-Lite answers on, whatever became of 3.5 Flash", () => {
  expect(retirementOf({ provider: "google", model: "gemini-3.5-flash-lite" })).toBeUndefined();
});

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
