import { dayIn } from "@citelens/contract/base/days";
import type { IncomparableReason } from "@citelens/contract/visibility/insight-constants";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { incomparableReasons } from "./comparability.rules.ts";
import { campaignsAnswered, versionsBehind } from "./kept-sums.ts";
import type { Scope } from "./scope.ts";

/** Why the two periods cannot be compared, if for anything. */
export async function comparability(tools: Tools, scope: Scope): Promise<IncomparableReason[]> {
  const { now, before, timeZone } = scope;
  const [answeredNow, answeredBefore, versionsNow, versionsBefore, changes] = await Promise.all([
    campaignsAnswered(tools, scope, now),
    campaignsAnswered(tools, scope, before),
    versionsBehind(tools, scope, now),
    versionsBehind(tools, scope, before),
    campaigns.listQueryChanges(tools, scope, [...scope.campaignIds, ...scope.localIds]),
  ]);
  return incomparableReasons({
    now: { campaignIds: answeredNow, versions: versionsNow },
    before: { campaignIds: answeredBefore, versions: versionsBefore },
    queriesChanged: changes
      .map(({ at }) => dayIn(timeZone, at))
      .some((day) => day > before.start && day <= now.end),
  });
}
