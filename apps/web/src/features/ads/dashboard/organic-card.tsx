import type { Answer } from "@citelens/contract/base/endpoint";
import type { listPaidBesideOrganic } from "@citelens/contract/content/ads-dashboard";
import type { AnswerShare } from "@citelens/contract/content/opportunities";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MessagesSquare } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import type { DayRange } from "#lib/dates/day-range.ts";
import { percent } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { PagedList } from "#ui/table/paged-list.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { notApplicable } from "./ads-dashboard.rules.ts";
import { besideOrganicQuery } from "./dashboard.queries.ts";

type Row = Answer<typeof listPaidBesideOrganic>["results"][number];

interface OrganicCardProps {
  readonly range: DayRange;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** For each query how often its answers showed an ad, named the brand and cited it. */
export function OrganicCard({ range, page, onPage }: OrganicCardProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(besideOrganicQuery(workspaceId, range, page));
  const columns = useMemo(() => columnsOf(workspaceId), [workspaceId]);
  return (
    <section aria-labelledby="paid-beside-organic" className="flex flex-col gap-3">
      <div>
        <h2 id="paid-beside-organic" className="text-lg font-semibold">
          Paid beside organic
        </h2>
        <p className="text-sm text-fg-3">
          Shares of the answers to each query. An ad is neither a mention nor a citation.
        </p>
      </div>
      <PagedList
        label="Paid beside organic"
        list={list}
        columns={columns}
        rowKey={({ query_id }) => query_id}
        page={page}
        onPage={onPage}
        empty={{
          icon: MessagesSquare,
          title: "No answers in this period",
          text: "Queries appear once a campaign of the insights has asked them.",
        }}
      />
    </section>
  );
}

function columnsOf(projectId: string): readonly DataColumn<Row>[] {
  return [
    {
      id: "query",
      header: "Query",
      kind: "main",
      cell: ({ query_id: queryId, query }) => (
        <TextLink
          render={
            <Link
              to="/workspaces/$projectId/insight/conversations/$queryId"
              params={{ projectId, queryId }}
            />
          }
        >
          {query}
        </TextLink>
      ),
    },
    { id: "ad", header: "Ad seen", kind: "text", cell: ({ ad_seen }) => <Share share={ad_seen} /> },
    { id: "named", header: "Brand named", kind: "text", cell: ({ named }) => <Share share={named} /> },
    { id: "cited", header: "Brand cited", kind: "text", cell: ({ cited }) => <Share share={cited} /> },
  ];
}

/** Null where none of the models that answered can show ads. */
function Share({ share }: { readonly share: AnswerShare | null }): ReactElement {
  if (share === null) return <span className="text-fg-3">{notApplicable}</span>;
  const { rate, n, interval } = share;
  return (
    <div className="min-w-36 space-y-0.5">
      <p className="font-medium text-fg tabular-nums">{percent(rate)}</p>
      <RateBar value={rate} low={interval?.low} high={interval?.high} />
      {n === 0 ? <span className="text-xs text-fg-3">No answers</span> : <IntervalNote n={n} {...interval} />}
    </div>
  );
}
