import { type AgentPageOrder, agentPageColumns, agentPageOrders } from "@citelens/contract/traffic/agents";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { TableSort } from "#ui/table/data-table-props.ts";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { agentPagesQuery } from "../traffic/public.ts";
import { pagesPerPage } from "./agents-page.queries.ts";
import { NothingFound } from "./nothing-found.tsx";
import { pageColumns } from "./page-columns.tsx";
import { useAgentsScope } from "./scope/agents-scope.tsx";

/** The pages that agents read, each with the agents that read it. */
export function PagesTable(): ReactElement {
  const workspaceId = useWorkspaceId();
  const { view, filter, change } = useAgentsScope();
  const { order, page } = view;
  const list = useQuery(agentPagesQuery(workspaceId, filter, { order, page, pageSize: pagesPerPage }));
  const count = list.data?.count ?? 0;
  return (
    <DataTable
      label="Pages"
      columns={pageColumns}
      data={tableDataOf(list, ({ results }, now) => results.map((one) => ({ page: one, now })))}
      rowKey={({ page: { path } }) => path}
      sort={sortOf(order)}
      onSort={(sort) => change({ order: orderOf(sort) }, "push")}
      skeletonRows={pagesPerPage / 2}
      empty={count > 0 ? <PastTheEnd onFirst={() => change({ page: 1 }, "push")} /> : <NothingFound />}
      footer={pagesFooter({
        page,
        pageSize: pagesPerPage,
        total: count,
        onPage: (next) => change({ page: next }, "push"),
      })}
    />
  );
}

function sortOf(order: AgentPageOrder): TableSort {
  const column = agentPageColumns.find((one) => order.endsWith(one)) ?? "visits";
  return { column, direction: order.startsWith("-") ? "descending" : "ascending" };
}

function orderOf({ column, direction }: TableSort): AgentPageOrder {
  const wanted = direction === "descending" ? `-${column}` : column;
  return agentPageOrders.find((order) => order === wanted) ?? agentPageOrders[0];
}
