import type { InsightView } from "./insight-view.rules.ts";

export interface InsightFiltersProps {
  readonly projectId: string;
  readonly view: InsightView;
  /** Today in the workspace's time zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly onChange: (change: Partial<InsightView>) => void;
}
