import type { AdPublisher } from "@citelens/contract/content/ads-network";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Globe } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { countText, moneyText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { PagedList } from "#ui/table/paged-list.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { publishersQuery } from "./network.queries.ts";
import { categoriesText, fillText, lookOf, partText, readsText } from "./network-labels.rules.ts";

interface PublishersListProps {
  readonly search: string;
  readonly page: number;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
}

/** How many operators a cell names; the publisher's own page has all. */
const operatorsShown = 3;

/** The websites of the network, with what they showed and earned in the last 28 days. */
export function PublishersList({ search, page, onSearch, onPage }: PublishersListProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(publishersQuery(workspaceId, { search, page }));
  const columns = useMemo(() => columnsOf(workspaceId), [workspaceId]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmittedSearch label="Search websites" value={search} onSearch={onSearch} />
        <p className="text-sm text-fg-3">Reads and earnings are of the last 28 days.</p>
      </div>
      <PagedList
        label="Publishers"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        onPage={onPage}
        wide
        empty={
          search === ""
            ? {
                icon: Globe,
                title: "No website is in the network yet",
                text: "Add the website of a workspace. Its owner is mailed the terms, and nothing is shown before they accept.",
              }
            : {
                icon: Globe,
                title: "Nothing matches your search.",
                text: "Empty the search box to see all websites.",
              }
        }
      />
    </div>
  );
}

function columnsOf(workspaceId: string): readonly DataColumn<AdPublisher>[] {
  return [
    {
      id: "site",
      header: "Website",
      kind: "main",
      short: true,
      cell: ({ id, name, url }) => (
        <span className="flex flex-col">
          <TextLink
            render={
              <Link
                to="/workspaces/$projectId/ads/network/$publisherId"
                params={{ projectId: workspaceId, publisherId: id }}
              />
            }
          >
            {name}
          </TextLink>
          <span className="text-sm font-normal text-fg-3">
            <SoftBreaks text={url.replace(/^https?:\/\//, "")} />
          </span>
        </span>
      ),
    },
    {
      id: "status",
      header: "Status",
      kind: "text",
      cell: (publisher) => {
        const { tone, label } = lookOf(publisher);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    { id: "categories", header: "Categories", kind: "text", long: true, cell: categoriesText },
    {
      id: "placements",
      header: "Placements",
      kind: "number",
      cell: ({ placements }) => countText(placements),
    },
    { id: "reads", header: "Agent reads", kind: "number", cell: readsCell },
    {
      id: "fill",
      header: "Fill",
      kind: "number",
      cell: (publisher) => (
        <Figure value={partText(publisher.filled_pages, publisher.pages)} detail={fillText(publisher)} />
      ),
    },
    {
      id: "earnings",
      header: "Earnings",
      kind: "number",
      cell: ({ earnings_cents: cents, currency }) => moneyText(cents, currency),
    },
  ];
}

function readsCell(publisher: AdPublisher): ReactElement {
  const most = publisher.by_operator.toSorted((a, b) => b.reads - a.reads).slice(0, operatorsShown);
  return (
    <>
      <Figure value={countText(publisher.agent_reads)} detail={readsText(publisher)} />
      {most.map(({ operator, reads, proven }) => (
        <span key={operator} className="block text-xs text-fg-3 sm:whitespace-nowrap">
          {operator} {countText(reads)}, {partText(proven, reads)} proven
        </span>
      ))}
    </>
  );
}

function Figure({ value, detail }: { readonly value: string; readonly detail: string }): ReactElement {
  return (
    <>
      <span className="font-medium text-fg">{value}</span>
      <span className="block text-xs text-fg-3 sm:whitespace-nowrap">{detail}</span>
    </>
  );
}
