import type { OpportunityState } from "@citelens/contract/content/opportunity-words";
import type { ReactElement } from "react";
import { Badge, type BadgeProps } from "#ui/text/badge.tsx";
import { stateLabels } from "../opportunity-labels.rules.ts";

const tones: Readonly<Record<OpportunityState, BadgeProps["tone"]>> = {
  OPEN: "brand",
  PLANNED: "info",
  DONE: "pos",
  DISMISSED: "neutral",
  GONE: "neutral",
};

export function StateBadge({ state }: { readonly state: OpportunityState }): ReactElement {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
