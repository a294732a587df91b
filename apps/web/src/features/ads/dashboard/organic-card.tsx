import type { BesideOrganic } from "@citelens/contract/content/ads-dashboard";
import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import type { ReactElement } from "react";
import type { DayRange } from "#lib/dates/day-range.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { PagedList } from "#ui/table/paged-list.tsx";
import { QueryLink } from "../query-link.tsx";
import { ShownShare } from "../shown-share.tsx";
import { besideOrganicQuery } from "./dashboard.queries.ts";

interface OrganicCardProps {
  readonly range: DayRange;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** For each query how often its answers showed an ad, named the brand and cited it. */
export function OrganicCard({ range, page, onPage }: OrganicCardProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(besideOrganicQuery(workspaceId, range, page));
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

const columns: readonly DataColumn<BesideOrganic>[] = [
  {
    id: "query",
    header: "Query",
    kind: "main",
    cell: ({ query_id: queryId, query }) => <QueryLink queryId={queryId}>{query}</QueryLink>,
  },
  { id: "ad", header: "Ad seen", kind: "text", cell: ({ ad_seen }) => <ShownShare share={ad_seen} /> },
  { id: "named", header: "Brand named", kind: "text", cell: ({ named }) => <ShownShare share={named} /> },
  { id: "cited", header: "Brand cited", kind: "text", cell: ({ cited }) => <ShownShare share={cited} /> },
];
