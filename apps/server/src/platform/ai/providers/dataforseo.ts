import { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { baseUrlOf, defineProvider } from "../provider.ts";
import { locationCode } from "../surfaces/dataforseo/location-code.ts";
import { readChat } from "../surfaces/dataforseo/read-chat.ts";
import { readOverview } from "../surfaces/dataforseo/read-overview.ts";
import { runTask } from "../surfaces/dataforseo/run-task.ts";
import { googleLanguage } from "../surfaces/google-language.ts";
import { withoutOperators } from "../surfaces/google-question.ts";
import { refuseTold } from "../surfaces/refuse-told.ts";
import { type SeenPage, seenAnswer } from "../surfaces/seen-answer.ts";
import { aiMode, aiOverviews, chatgptApp, type SurfaceName } from "../surfaces/surface-models.ts";

const usualAddress = "https://api.dataforseo.com";

interface Surface {
  readonly path: string;
  readonly fields: object;
  readonly keyword: (question: string) => string;
  readonly read: (result: unknown) => SeenPage;
  /** Meaning of a page without an answer: Google need not show one, a chat has to. */
  readonly empty: "nothing_shown" | "garbage";
}

/** How each surface is read. An overview that the page loads late is waited for. */
const surfaces: Readonly<Record<SurfaceName, Surface>> = {
  "google-ai-overviews": {
    path: "/v3/serp/google/organic/live/advanced",
    fields: { device: "desktop", load_async_ai_overview: true },
    keyword: withoutOperators,
    read: readOverview,
    empty: "nothing_shown",
  },
  "google-ai-mode": {
    path: "/v3/serp/google/ai_mode/live/advanced",
    fields: { device: "desktop" },
    keyword: withoutOperators,
    read: readOverview,
    empty: "nothing_shown",
  },
  "chatgpt-app": {
    path: "/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced",
    fields: {},
    keyword: (question) => question,
    read: readChat,
    empty: "garbage",
  },
};

/** Provider of pages that Google and ChatGPT show to people, read by DataForSEO, which says of every task what it has cost. */
export const dataforseo = defineProvider({
  name: "dataforseo",
  variables: {
    DATAFORSEO_LOGIN: z
      .string()
      .optional()
      .describe(
        "An account of DataForSEO, which reads Google's AI Overviews and AI Mode, and ChatGPT's app.",
      ),
    DATAFORSEO_PASSWORD: z.string().optional().describe("The password of that account's API access."),
    DATAFORSEO_BASE_URL: baseUrlOf("DataForSEO"),
  },
  needs: ["DATAFORSEO_LOGIN", "DATAFORSEO_PASSWORD"],
  billedBy: "DATAFORSEO_LOGIN",
  models: [aiOverviews, aiMode, chatgptApp],
  prices: { on: "2026-11-23", models: {}, thousandAnswers: 4 },
  open: async ({ env, model, timeoutMs }) => ({
    ask: async (question, asked) => {
      refuseTold(asked);
      const surface = Object.entries(surfaces).find(([name]) => name === model)?.[1];
      if (!surface) throw new OperatorFailure("misconfigured", `there is no surface ${model}`);

      const startedMs = performance.now();
      const { country, language, signal } = asked;
      const { result, usage, raw } = await runTask({
        url: `${env.DATAFORSEO_BASE_URL ?? usualAddress}${surface.path}`,
        login: env.DATAFORSEO_LOGIN ?? "",
        password: env.DATAFORSEO_PASSWORD ?? "",
        keyword: surface.keyword(question),
        fields: {
          location_code: locationCode(country),
          language_code: googleLanguage(language),
          ...surface.fields,
        },
        signal,
        timeoutMs,
      });
      const seen = surface.read(result);
      if (seen.text === "") throw new OperatorFailure(surface.empty, "there is no answer here", { usage });
      return seenAnswer(seen, { ...asked, surface: model, startedMs, usage, raw });
    },
  }),
});
