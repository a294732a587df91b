import type { ObservedAd } from "@citelens/contract/content/ads-library";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge, type BadgeProps } from "#ui/text/badge.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { QueryLink } from "../../query-link.tsx";

export interface ObservedRow {
  readonly ad: ObservedAd;
  /** The current time, for relative times. */
  readonly now: Date;
}

const owners: Readonly<Record<ObservedAd["whose"], Pick<BadgeProps, "tone"> & { readonly label: string }>> = {
  OWN: { label: "Yours", tone: "brand" },
  COMPETITOR: { label: "Competitor", tone: "warn" },
  OTHER: { label: "Other", tone: "neutral" },
};

export const observedColumns: readonly DataColumn<ObservedRow>[] = [
  { id: "advertiser", header: "Advertiser", kind: "main", cell: Advertiser },
  {
    id: "whose",
    header: "Whose",
    kind: "text",
    cell: ({ ad }) => <Badge tone={owners[ad.whose].tone}>{owners[ad.whose].label}</Badge>,
  },
  { id: "query", header: "Query", kind: "text", long: true, cell: Query },
  { id: "model", header: "Model", kind: "text", cell: Model },
  { id: "answers", header: "Answers", kind: "number", cell: ({ ad }) => countText(ad.answers) },
  {
    id: "first",
    header: "First seen",
    kind: "text",
    cell: ({ ad, now }) => <Ago at={ad.first_seen} now={now} />,
  },
  {
    id: "last",
    header: "Last seen",
    kind: "text",
    cell: ({ ad, now }) => <Ago at={ad.last_seen} now={now} />,
  },
];

function Advertiser({ ad }: ObservedRow): ReactElement {
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">{ad.advertiser}</p>
      <p className="text-sm font-normal text-fg-2">
        {ad.url === null ? ad.title : <ForeignLink url={ad.url} name={ad.title} />}
      </p>
    </div>
  );
}

const places: Readonly<Record<ObservedAd["place"], string>> = {
  IN_ANSWER: "In the answer",
  BESIDE_ANSWER: "Beside the answer",
};

function Model({ ad }: ObservedRow): ReactElement {
  return (
    <>
      <p className="sm:whitespace-nowrap">{ad.display_name}</p>
      <p className="text-sm sm:whitespace-nowrap text-fg-3">{places[ad.place]}</p>
    </>
  );
}

function Query({ ad }: ObservedRow): ReactElement {
  return (
    <QueryLink queryId={ad.query_id} answerId={ad.answer_id}>
      {ad.query}
    </QueryLink>
  );
}
