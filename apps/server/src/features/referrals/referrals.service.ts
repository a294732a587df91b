import { dayIn, daysApart, earlier, periodBefore, shiftDay } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  getReferrals,
  LandingPage,
  LandingPageList,
  listReferringAssistants as listAssistantsContract,
  listLandingPages as listLandingPagesContract,
  ReferralSummary,
  ReferralSums,
  ReferringAssistant,
} from "@citelens/contract/traffic/referrals";
import { spelledPath, visitRangeOf } from "#features/visits/show/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { chunksOf, type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import type { ReferralFilter } from "./counted-referrals.events.ts";
import {
  countOthers,
  listPages,
  type ReferralFigures,
  type ReferralsOfDay,
  type ReferralsOfPage,
  streamPages,
  sumByAssistant,
  sumByAssistantAndDay,
  sumDays,
  sumReferrals,
} from "./referrals.events.ts";

type ReferralQuery = ParsedInput<typeof getReferrals>["query"];

/** Assistants that have a series of their own. */
const seriesMax = 7;

export async function findReferralSummary(
  tools: Tools,
  member: Member,
  asked: ReferralQuery,
): Promise<ReferralSummary> {
  const days = daysOf(asked);
  const [{ days: counted, ...sums }, previous] = await Promise.all([
    sumsOf(tools, member, asked, (filter, timeZone) => sumDays(tools.events, filter, timeZone)),
    asked.compare === "previous"
      ? sumsOf(tools, member, before(asked), (filter) => sumReferrals(tools.events, filter))
      : null,
  ]);
  return { ...sums, previous, days, series: seriesOf(counted, days) };
}

/** Sums counted of the range, and its part of all people who came from elsewhere. */
async function sumsOf<Counted extends ReferralFigures>(
  tools: Tools,
  member: Member,
  asked: ReferralQuery,
  count: (filter: ReferralFilter, timeZone: string) => Promise<Counted>,
): Promise<Counted & ReferralSums> {
  const { timeZone, ...filter } = await filterOf(tools, member, asked);
  const isNarrowed = asked.assistant || asked.evidence || asked.path;
  const fromDay = dayIn(timeZone, filter.from);
  const toDay = dayIn(timeZone, earlier(filter.before, 1));
  const [counted, all, others] = await Promise.all([
    count(filter, timeZone),
    isNarrowed ? sumReferrals(tools.events, { ...member, from: filter.from, before: filter.before }) : null,
    countOthers(tools.events, member, { fromDay, toDay }),
  ]);
  const people = others + (all ?? counted).referrals;
  return { ...counted, people, share: people > 0 ? (100 * counted.referrals) / people : null };
}

/** The assistants with the most referrals first; those beyond the seventh together, without a name. */
function seriesOf(counted: readonly ReferralsOfDay[], days: readonly string[]): ReferralSummary["series"] {
  const all = [...Map.groupBy(counted, ({ assistant }) => assistant)]
    .map(([assistant, own]) => ({ assistant, ...onDays(own, days) }))
    .sort((a, b) => b.referrals - a.referrals || (a.assistant < b.assistant ? -1 : 1));
  const named = all.slice(0, seriesMax).map(({ assistant }) => assistant);
  const others = counted.filter(({ assistant }) => !named.includes(assistant));
  const rest = others.length > 0 ? [{ assistant: "", ...onDays(others, days) }] : [];
  return [...all.slice(0, seriesMax), ...rest];
}

function onDays(
  counted: readonly Pick<ReferralsOfDay, "day" | "referrals">[],
  days: readonly string[],
): { readonly referrals: number; readonly values: number[] } {
  const byDay = Map.groupBy(counted, ({ day }) => day);
  const values = days.map((day) => (byDay.get(day) ?? []).reduce((sum, { referrals }) => sum + referrals, 0));
  return { referrals: values.reduce((sum, one) => sum + one, 0), values };
}

export async function listReferringAssistants(
  tools: Tools,
  member: Member,
  asked: ParsedInput<typeof listAssistantsContract>["query"],
): Promise<ReferringAssistant[]> {
  const { timeZone, ...filter } = await filterOf(tools, member, asked);
  const [rows, previous] = await Promise.all([
    sumByAssistantAndDay(tools.events, filter, timeZone),
    asked.compare === "previous" ? sumsByAssistantBefore(tools, member, asked) : null,
  ]);
  const days = daysOf(asked);
  return rows.map(({ by_referrer, by_utm, by_app, days: counted, ...row }) => ({
    ...row,
    previous: previous && (previous.get(row.assistant) ?? 0),
    evidence: { referrer: by_referrer, utm: by_utm, in_app: by_app },
    trend: onDays(
      counted.map(([day, referrals]) => ({ day, referrals })),
      days,
    ).values,
  }));
}

