import type { Effort } from "@citelens/contract/content/opportunity-words";
import type { ReactElement } from "react";
import { effortWords } from "../opportunity-labels.rules.ts";

/** How much work it is: its size, and what that means. */
export function EffortWords({ effort }: { readonly effort: Effort }): ReactElement {
  return (
    <span data-tooltip={`Takes ${effortWords[effort]} of work`} className="whitespace-nowrap">
      {effort} <span className="text-sm text-fg-3">{effortWords[effort]}</span>
    </span>
  );
}
