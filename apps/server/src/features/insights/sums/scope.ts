import { rangeFault } from "@citelens/contract/base/dates";
import { dayIn, isDay } from "@citelens/contract/base/days";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { insightQuery } from "@citelens/contract/visibility/insight-fields";
import type { z } from "zod";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type Entity, entitiesOf } from "../store/entities.rules.ts";
import { type Period, periodsOf } from "../store/periods.rules.ts";
import { listSummed } from "../store/sums.sql.ts";

/** Answers that are counted, and of which brands. */
export interface Scope extends Place {
  readonly timeZone: string;
  readonly now: Period;
  readonly before: Period;
  readonly branded: boolean | undefined;
  /** Campaigns that ask AI models: what the local index answered in them is left out. */
  readonly campaignIds: readonly string[];
  /** Campaigns that ask nothing but the local index. */
  readonly localIds: readonly string[];
  /** Versions of the sums of each of its campaigns: what was made of them holds until it changes. */
  readonly versions: ReadonlyMap<string, number>;
  /** The client first. */
  readonly entities: readonly Entity[];
}

/** The contract has looked at periods of which both ends were said; before the first years there are none to compare. */
function expectShort({ start, end }: Period, field: string): void {
  const fault = isDay(start) && isDay(end) ? rangeFault(start, end) : fieldErrors.date;
  if (fault) throw new FieldRefusal({ [field]: [fault] });
}

/** Throws NOT_FOUND for a campaign that is not of the workspace. */
export async function scopeOf(
  tools: Tools,
  place: Place,
  query: z.output<typeof insightQuery>,
): Promise<Scope> {
  const { workspaceId } = place;
  const settings = await findWorkspaceSettings(tools, workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");

  const rows = await campaigns.listLaunched(tools, place, query.campaign_id);
  if (query.campaign_id !== undefined && rows.length === 0)
    await campaigns.expect(tools, place, query.campaign_id);

  const ids = rows.map(({ id }) => id);
  const [brands, summed] = await Promise.all([
    campaigns.brandsOf(tools, place, ids),
    listSummed(tools, place, ids),
  ]);
  const withOthers = new Set(summed.filter(({ has_others }) => has_others).map(({ id }) => id));
  const versionOf = new Map(summed.map(({ id, version }) => [id, version]));
  const { now, before } = periodsOf(query, dayIn(settings.time_zone, tools.now()));
  expectShort(now, "start_date");
  expectShort(before, "compare_start_date");
  return {
    ...place,
    timeZone: settings.time_zone,
    now,
    before,
    branded: query.branded,
    campaignIds: ids.filter((id) => withOthers.has(id)),
    localIds: ids.filter((id) => !withOthers.has(id)),
    versions: new Map(ids.map((id) => [id, versionOf.get(id) ?? 0])),
    entities: entitiesOf(ids.map((id) => brands.get(id) ?? [])),
  };
}

/** Query of a list of which a later part may be read. */
export type PagedQuery<Query> = Query & { readonly offset?: number };
