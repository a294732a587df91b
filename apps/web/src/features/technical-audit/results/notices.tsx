import type { Audit } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { counted, wordFor } from "#lib/figures.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { coverageText } from "../audit-figures.rules.ts";
import { isRechecking } from "../audit-labels.rules.ts";
import { checkName } from "../check-names.rules.ts";
import { uncheckedByReason } from "./unchecked.rules.ts";

/** Notices before reading the figures: what was not read, not checked, or is not kept. */
export function Notices({ audit }: { readonly audit: Audit }): ReactElement {
  const { status, failure, scope, coverage, cut, is_whole: isWhole, not_checked: unchecked } = audit;
  const isPartial = scope === "SITE" && coverage.known > coverage.read;
  return (
    <>
      {isRechecking(audit) && (
        <Banner tone="info" title="Pages are being read again">
          What they show takes the place of what is listed here, within a minute.
        </Banner>
      )}
      {status === "CANCELED" && (
        <Banner tone="warn" title="This audit was canceled">
          It shows what had been found until then. Links, duplicates and scores need all pages.
        </Banner>
      )}
      {failure && (
        <Banner tone="warn" title="This audit could not go on">
          {`${failure.seen} It shows what had been found until then. Links, duplicates and scores need all pages.`}
        </Banner>
      )}
      {!isWhole && (
        <Banner tone="info" title="Of this audit only scores and counts are kept">
          The newest 20 audits are kept whole, with pages and findings.
        </Banner>
      )}
      {isPartial && (
        <Banner tone="info" title={`${coverageText(coverage)} were read`}>
          {cut ?? "The others were not reached within the limit that was set."}
        </Banner>
      )}
      {isWhole && unchecked.length > 0 && (
        <details className="rounded-popup border border-border bg-surface px-3.5 py-2.5">
          <summary className="cursor-pointer rounded-control font-medium">
            {`${counted(unchecked.length, "check")} could not be made, and ${wordFor(unchecked.length, "counts", "count")} neither way`}
          </summary>
          <ul className="mt-2 space-y-1.5 text-fg-2">
            {uncheckedByReason(unchecked).map(({ reason, checks }) => (
              <li key={reason}>
                <span className="text-fg">{checks.map(checkName).join(", ")}</span>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
