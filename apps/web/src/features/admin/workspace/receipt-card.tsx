import type { Deletion } from "@citelens/contract/platform/deletions";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { type Fact, Facts } from "../details/facts.tsx";

const titles = {
  WAITING: "Waits to be removed",
  REMOVING: "Is being removed",
  FAILING: "Could not be removed yet",
  DONE: "Removed",
} as const satisfies Record<Deletion["status"], string>;

/** How far the removal of a deleted workspace is, and afterwards what was removed. */
export function ReceiptCard({ deletion }: { readonly deletion: Deletion }): ReactElement {
  const { status, failure, removed } = deletion;
  return (
    <Card title={titles[status]} hint="The receipt is kept for three years, without any content.">
      {failure && (
        <Banner tone="neg">
          {failure.error}. Attempt {failure.failures}; next <Instant at={failure.next_try} />
        </Banner>
      )}
      <Facts
        facts={[
          ...timesOf(deletion),
          { term: "Rows removed", value: countText(deletion.rows) },
          ...removed.map(({ store, rows }) => ({ term: store, value: countText(rows) })),
        ]}
      />
    </Card>
  );
}

function timesOf({
  asked_at,
  requested_by_email,
  requested_by_id,
  impersonator_email,
  finished_at,
  table,
}: Deletion): Fact[] {
  return [
    { term: "Deleted", value: <Ago at={asked_at} /> },
    { term: "By", value: requested_by_email ?? requested_by_id ?? "The product" },
    ...(impersonator_email === null ? [] : [{ term: "As them", value: impersonator_email }]),
    ...(table === null ? [] : [{ term: "At", value: table }]),
    ...(finished_at === null ? [] : [{ term: "Removed", value: <Instant at={finished_at} /> }]),
  ];
}
