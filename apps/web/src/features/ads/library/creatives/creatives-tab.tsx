import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Library, SearchX } from "lucide-react";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { adsPaths } from "../../ads-paths.ts";
import { creativesPerPage, creativesQuery } from "../library.queries.ts";
import { type LibraryView, stateFilters } from "../library-search.rules.ts";
import { CreativeList } from "./creative-list.tsx";

interface CreativesTabProps {
  readonly view: LibraryView;
  /** Undefined while they are loading. */
  readonly campaigns: readonly Pick<AdCampaign, "id" | "name">[] | undefined;
  readonly onChange: ChangeView<LibraryView>;
}

export function CreativesTab({ view, campaigns, onChange }: CreativesTabProps): ReactElement {
  const { page, state, campaign } = view;
  const list = useQuery(
    creativesQuery(useWorkspaceId(), {
      page,
      ...(state !== "ALL" && { state }),
      ...(campaign !== "" && { campaign_id: campaign }),
    }),
  );
  const total = list.data?.count ?? 0;
  const isUnknown =
    campaigns !== undefined && campaign !== "" && !campaigns.some(({ id }) => id === campaign);
  return (
    <div className="space-y-4">
      <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Select
          label="State"
          options={stateFilters}
          value={state}
          onChange={(next) => onChange({ state: next }, "replace")}
        />
        <Select
          label="Campaign"
          options={[
            { value: "", label: "All campaigns" },
            ...(campaigns ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ...(isUnknown ? [{ value: campaign, label: "Unknown campaign" }] : []),
          ]}
          value={campaign}
          onChange={(next) => onChange({ campaign: next }, "replace")}
        />
      </search>
      <CreativeList
        list={list}
        namesCampaign
        empty={<NoCreatives view={view} pagesExist={total > 0} onChange={onChange} />}
      />
      {total > creativesPerPage && (
        <Pagination
          page={page}
          pageSize={creativesPerPage}
          total={total}
          onPage={(next) => onChange({ page: next }, "push")}
        />
      )}
    </div>
  );
}

interface NoCreativesProps extends Pick<CreativesTabProps, "view" | "onChange"> {
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

function NoCreatives({ view, pagesExist, onChange }: NoCreativesProps): ReactElement {
  const paths = adsPaths(useWorkspaceId());
  if (pagesExist) return <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />;
  if (view.state !== "ALL" || view.campaign !== "") {
    return (
      <EmptyState
        icon={SearchX}
        title="No creatives match these filters"
        actions={
          <Button onClick={() => onChange({ state: "ALL", campaign: "" }, "replace")}>Clear filters</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Library}
      title="No creatives yet"
      actions={
        <Button variant="primary" render={<Link to={paths.campaigns} />}>
          Ad Campaigns
        </Button>
      }
    >
      A creative is what an ad says: a short labelled passage for publishers’ pages, or a card in ChatGPT. It
      belongs to a campaign, and a person reviews it before it is shown.
    </EmptyState>
  );
}
