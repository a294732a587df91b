import type { OperatorFailureKind } from "@citelens/contract/operators";
import { creditCosts } from "@citelens/contract/pricing";
import { z } from "zod";
import { countryName } from "../ask/locale.ts";
import { postJson } from "../ask/post-json.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { type AskOptions, unknownUsage } from "../operator.ts";
import { baseUrlOf, defineProvider } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { searched } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";

const usualAddress = "https://api.dataforseo.com";

/** What is asked, by the catalogue's model. An overview that the page loads late is waited for. */
const surfaces: Readonly<Record<string, { readonly path: string; readonly extra: object }>> = {
  "google-ai-overviews": {
    path: "/v3/serp/google/organic/live/advanced",
    extra: { load_async_ai_overview: true },
  },
  "google-ai-mode": { path: "/v3/serp/google/ai_mode/live/advanced", extra: {} },
};

const taskStatus = { status_code: z.number(), status_message: z.string() };
const body = z.object({
  ...taskStatus,
  tasks: z
    .array(
      z.object({
        ...taskStatus,
        result: z.array(z.object({ items: z.array(z.unknown()).nullish() })).nullish(),
      }),
    )
    .nullish(),
});
const overview = z.object({
  type: z.literal("ai_overview"),
  markdown: z.string().nullish(),
  references: z.array(z.unknown()).nullish(),
});
const reference = z.object({ url: z.string(), title: z.string().nullish() });

const good = 20_000;
const kindsByStatus: Readonly<Record<number, OperatorFailureKind>> = {
  40100: "bad_key",
  40101: "overloaded",
  40102: "nothing_shown",
  40103: "overloaded",
  40104: "bad_key",
  40200: "quota",
  40202: "rate_limited",
  40203: "quota",
  40209: "rate_limited",
  40210: "quota",
  40400: "misconfigured",
};

/** What Google shows to people, read by DataForSEO; their own status stands in the answer, whatever HTTP says. */
export const dataforseo = defineProvider({
  name: "dataforseo",
  variables: {
    DATAFORSEO_LOGIN: z
      .string()
      .optional()
      .describe("An account of DataForSEO, which reads Google's AI Overviews and AI Mode."),
    DATAFORSEO_PASSWORD: z.string().optional().describe("The password of that account's API access."),
    DATAFORSEO_BASE_URL: baseUrlOf("DataForSEO"),
  },
  needs: ["DATAFORSEO_LOGIN", "DATAFORSEO_PASSWORD"],
  billedBy: "DATAFORSEO_LOGIN",
  models: [
    {
      id: "ai-overviews",
      display_name: "Google AI Overviews",
      operator_name: "Google",
      access: "surface",
      web_search: true,
      model: "google-ai-overviews",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 0, outputTokens: 0, searches: 0 },
    },
    {
      id: "ai-mode",
      display_name: "Google AI Mode",
      operator_name: "Google",
      access: "surface",
      web_search: true,
      model: "google-ai-mode",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 0, outputTokens: 0, searches: 0 },
    },
  ],
  open: async ({ env, model, timeoutMs }) => ({
    ask: async (question, asked) => {
      const surface = surfaces[model];
      if (!surface) throw new OperatorFailure("misconfigured", `there is no surface ${model}`);

      const startedMs = performance.now();
      const account = `${env.DATAFORSEO_LOGIN ?? ""}:${env.DATAFORSEO_PASSWORD ?? ""}`;
      const raw = await postJson(`${env.DATAFORSEO_BASE_URL ?? usualAddress}${surface.path}`, {
        authorization: `Basic ${Buffer.from(account).toString("base64")}`,
        body: [{ keyword: question, ...localeOf(asked), ...surface.extra }],
        signal: asked.signal,
        timeoutMs,
      });
      const { text, references } = read(raw);
      return {
        text,
        sources: sourcesOf([], references),
        ...searched([{ query: null, found: null }]),
        located: asked.country === undefined ? "united_states" : "field",
        model_id: model,
        usage: unknownUsage,
        latencyMs: Math.round(performance.now() - startedMs),
        raw,
      };
    },
  }),
});

function localeOf({ country = "US", language = "en" }: AskOptions): object {
  return { location_name: countryName(country), language_code: language, device: "desktop" };
}

interface Shown {
  readonly text: string;
  readonly references: z.output<typeof reference>[];
}

function read(raw: unknown): Shown {
  const whole = parsedAnswer(body, raw);
  const task = whole.tasks?.[0] ?? { ...whole, result: null };
  if (task.status_code !== good) {
    throw new OperatorFailure(kindOf(task.status_code), `${task.status_code}: ${task.status_message}`);
  }
  const shown = knownItems(task.result?.[0]?.items ?? [], overview);
  const text = shown
    .map(({ markdown }) => markdown ?? "")
    .join("\n\n")
    .trim();
  if (text === "") throw new OperatorFailure("nothing_shown", "Google shows no answer of its AI here");
  return { text, references: shown.flatMap(({ references }) => knownItems(references ?? [], reference)) };
}

function kindOf(status: number): OperatorFailureKind {
  if (status >= 50_000) return "overloaded";
  return kindsByStatus[status] ?? "rejected";
}
