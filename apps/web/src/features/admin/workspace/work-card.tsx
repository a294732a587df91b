import type { WorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { Card } from "#ui/frame/card.tsx";

/** How far what was asked for is: sums that are made again, and answers that are analysed again. */
export function WorkCard({
  details: { sums, analysis },
}: {
  readonly details: WorkspaceDetails;
}): ReactElement {
  return (
    <Card title="Figures" hint="Sums are kept by campaign and day from the stored answers.">
      <div className="flex flex-col gap-4 text-sm">
        <Sums sums={sums} />
        {analysis.length === 0 ? (
          <p>No stored answers are being analysed again.</p>
        ) : (
          <Analysis analysis={analysis} />
        )}
      </div>
    </Card>
  );
}

function Sums({
  sums: { campaigns, rebuilding },
}: {
  readonly sums: WorkspaceDetails["sums"];
}): ReactElement {
  if (campaigns === 0) return <p>No campaign was asked yet, so nothing is summed.</p>;
  if (rebuilding === 0) return <p>The sums of {counted(campaigns, "campaign")} are kept.</p>;
  const made = campaigns - rebuilding;
  return (
    <div className="flex flex-col gap-2">
      <p aria-live="polite">
        The sums of {countText(made)} of {counted(campaigns, "campaign")} are made again.
      </p>
      <Meter label="Sums made again" percent={Math.floor((100 * made) / campaigns)} tone="pos" />
      <p className="text-fg-3">Until they are, the earlier ones are shown.</p>
    </div>
  );
}

function Analysis({ analysis }: { readonly analysis: WorkspaceDetails["analysis"] }): ReactElement {
  const begun = analysis.filter(({ total }) => total !== null);
  const done = begun.reduce((sum, one) => sum + one.done, 0);
  const total = begun.reduce((sum, one) => sum + (one.total ?? 0), 0);
  const waiting = analysis.length - begun.length;
  return (
    <div className="flex flex-col gap-2">
      <p aria-live="polite">
        {begun.length > 0 && `${countText(done)} of ${counted(total, "answer")} are analysed again. `}
        {waiting > 0 && `${counted(waiting, "campaign waits", "campaigns wait")}.`}
      </p>
      <Meter
        label="Answers analysed again"
        percent={total === 0 ? 0 : Math.floor((100 * done) / total)}
        tone="pos"
      />
    </div>
  );
}
