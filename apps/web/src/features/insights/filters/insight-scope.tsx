import { createContext, type ReactElement, type ReactNode, use } from "react";
import { todayIn } from "#lib/dates/day-range.ts";
import { useWorkspace } from "#lib/workspace.tsx";
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
  /** The same as the server is asked for it. */
  readonly filter: InsightFilter;
  /** Whether an earlier period stands beside this one. */
  readonly isCompared: boolean;
  /** The day that it is in the workspace's time zone. */
  readonly today: string;
  readonly change: (part: Partial<InsightView>) => void;
}

const Shown = createContext<ShownInsight | undefined>(undefined);

interface InsightScopeProps {
  readonly address: InsightAddress;
  readonly onAddress: (change: (latest: InsightAddress) => InsightAddress) => void;
  readonly children: ReactNode;
}

/** All within shows the answers that the address names. Chosen days are remembered for the workspace. */
export function InsightScope({ address, onAddress, children }: InsightScopeProps): ReactElement {
  const workspace = useWorkspace();
  const today = todayIn(workspace.time_zone, Date.now());
  const view = insightView(address, today);
  const filter = filterOf(view);
  const change = (part: Partial<InsightView>): void => {
    if (part.range) storeRange(workspace.id, part.range, today);
    onAddress((latest) => insightAddress({ ...insightView(latest, today), ...part }, today));
  };
  const isCompared = filter.compare_start_date !== undefined;
  return <Shown value={{ view, filter, isCompared, today, change }}>{children}</Shown>;
}

/** Scope of the answers that the page is about. Throws outside of an InsightScope. */
export function useInsightScope(): ShownInsight {
  const shown = use(Shown);
  if (!shown) throw new Error("This is about a choice of answers, and stands in none.");
  return shown;
}
