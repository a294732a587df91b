import { dayIn } from "@citelens/contract/base/days";
import type { Effect, EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import { liveShareMin } from "@citelens/contract/content/effect-words";
import { rateOf, roundedTo } from "@citelens/statistics";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { type GroupFigure, type JudgedGroup, judgeGroup } from "#features/insights/compare/public.ts";
import { scopeOf } from "#features/insights/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { expectOptimization } from "../show/optimizations.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";
import { targetsOf } from "./targets.ts";
import { effectWindows, type Window } from "./windows.rules.ts";

/** Effect on the target queries since a text was published, against the campaign's others; from its daily sums. */
export async function getEffect(tools: Tools, place: Place, id: string): Promise<Effect> {
  const row = await expectOptimization(tools, place, id);
  const { published_url, published_at } = row;
  if (published_url === null || published_at === null) throw new Refusal("NOT_PUBLISHED");
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");

  const target = await targetsOf(tools, place, row);
  const [campaign] = target ? await campaigns.listRows(tools, place, [target.campaignId]) : [];
  const windows = effectWindows(
    dayIn(settings.time_zone, published_at),
    dayIn(settings.time_zone, tools.now()),
  );
  const shown: EffectWindow[] = [];
  // One after the other: nobody waits for one of them alone, and each reads much.
  for (const window of windows) shown.push(await shownWindow(tools, place, { window, target }));
  return {
    published_url,
    published_at: published_at.toISOString(),
    campaign: campaign ? { id: campaign.id, name: campaign.name } : null,
    problem: target ? null : "NO_QUERIES",
    windows: shown,
    live: liveOf(row),
  };
}

interface EffectScope {
  readonly window: Window;
  readonly target: Awaited<ReturnType<typeof targetsOf>>;
}

async function shownWindow(
  tools: Tools,
  place: Place,
  { window: { days, state, compared }, target }: EffectScope,
): Promise<EffectWindow> {
  const periods = { after: compared?.after ?? null, before: compared?.before ?? null };
  if (!compared || !target) return { days, state, ...periods, named: null, cited: null };
  const scope = await scopeOf(tools, place, {
    campaign_id: target.campaignId,
    start_date: compared.after.start,
    end_date: compared.after.end,
    compare_start_date: compared.before.start,
    compare_end_date: compared.before.end,
  });
  const { named, cited } = await judgeGroup(tools, scope, (queryId) => target.queryIds.has(queryId));
  const isOver = state === "OVER";
  return { days, state, ...periods, named: shownFigure(named, isOver), cited: shownFigure(cited, isOver) };
}

/** Figure as shown: who looks at figures that grow until they please is told no verdict before their time. */
function shownFigure({ group, others, difference, verdict }: JudgedGroup, isOver: boolean): EffectFigure {
  return {
    target: shownGroup(group, difference?.treated),
    others: shownGroup(others, difference?.others),
    prompts: { target: difference?.treatedPrompts ?? 0, others: difference?.otherPrompts ?? 0 },
    points: difference && roundedTo(difference.points, 2),
    interval: difference && {
      low: roundedTo(difference.interval.low, 2),
      high: roundedTo(difference.interval.high, 2),
    },
    verdict: isOver ? verdict : null,
  };
}

function shownGroup({ before, now }: GroupFigure, change: number | undefined): EffectFigure["target"] {
  return {
    before: { hits: before.hits, n: before.total, rate: rateOf(before.hits, before.total) },
    after: { hits: now.hits, n: now.total, rate: rateOf(now.hits, now.total) },
    change: change === undefined ? null : roundedTo(change, 2),
  };
}

function liveOf({ live_checked_at, live_share, live_problem }: OptimizationRow): Effect["live"] {
  if (!live_checked_at) return null;
  const share = live_share === null ? null : roundedTo(100 * live_share, 1);
  return {
    checked: live_checked_at.toISOString(),
    is_live: share !== null && share >= liveShareMin,
    share,
    problem: live_problem,
  };
}
