import type { Audit } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { readShare } from "./steps.rules.ts";

/** The live counters of an audit. */
export function ProgressLine({ audit }: { readonly audit: Audit }): ReactElement {
  const { read, known, failed, rendered, current_url: current } = audit.progress;
  const figures = [
    { label: "Read", count: read },
    { label: "Known", count: known },
    { label: "Without an answer", count: failed },
    ...(audit.settings.render ? [{ label: "In a browser", count: rendered }] : []),
  ];
  return (
    <div className="space-y-3">
      <ShareBar share={readShare(audit)} />
      <dl aria-label="Pages" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt className="text-sm text-fg-2">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{countText(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="truncate text-sm text-fg-3" title={current ?? undefined}>
        {current ?? "No page at this moment"}
      </p>
    </div>
  );
}
