import type { AdReview } from "@citelens/contract/content/ads-campaigns";
import { ScrollText } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { stateLooks } from "../../ads-labels.rules.ts";

const columns: readonly DataColumn<AdReview>[] = [
  { id: "at", header: "When", kind: "main", short: true, cell: ({ at }) => <Instant at={at} /> },
  {
    id: "creative",
    header: "Creative",
    kind: "text",
    cell: ({ title, version }) => `${title}, version ${version}`,
  },
  {
    id: "state",
    header: "Decision",
    kind: "text",
    cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{stateLooks[state].label}</Badge>,
  },
  { id: "by", header: "By", kind: "text", cell: ({ by }) => (by === "" ? "–" : by) },
  { id: "reason", header: "Reason", kind: "text", long: true, cell: ({ reason }) => reason ?? "–" },
];

export function ReviewLog({ reviews }: { readonly reviews: readonly AdReview[] }): ReactElement {
  return (
    <section aria-labelledby="review-log" className="space-y-3">
      <h2 id="review-log" className="text-lg font-semibold">
        Review log
      </h2>
      <DataTable
        label="Reviews"
        columns={columns}
        data={{ status: "ready", rows: reviews, stale: false }}
        rowKey={({ creative_id, version, state, at }) => `${creative_id} ${version} ${state} ${at}`}
        empty={
          <EmptyState icon={ScrollText} title="Nothing was reviewed yet" frame="none">
            A person reads every creative, and each change of it, before it is shown.
          </EmptyState>
        }
      />
    </section>
  );
}
