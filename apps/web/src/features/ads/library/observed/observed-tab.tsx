import { useQuery } from "@tanstack/react-query";
import { Eye, SearchX } from "lucide-react";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { observedPerPage, observedQuery } from "../library.queries.ts";
import type { LibraryView } from "../library-search.rules.ts";
import { ModelsCard } from "./models-card.tsx";
import { observedColumns } from "./observed-columns.tsx";

interface ObservedTabProps {
  readonly view: LibraryView;
  readonly onChange: ChangeView<LibraryView>;
}

/** Ads that were seen with collected answers. They are no mentions and no citations, and count as neither. */
export function ObservedTab({ view, onChange }: ObservedTabProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { page, search } = view;
  const list = useQuery(observedQuery(workspaceId, { page, search }));
  const total = list.data?.count ?? 0;
  return (
    <div className="space-y-5">
      <ModelsCard models={list.data?.models} />
      <div className="space-y-3">
        <search>
          <SubmittedSearch
            label="Search ads"
            value={search}
            onSearch={(next) => onChange({ search: next }, "replace")}
          />
        </search>
        <DataTable
          label="Observed ads"
          wide
          columns={observedColumns}
          data={tableDataOf(list, ({ results }, now) => results.map((ad) => ({ ad, now })))}
          rowKey={({ ad }) =>
            [ad.answer_id, ad.advertiser, ad.title, ad.place, ad.query_id, ad.operator_model].join("\n")
          }
          empty={<NoAds search={search} pagesExist={total > 0} onChange={onChange} />}
          footer={pagesFooter({
            page,
            pageSize: observedPerPage,
            total,
            onPage: (next) => onChange({ page: next }, "push"),
          })}
        />
      </div>
    </div>
  );
}

interface NoAdsProps extends Pick<ObservedTabProps, "onChange"> {
  readonly search: string;
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

function NoAds({ search, pagesExist, onChange }: NoAdsProps): ReactElement {
  if (pagesExist) return <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />;
  if (search !== "") {
    return (
      <EmptyState
        icon={SearchX}
        title="No ad matches your search"
        frame="none"
        actions={<Button onClick={() => onChange({ search: "" }, "replace")}>Clear search</Button>}
      />
    );
  }
  return (
    <EmptyState icon={Eye} title="No ads were seen yet" frame="none">
      When a sponsored item is shown in or beside an answer to one of your GEO campaigns, it is listed here
      with its advertiser and query. It never counts as a mention or a citation.
    </EmptyState>
  );
}
