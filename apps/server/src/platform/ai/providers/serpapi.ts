import { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Ad, AskOptions } from "../operator.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { adsSeen } from "../surfaces/ads-seen.ts";
import { googleLanguage } from "../surfaces/google-language.ts";
import { withoutOperators } from "../surfaces/google-question.ts";
import { refuseTold } from "../surfaces/refuse-told.ts";
import { seenAnswer } from "../surfaces/seen-answer.ts";
import { readBlocks } from "../surfaces/serpapi/read-blocks.ts";
import { placeParameters, search, searchesUsed } from "../surfaces/serpapi/search.ts";
import { aiMode, aiOverviews } from "../surfaces/surface-models.ts";

const usualAddress = "https://serpapi.com";

interface SearchAskInput extends AskOptions {
  readonly address: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly question: string;
}

interface ResultReading {
  readonly shown: unknown;
  readonly raw: unknown;
  /** Missing where SerpApi reports none of this page. */
  readonly ads?: readonly Ad[];
  readonly searches: number;
}

/** Google's AI Overviews and AI Mode as people see them, read by SerpApi. */
export const serpapi = defineProvider({
  name: "serpapi",
  variables: { SERPAPI_API_KEY: keyOf("SerpApi"), SERPAPI_BASE_URL: baseUrlOf("SerpApi") },
  needs: ["SERPAPI_API_KEY"],
  billedBy: "SERPAPI_API_KEY",
  // A late overview is a second search.
  models: [{ ...aiOverviews, typical: { ...aiOverviews.typical, searches: 2 } }, aiMode],
  // Of the smallest plan but one: 5,000 searches for 75 dollars.
  prices: { on: "2026-11-23", models: {}, thousandSearches: 15 },
  open: async ({ env, model, timeoutMs }) => ({
    ask: async (question, asked) => {
      refuseTold(asked);
      const read = readers[model];
      if (!read) throw new OperatorFailure("misconfigured", `there is no surface ${model}`);

      const startedMs = performance.now();
      const { shown, raw, ads, searches } = await read({
        ...asked,
        address: env.SERPAPI_BASE_URL ?? usualAddress,
        apiKey: env.SERPAPI_API_KEY ?? "",
        timeoutMs,
        question: withoutOperators(question),
      });
      const usage = searchesUsed(searches);
      const seen = { ...readBlocks(shown), ...(ads && { ads }) };
      if (seen.text === "") throw new OperatorFailure("nothing_shown", "there is no answer here", { usage });
      return seenAnswer(seen, { ...asked, surface: model, startedMs, usage, raw });
    },
  }),
});

const readers: Readonly<Record<string, (asking: SearchAskInput) => Promise<ResultReading>>> = {
  "google-ai-overviews": readOverview,
  "google-ai-mode": async (asking) => {
    const raw = await search({ ...asking, parameters: parametersOf("google_ai_mode", asking) });
    return { shown: raw, raw, searches: 1 };
  },
};

const page = z.object({ ai_overview: z.unknown(), ads: z.array(z.unknown()).nullish().catch(null) });
const late = z.object({ page_token: z.string() });

/** A late overview is asked for by its token. Ads are those of the page; SerpApi reports none of AI Mode. */
async function readOverview(asking: SearchAskInput): Promise<ResultReading> {
  const startedMs = performance.now();
  const raw = await search({ ...asking, parameters: parametersOf("google", asking) });
  const first = page.safeParse(raw).data;
  const shown = first?.ai_overview;
  const ads = adsSeen({ IN_ANSWER: [], BESIDE_ANSWER: first?.ads ?? [] });
  const token = late.safeParse(shown).data?.page_token;
  if (token === undefined) return { shown, raw, ads, searches: 1 };

  const timeoutMs = Math.max(1, asking.timeoutMs - (performance.now() - startedMs));
  const parameters = { engine: "google_ai_overview", page_token: token };
  const second = await search({ ...asking, timeoutMs, parameters }).catch((error: unknown) => {
    throw error instanceof OperatorFailure ? afterOneSearch(error) : error;
  });
  return { shown: page.safeParse(second).data?.ai_overview, raw: second, ads, searches: 2 };
}

/** A failure that came after a search that is billed. */
function afterOneSearch({
  kind,
  message,
  status,
  again,
  retryAfterMs,
  cause,
}: OperatorFailure): OperatorFailure {
  return new OperatorFailure(kind, message, { status, again, retryAfterMs, cause, usage: searchesUsed(1) });
}

function parametersOf(
  engine: string,
  { question, country, language }: SearchAskInput,
): Record<string, string> {
  return { engine, q: question, hl: googleLanguage(language).toLowerCase(), ...placeParameters(country) };
}
