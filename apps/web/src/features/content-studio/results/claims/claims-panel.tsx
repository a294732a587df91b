import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Badge } from "#ui/text/badge.tsx";
import { headingOf } from "../section-text.rules.ts";
import { claimAnchor, jumpTo } from "../text/jump.ts";
import { claimLabels, claimTones, countsOf, openClaims } from "./claim-labels.rules.ts";

interface ClaimsPanelProps {
  readonly sections: readonly OptimizationSection[];
}

/** How many claims there are of each kind, and the open ones with the way to each. */
export function ClaimsPanel({ sections }: ClaimsPanelProps): ReactElement {
  const claims = sections.flatMap((section) => section.claims);
  const open = openClaims(sections);
  if (claims.length === 0) {
    return (
      <p className="text-fg-2">
        No sentence of the text is a claim: there are no numbers, dates, prices, quotations, superlatives or
        named sources in it. As soon as you write one, it is looked for in what is known.
      </p>
    );
  }
  return (
    <div className="space-y-4">
      <dl aria-label="Claims by what was found" className="divide-y divide-border border-y border-border">
        {countsOf(claims).map(({ status, count }) => (
          <div key={status} className="flex items-center justify-between gap-3 py-2">
            <dt>
              <Badge tone={claimTones[status]}>{claimLabels[status]}</Badge>
            </dt>
            <dd className="font-medium tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {open.length === 0 ? (
        <p className="text-sm text-fg-2">
          None of {counted(claims.length, "claim")} is open: the text can be approved.
        </p>
      ) : (
        <div className="space-y-1.5">
          <h3 className="font-medium">Open claims</h3>
          <p className="text-sm text-fg-3">
            Support, vouch for or remove each of them; until then the text cannot be approved.
          </p>
          <ul aria-label="Open claims" className="divide-y divide-border border-y border-border">
            {open.map(({ claim, section }) => (
              <li key={claim.id} className="py-2">
                <button
                  type="button"
                  onClick={() => jumpTo(claimAnchor(claim.id))}
                  className="w-full rounded-control text-left hover:text-brand-text"
                >
                  <span className="line-clamp-3 wrap-anywhere underline decoration-border-strong underline-offset-3">
                    {claim.text}
                  </span>
                  <span className="text-sm text-fg-3">{headingOf(section)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
