import type { Workspace } from "@citelens/contract/workspaces";
import { todayIn } from "#lib/dates/day-range.ts";
import type { InsightFilter } from "../insights.queries.ts";
import {
  filterOf,
  type InsightAddress,
  type InsightView,
  insightAddress,
  insightView,
} from "./insight-view.rules.ts";
import { storeRange } from "./stored-range.ts";

export interface ShownInsight {
  readonly view: InsightView;
  readonly filter: InsightFilter;
  /** Today in the workspace's time zone. */
  readonly today: string;
  readonly change: (part: Partial<InsightView>) => void;
}

/** The view of the URL and a function to change it; chosen days are stored for the workspace. */
export function useInsightView(
  workspace: Workspace,
  address: InsightAddress,
  onAddress: (address: InsightAddress) => void,
): ShownInsight {
  const today = todayIn(workspace.time_zone, Date.now());
  const view = insightView(address, today);
  const change = (part: Partial<InsightView>): void => {
    if (part.range) storeRange(workspace.id, part.range, today);
    onAddress(insightAddress({ ...view, ...part }, today));
  };
  return { view, filter: filterOf(view), today, change };
}
