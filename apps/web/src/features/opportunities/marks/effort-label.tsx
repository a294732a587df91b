import type { Effort } from "@citelens/contract/content/opportunity-words";
import type { ReactElement } from "react";
import { effortLabels } from "../opportunity-labels.rules.ts";

/** How much work it is: its size, and what that means. */
export function EffortLabel({ effort }: { readonly effort: Effort }): ReactElement {
  return (
    <span data-tooltip={`Takes ${effortLabels[effort]} of work`} className="whitespace-nowrap">
      {effort} <span className="text-sm text-fg-3">{effortLabels[effort]}</span>
    </span>
  );
}
