import { apiBase } from "@citelens/contract/base/endpoint";
import { trackVisits, type Visit } from "@citelens/contract/traffic/visits";
import type { Place } from "./arrive.ts";
import { pickWeighted, randomFrom } from "./random.ts";

export interface VisitPlan {
  readonly days: number;
  readonly perDay: number;
  readonly seed: number;
}

const dayMs = 86_400_000;
const perRequest = 2_000;

const compatible = (token: string, page: string) => `Mozilla/5.0 (compatible; ${token}; +https://${page})`;
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

const agents = [
  [compatible("GPTBot/1.2", "openai.com/gptbot"), 26],
  [compatible("OAI-SearchBot/1.0", "openai.com/searchbot"), 18],
  [compatible("ChatGPT-User/1.0", "openai.com/bot"), 14],
  [compatible("ClaudeBot/1.0", "anthropic.com"), 16],
  [compatible("PerplexityBot/1.0", "perplexity.ai/perplexitybot"), 10],
  [compatible("Perplexity-User/1.0", "perplexity.ai/perplexity-user"), 4],
  [compatible("Amazonbot/0.1", "developer.amazon.com/support/amazonbot"), 5],
  [compatible("Googlebot/2.1", "www.google.com/bot.html"), 22],
  [compatible("bingbot/2.0", "www.bing.com/bingbot.htm"), 12],
  [compatible("AhrefsBot/7.0", "ahrefs.com/robot/"), 6],
  ["CCBot/2.0 (https://commoncrawl.org/faq/)", 4],
  [chrome, 30],
] as const;

const pages: readonly (readonly [string, number])[] = [
  ["/", 12],
  ["/pricing", 9],
  ["/features", 6],
  ["/about", 3],
  ["/contact", 2],
  ["/docs/getting-started", 8],
  ["/docs/api", 6],
  ["/docs/faq", 5],
  ...Array.from({ length: 40 }, (_, at) => [`/blog/demo-article-${at + 1}`, 6 / (at + 1)] as const),
  ...Array.from({ length: 25 }, (_, at) => [`/products/demo-product-${at + 1}`, 5 / (at + 1)] as const),
];

/** Sends the planned visits through the tracking endpoint, the oldest first, and answers how many. */
export async function sendVisits({ base, key }: Place, plan: VisitPlan): Promise<number> {
  const visits = plannedVisits(plan, Date.now());
  for (let from = 0; from < visits.length; from += perRequest) {
    const response = await fetch(`${base}${apiBase}${trackVisits.path}`, {
      method: "POST",
      headers: { authorization: `Api-Key ${key}`, "content-type": "application/json" },
      body: JSON.stringify(visits.slice(from, from + perRequest)),
    });
    if (response.status !== 202)
      throw new Error(`Visits were refused: ${response.status} ${await response.text()}`);
  }
  return visits.length;
}

function plannedVisits({ days, perDay, seed }: VisitPlan, endMs: number): Visit[] {
  const random = randomFrom(seed);
  return Array.from({ length: days * perDay }, (_, at) => {
    const share = (at + random()) / (days * perDay);
    return {
      request_path: pickWeighted(random, pages),
      request_method: "GET",
      request_headers: { "user-agent": pickWeighted(random, agents), host: "demo.example" },
      response_status: random() < 0.97 ? 200 : 404,
      occurred_at: new Date(endMs - days * dayMs * (1 - share)).toISOString(),
      sdk: "citelens-seed",
    };
  });
}
