import { createHash } from "node:crypto";
import { dayMs } from "@citelens/contract/base/days";
import { LRUCache } from "lru-cache";
import { type DemoQuestion, demoAsked } from "#features/answers/public.ts";
import { publishedTexts } from "#features/content-studio/publish/public.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer } from "#platform/ai/operator.ts";
import { searched } from "#platform/ai/read/searched.ts";
import { unknownUsage } from "#platform/ai/usage.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { webDayAt } from "../store/calendar.rules.ts";
import { chance } from "../store/chance.rules.ts";
import { type DemoRow, findDemoOf } from "../store/demo.sql.ts";
import { publishedPage } from "../web/published-page.ts";
import { type AssistantAnswer, assistantAnswer } from "./assistant-answer.ts";
import { demoAds } from "./demo-ads.ts";
import { arcQuestions } from "./demo-campaigns.ts";
import type { PublishedSite } from "./fictional-index.ts";
import { tastes } from "./tastes.ts";

const refusedPart = 0.02;
const failedPart = 0.015;

/** From now on the assistants of demos answer, in the workspaces of demos alone. */
export function answerDemos(tools: Tools): void {
  demoAsked.listen(tools, answerDemo);
}

/** The same for the same question on the same day of a calendar. Throws an OperatorFailure where there is no answer. */
async function answerDemo(tools: Tools, asked: DemoQuestion): Promise<Answer> {
  const { assistant, question, queueOrder } = asked;
  const taste = tastes[assistant];
  const demo = await calendarOf(tools, asked);
  if (!taste || !demo) throw new OperatorFailure("rejected", `No demo has ${assistant}`);

  const startedMs = performance.now();
  const webDay = webDayAt(demo, tools.now());
  // What is asked after the calendar is asked at any time, and perhaps several times a day.
  const moment = tools.now() > demo.created ? ` ${tools.now().toISOString()}` : "";
  const seed = `${assistant} ${question} ${webDay} ${queueOrder}${moment}`;
  expectAnswer(outageOf({ assistant, question, webDay }), seed);
  const published = moment === "" ? undefined : await publishedBy(tools, asked);
  const answer = assistantAnswer(taste, { question, webDay, seed, published });
  if (!answer) throw new OperatorFailure("nothing_shown", "The fictional web says nothing of it");
  const ads = demoAds(taste, { question, seed });
  return {
    text: answer.text,
    sources: sourcesOf(answer),
    ...searched(
      taste.learntOn === undefined
        ? [{ query: question, found: answer.retrieved.map(({ url }) => url) }]
        : [],
    ),
    ...(ads && { ads }),
    located: "nowhere",
    model_id: taste.modelOn(webDay),
    usage: unknownUsage,
    latencyMs: Math.round(performance.now() - startedMs),
    raw: answer.scored,
  };
}

/** None where nothing was published in the fictional web. */
async function publishedBy(tools: Tools, place: Place): Promise<PublishedSite | undefined> {
  const now = tools.now();
  const texts = await publishedTexts(tools, place);
  const pages = texts.flatMap((text) => publishedPage(text) ?? []);
  if (pages.length === 0) return undefined;
  return {
    key: createHash("sha256")
      .update(JSON.stringify([place.workspaceId, pages.map(({ site, page }) => [site.host, page])]))
      .digest("hex"),
    pages: pages.map((page) => ({ ...page, ageDays: (now.getTime() - page.publishedAt.getTime()) / dayMs })),
  };
}

/** A demo's calendar is settled before its first question is asked. */
async function calendarOf(tools: Tools, asked: DemoQuestion): Promise<DemoRow | undefined> {
  const demo = calendars.get(asked.workspaceId) ?? (await findDemoOf(tools, asked));
  if (demo) calendars.set(asked.workspaceId, demo);
  return demo;
}

const calendars = new LRUCache<string, DemoRow>({ max: 1_000 });

/** Now and then an assistant would rather not, or does not come to it. */
function expectAnswer(outage: OperatorFailure | undefined, seed: string): void {
  if (outage) throw outage;
  if (chance(`${seed} refused`) < refusedPart)
    throw new OperatorFailure("refusal", "This assistant of the demo would rather not say");
  if (chance(`${seed} failed`) < failedPart)
    throw new OperatorFailure("timeout", "This assistant of the demo did not answer in time", {
      again: false,
    });
}

/** The cited ones first, so that [1] is the first of them. */
function sourcesOf({ cited, retrieved }: AssistantAnswer): Answer["sources"] {
  const others = retrieved.filter((page) => !cited.includes(page));
  return [
    ...cited.map(({ url, title }) => ({ url, title, cited: true })),
    ...others.map(({ url, title }) => ({ url, title, cited: false })),
  ];
}

/** Days on which an assistant answers no question about the demo's product, so that its campaign needs somebody's attention. */
const outage = { assistant: "demo-guides", from: 86, until: 97, questions: new Set(arcQuestions) };

interface OutageQuery {
  readonly assistant: string;
  readonly question: string;
  readonly webDay: number;
}

export function outageOf({ assistant, question, webDay }: OutageQuery): OperatorFailure | undefined {
  const isOut = assistant === outage.assistant && outage.from <= webDay && webDay < outage.until;
  if (!isOut || !outage.questions.has(question)) return undefined;
  return new OperatorFailure("overloaded", "This assistant of the demo is overloaded", { again: false });
}
