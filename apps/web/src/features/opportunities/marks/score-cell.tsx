import type { Opportunity } from "@citelens/contract/content/opportunities";
import { ChevronDown, ChevronsUp, ChevronUp, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { exactText } from "#lib/figures.ts";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { impactLabels } from "../opportunity-labels.rules.ts";
import { tenthOf } from "../score-parts.rules.ts";

const looks: Readonly<Record<Opportunity["impact"], { readonly icon: LucideIcon; readonly colour: string }>> =
  {
    HIGH: { icon: ChevronsUp, colour: "text-brand-text" },
    MEDIUM: { icon: ChevronUp, colour: "text-fg-2" },
    LOW: { icon: ChevronDown, colour: "text-fg-3" },
  };

/** The score from 0 to 100 with the impact that follows from it; icon and word carry it, the colour is only an aid. */
export function ScoreCell({ score, impact }: Pick<Opportunity, "score" | "impact">): ReactElement {
  const { icon: Icon, colour } = looks[impact];
  return (
    <span className="block w-32 max-w-full space-y-1">
      <span className="flex items-center justify-between gap-2">
        <span className="font-medium text-fg tabular-nums">{exactText(tenthOf(score))}</span>
        <span className={`inline-flex items-center gap-1 text-sm font-medium ${colour}`}>
          <Icon size={14} aria-hidden="true" />
          {impactLabels[impact]}
        </span>
      </span>
      <ShareBar share={score / 100} />
    </span>
  );
}
