import { dayMs, earlier } from "@citelens/contract/base/days";
import type { Visit } from "@citelens/contract/traffic/visits";
import { agents } from "@citelens/crawlers";
import { addressLists } from "@citelens/crawlers/address-lists";
import { demoDays } from "./store/calendar.rules.ts";
import { chance } from "./store/chance.rules.ts";
import type { DemoPage } from "./web/demo-site.ts";
import { pagesOn } from "./web/fictional-answer.ts";
import { tovelume } from "./web/tovelume.ts";

interface Day {
  /** Day of the fictional web's calendar, from 0 on. */
  readonly day: number;
  /** End of the day; what is visited on it comes in the 24 hours before. */
  readonly end: Date;
}

/** Visits that the server of the demo's brand reports of a day: the same for the same day. */
export function visitsOn(on: Day): Visit[] {
  return pagesOn(tovelume, on.day).flatMap(({ path, reach }) => [
    ...habits
      .filter(({ token }) => comesFor(token, reach))
      .flatMap(({ token, ...often }) =>
        times(on, { path, who: token, ...often }).map((at) =>
          visitOf(path, at, { "user-agent": userAgentOf(token), "x-forwarded-for": addressOf(token, at) }),
        ),
      ),
    ...(reach ? [] : times(on, { path, who: "ChatGPT agent", aDay: 0.04, growth: 3 })).map((at) =>
      visitOf(path, at, { "user-agent": browser, "signature-agent": '"https://chatgpt.com"' }),
    ),
    ...comings
      .filter((one) => !reach || !isSent(one))
      .flatMap(({ referrer = "", query = "", by = browser, ...often }) =>
        times(on, { path, who: `people ${referrer || query || by}`, ...often }).map((at) =>
          visitOf(`${path}${query}`, at, {
            "user-agent": by,
            accept: "text/html",
            "sec-fetch-dest": "document",
            ...(referrer !== "" && { referer: referrer }),
          }),
        ),
      ),
  ]);
}

/** How often an agent comes for a page on the first day, and how many times as often on the last one. */
interface Habit {
  readonly token: string;
  readonly aDay: number;
  readonly growth: number;
}

export const habits: readonly Habit[] = [
  { token: "GPTBot", aDay: 0.5, growth: 1.4 },
  { token: "OAI-SearchBot", aDay: 0.35, growth: 2.2 },
  { token: "ChatGPT-User", aDay: 0.4, growth: 3 },
  { token: "ClaudeBot", aDay: 0.4, growth: 1.2 },
  { token: "Claude-User", aDay: 0.08, growth: 3 },
  { token: "PerplexityBot", aDay: 0.25, growth: 1.6 },
  { token: "Perplexity-User", aDay: 0.12, growth: 2 },
  { token: "xAI-SearchBot", aDay: 0.1, growth: 3 },
  { token: "CCBot", aDay: 0.06, growth: 1 },
  { token: "Bytespider", aDay: 0.2, growth: 0.5 },
  { token: "Googlebot", aDay: 0.8, growth: 1 },
  { token: "bingbot", aDay: 0.4, growth: 1 },
];

/** Whether an agent ever comes for a page that assistants do not come far on. */
function comesFor(token: string, reach: DemoPage["reach"]): boolean {
  if (reach === "unread") return false;
  return reach !== "crawled" || agents.find((agent) => agent.token === token)?.purpose !== "ai_user_fetch";
}

/** How people came: from an assistant's website, by a link that it had marked, in its app, or otherwise. */
interface VisitorSource extends Omit<Habit, "token"> {
  readonly referrer?: string;
  readonly query?: string;
  readonly by?: string;
}

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

const chatGptApp = "ChatGPT/1.2026.300 (iOS 26.1; iPhone17,1; build 20391)";
const claudeApp =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Claude/1.4.2 Chrome/142.0.0.0 Electron/39.1.0 Safari/537.36";

const comings: readonly VisitorSource[] = [
  { referrer: "https://chatgpt.com/", aDay: 0.35, growth: 4 },
  { query: "?utm_source=chatgpt.com", aDay: 0.12, growth: 4 },
  { by: chatGptApp, aDay: 0.04, growth: 3 },
  { referrer: "https://www.perplexity.ai/", aDay: 0.15, growth: 2.5 },
  { query: "?utm_source=perplexity", aDay: 0.03, growth: 2 },
  { referrer: "https://gemini.google.com/", aDay: 0.1, growth: 3 },
  { referrer: "https://copilot.microsoft.com/", aDay: 0.06, growth: 1.5 },
  { referrer: "https://claude.ai/", aDay: 0.05, growth: 3 },
  { by: claudeApp, aDay: 0.02, growth: 3 },
  { aDay: 3, growth: 1.2 },
];

/** Whether an assistant sent them. */
function isSent({ referrer, query, by }: VisitorSource): boolean {
  return [referrer, query, by].some((sign) => sign !== undefined);
}

/** As an agent of the catalogue names itself. */
export function userAgentOf(token: string): string {
  const known = agents.find((agent) => agent.token === token);
  const page = known?.docsUrl ? `; +${known.docsUrl}` : "";
  return `Mozilla/5.0 (compatible; ${known?.names[0] ?? token}/1.0${page})`;
}

const forgedShare = 0.06;

/** An address of the agent's own, where its operator publishes them, and now and then a forger's. */
function addressOf(token: string, at: Date): string {
  const known = agents.find((agent) => agent.token === token);
  const own = addressLists.find(({ url }) => url === known?.ipRangesUrl)?.prefixes ?? [];
  const luck = chance(`${token} ${at.toISOString()}`);
  const prefix = own[Math.floor((luck - forgedShare) * own.length)];
  if (luck < forgedShare || prefix === undefined) return `203.0.113.${Math.floor(luck * 4_000) % 250}`;
  return prefix.replace(/[/].*$/, "");
}

interface VisitFrequency {
  readonly path: string;
  readonly who: string;
  readonly aDay: number;
  readonly growth: number;
}

/** When somebody comes for a page on a day: fewer at week-ends, more for the first page. */
function times({ day, end }: Day, { path, who, aDay, growth }: VisitFrequency): Date[] {
  const grown = 1 + ((growth - 1) * day) / (demoDays - 1);
  const isWeekend = [0, 6].includes(end.getUTCDay());
  const mean = aDay * grown * (path === "/" ? 2 : 1) * (isWeekend ? 0.6 : 1);
  const seed = `${day} ${path} ${who}`;
  const count = Math.floor(mean + chance(seed) * (1 + mean / 2));
  return Array.from({ length: count }, (_, at) => earlier(end, Math.ceil(chance(`${seed} ${at}`) * dayMs)));
}

function visitOf(path: string, at: Date, headers: Record<string, string>): Visit {
  return {
    request_path: path,
    request_method: "GET",
    request_headers: { host: tovelume.host, ...headers },
    response_status: 200,
    occurred_at: at.toISOString(),
  };
}
