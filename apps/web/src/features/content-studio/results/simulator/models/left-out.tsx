import type { SimulationEstimate } from "@citelens/contract/content/preference-fields";
import type { ReactElement } from "react";

/** Queries that are not asked, each with its reason. */
export function LeftOut({
  queries,
}: {
  readonly queries: SimulationEstimate["left_out"];
}): ReactElement | null {
  if (queries.length === 0) return null;
  return (
    <div className="space-y-1 text-sm">
      <p className="font-medium">Not asked</p>
      <ul className="space-y-1 text-fg-2">
        {queries.map(({ text, reason }) => (
          <li key={text} className="wrap-anywhere">
            <span className="text-fg">{text}</span>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
