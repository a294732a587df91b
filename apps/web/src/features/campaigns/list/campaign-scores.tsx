import type { Campaign } from "@citelens/contract/visibility/campaigns";
import type { ReactElement } from "react";
import { countText, perCent, percent, signed, tenthsText } from "#lib/figures.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { authorityTone, monthText } from "../campaign.rules.ts";

/** The share of answers that name the brand, its change, and the number of answers. */
export function visibilityCell({ status, brand_visibility }: Campaign): ReactElement {
  const { visibility_score, visibility_score_change, n } = brand_visibility.brand;
  if (status === "DRAFT" || visibility_score === null) return <>-</>;
  return (
    <div>
      <span className="whitespace-nowrap text-fg">{percent(visibility_score)}</span>{" "}
      <Change change={visibility_score_change} />
      <span className="block text-sm whitespace-nowrap text-fg-3">n = {countText(n)}</span>
    </div>
  );
}

export function authorityCell({ status, content_authority }: Campaign): ReactElement {
  const { score, score_change } = content_authority.client;
  if (status === "DRAFT" || score === null) return <>-</>;
  return (
    <div className="space-y-1 sm:whitespace-nowrap">
      <span className="text-fg">{tenthsText(score)}</span> <Change change={score_change} />
      <div className="w-20 sm:ml-auto">
        <Meter label="Content Authority" percent={score} tone={authorityTone(score)} />
      </div>
    </div>
  );
}

/** No verdict is given of it, so it has no arrow and no colour. */
function Change({ change }: { readonly change: number }): ReactElement | null {
  if (change === 0) return null;
  return (
    <span data-tooltip={monthText(change)} className="text-xs whitespace-nowrap text-fg-3">
      {perCent(signed(change))}
    </span>
  );
}
