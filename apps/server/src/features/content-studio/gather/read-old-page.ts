import { factsInThread } from "#features/technical-audit/public.ts";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import { type RobotsOfSites, robotsOfSites } from "#platform/web-page/site-robots.ts";
import { tryGet } from "#platform/web-page/try-get.ts";
import type { OldPage } from "../store/old-page.rules.ts";
import { WorkFailure } from "../store/work-failure.ts";
import type { ReadText, work } from "./old-page.thread.ts";

const wholeMs = 30_000;
const ofText = new URL("./old-page.thread.ts", import.meta.url);

/** Reads the page that is to be rewritten, if robots.txt lets us. Throws a WorkFailure where nothing came of it. */
export async function readOldPage(tools: Tools, url: string): Promise<OldPage> {
  const signal = AbortSignal.timeout(wholeMs);
  const robots = robotsOfSites(tools, signal);
  await expectOpen(robots, url);
  const got = await tryGet(tools, url, { accept: "text/html", signal });
  if (got instanceof FetchFailure)
    throw new WorkFailure("PAGE_UNREADABLE", `${url} did not answer: ${got.message}.`);
  if (got.status >= 400)
    throw new WorkFailure("PAGE_UNREADABLE", `${url} answered with status ${got.status}.`);
  if (!/^$|html/.test(got.contentType))
    throw new WorkFailure("PAGE_UNREADABLE", `${url} is no web page, but ${got.contentType}.`);
  await expectOpen(robots, got.url);

  const { url: finalUrl } = got;
  const { markdown, title, language } = await textOf(tools, got);
  if (markdown === "")
    throw new WorkFailure("PAGE_EMPTY", `${finalUrl} has no text that a program can read.`);
  const { html } = await factsInThread(tools, got);
  if (!html) throw tooLong(finalUrl);
  const days = html.dates.map(({ day }) => day).toSorted();
  return {
    url: finalUrl,
    title,
    language: language || "en",
    markdown,
    day: days.at(-1) ?? null,
    author: html.author?.name ?? null,
    structured: {
      types: html.structuredData.types,
      missing: html.structuredData.items.flatMap(({ missing }) => missing),
    },
  };
}

/** Beside everything else, since a page of others may take as long as it likes: one that takes too long is not tried again. */
async function textOf(tools: Tools, { url, body, charset }: FetchedAnswer): Promise<ReadText> {
  try {
    return await tools.threads.run<typeof work>(ofText, { url, body, charset });
  } catch (error) {
    throw error instanceof ThreadFailure ? tooLong(url) : error;
  }
}

function tooLong(url: string): WorkFailure {
  return new WorkFailure("PAGE_UNREADABLE", `${url} takes longer to read than any page that people write.`);
}

async function expectOpen(robots: RobotsOfSites, url: string): Promise<void> {
  const { fault } = await robots.of(new URL(url).origin);
  if (fault !== undefined)
    throw new WorkFailure("PAGE_UNREADABLE", `Whether we may read ${url} could not be asked: ${fault}.`);
  if (!(await robots.allows(url)))
    throw new WorkFailure("PAGE_CLOSED", `The robots.txt of its site does not let us read ${url}.`);
}
