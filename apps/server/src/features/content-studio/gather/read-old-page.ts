import { htmlFacts } from "#features/technical-audit/public.ts";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { type RobotsOfSites, robotsOfSites } from "#platform/web-page/site-robots.ts";
import { tryGet } from "#platform/web-page/try-get.ts";
import { WorkFailure } from "../work/work-failure.ts";
import type { OldPage } from "./old-page.rules.ts";
import { pageMarkdown } from "./page-markdown.ts";

const wholeMs = 30_000;

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

  const { url: finalUrl, body, charset } = got;
  const markdown = pageMarkdown(body, finalUrl, charset);
  if (markdown === "")
    throw new WorkFailure("PAGE_EMPTY", `${finalUrl} has no text that a program can read.`);
  const { facts, page } = htmlFacts(body, { url: finalUrl, charset });
  const days = facts.dates.map(({ day }) => day).toSorted();
  return {
    url: finalUrl,
    title: page.title ?? "",
    language: page.language?.slice(0, 2).toLowerCase() ?? "en",
    markdown,
    day: days.at(-1) ?? null,
    author: facts.author?.name ?? null,
    structured: {
      types: facts.structuredData.types,
      missing: facts.structuredData.items.flatMap(({ missing }) => missing),
    },
  };
}

async function expectOpen(robots: RobotsOfSites, url: string): Promise<void> {
  const { fault } = await robots.of(new URL(url).origin);
  if (fault !== undefined)
    throw new WorkFailure("PAGE_UNREADABLE", `Whether we may read ${url} could not be asked: ${fault}.`);
  if (!(await robots.allows(url)))
    throw new WorkFailure("PAGE_CLOSED", `The robots.txt of its site does not let us read ${url}.`);
}