async function sumsByAssistantBefore(
  tools: Tools,
  member: Member,
  asked: ReferralQuery,
): Promise<ReadonlyMap<string, number>> {
  const { timeZone: _, ...filter } = await filterOf(tools, member, before(asked));
  const rows = await sumByAssistant(tools.events, filter);
  return new Map(rows.map(({ assistant, referrals }) => [assistant, referrals]));
}

export async function exportReferringAssistants(
  tools: Tools,
  member: Member,
  asked: ParsedInput<typeof listAssistantsContract>["query"],
): Promise<ListFile> {
  return listFile({
    name: `ai-referrals-${asked.from_date}-${asked.to_date}`,
    items: await listReferringAssistants(tools, member, asked),
    header: [
      "Assistant",
      "Operator",
      "Referrals",
      "Landing pages",
      "By referrer",
      "By utm_source",
      "In its app",
    ],
    cellsOf: ({ assistant, operator, referrals, pages, evidence }) => [
      assistant,
      operator,
      referrals,
      pages,
      evidence.referrer,
      evidence.utm,
      evidence.in_app,
    ],
  });
}

/** One page of the landing pages; `url` is the request's own, from which its neighbours' are made. */
export async function listLandingPages(
  tools: Tools,
  member: Member,
  {
    query,
    url,
  }: { readonly query: ParsedInput<typeof listLandingPagesContract>["query"]; readonly url: string },
): Promise<LandingPageList> {
  const { page, page_size: pageSize, order_by: order } = query;
  const { timeZone: _, ...filter } = await filterOf(tools, member, query);
  const { rows, pages } = await listPages(tools.events, filter, {
    order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const shown = await shownPages(tools, member, { asked: query, rows });
  return pageOfRows(shown, { count: pages, page, pageSize, url });
}

async function shownPages(
  tools: Tools,
  member: Member,
  { asked, rows }: { readonly asked: ReferralQuery; readonly rows: readonly ReferralsOfPage[] },
): Promise<LandingPage[]> {
  const previous =
    asked.compare === "previous" ? await referralsBefore(tools, member, { asked, rows }) : null;
  return rows.map(({ path, referrals, assistants }) => ({
    path,
    referrals,
    previous: previous && (previous.get(path) ?? 0),
    assistants: assistants.map(([assistant, sent]) => ({ assistant, referrals: sent })),
  }));
}

/** Referrals of the same pages in the period before. */
async function referralsBefore(
  tools: Tools,
  member: Member,
  { asked, rows: shown }: { readonly asked: ReferralQuery; readonly rows: readonly ReferralsOfPage[] },
): Promise<ReadonlyMap<string, number>> {
  if (shown.length === 0) return new Map();

  const { timeZone: _, ...filter } = await filterOf(tools, member, before(asked));
  const paths = shown.map(({ path }) => path);
  const { rows } = await listPages(
    tools.events,
    { ...filter, paths },
    { order: "path", limit: paths.length, offset: 0 },
  );
  return new Map(rows.map(({ path, referrals }) => [path, referrals]));
}

export async function exportLandingPages(
  tools: Tools,
  member: Member,
  asked: ParsedInput<typeof listLandingPagesContract>["query"],
): Promise<ListFile> {
  const { timeZone: _, ...filter } = await filterOf(tools, member, asked);
  const rows = streamPages(tools.events, filter, asked.order_by);
  return listFile({
    name: `ai-landing-pages-${asked.from_date}-${asked.to_date}`,
    items: shownInChunks(tools, member, { asked, rows }),
    header: ["Path", "Referrals", "Assistants"],
    cellsOf: ({ path, referrals, assistants }) => [
      path,
      referrals,
      assistants.map((sent) => `${sent.assistant} (${sent.referrals})`).join(", "),
    ],
  });
}

/** How many pages are compared with the period before at once. */
const comparedMax = 1000;

async function* shownInChunks(
  tools: Tools,
  member: Member,
  { asked, rows }: { readonly asked: ReferralQuery; readonly rows: AsyncIterable<ReferralsOfPage> },
): AsyncGenerator<LandingPage> {
  for await (const chunk of chunksOf(rows, comparedMax)) {
    yield* await shownPages(tools, member, { asked, rows: chunk });
  }
}

/** Filter of the referrals that a query means, and the time zone in which its days are meant. */
async function filterOf(
  tools: Tools,
  member: Member,
  asked: ReferralQuery,
): Promise<ReferralFilter & { readonly timeZone: string }> {
  return {
    ...member,
    ...(await visitRangeOf(tools, member, asked)),
    assistants: asked.assistant,
    evidences: asked.evidence,
    paths: asked.path?.map(spelledPath),
  };
}

function before<Days extends ReferralQuery>(asked: Days): Days {
  return { ...asked, ...periodBefore(asked) };
}

function daysOf({ from_date, to_date }: ReferralQuery): string[] {
  return Array.from({ length: daysApart(from_date, to_date) + 1 }, (_, index) => shiftDay(from_date, index));
}
