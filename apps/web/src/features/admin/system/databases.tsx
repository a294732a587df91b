import type { ClickHouseState, PostgresState } from "@citelens/contract/platform/admin-system";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { bytesText } from "#lib/bytes.ts";
import { compactText, countText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Migrations } from "./migrations.tsx";
import { Statements } from "./statements.tsx";
import { clickHouseQuery, postgresQuery } from "./system.queries.ts";

const never = (): boolean => false;

export function PostgresCard(): ReactElement {
  const state = useQuery(postgresQuery);
  return (
    <Card title="PostgreSQL" hint="Its size, its 15 largest tables and the statements that took most time.">
      <QueryContent title="PostgreSQL" query={state} isEmpty={never} emptyText="">
        {({ version, bytes, tables, statements, migrations }) => (
          <div className="flex flex-col gap-3">
            <p className="text-sm text-fg-2">
              Version {version}, {bytesText(bytes)}.
            </p>
            <DataTable
              label="Tables of PostgreSQL"
              columns={postgresColumns}
              data={{ status: "ready", rows: tables, stale: false }}
              rowKey={({ name }) => name}
              empty={null}
            />
            <Statements
              label="Slowest statements of PostgreSQL"
              statements={statements}
              absent="The slowest statements are not known: add pg_stat_statements to shared_preload_libraries, restart PostgreSQL and run CREATE EXTENSION pg_stat_statements. The embedded PostgreSQL does not have it."
            />
            <Migrations migrations={migrations} when="written" />
          </div>
        )}
      </QueryContent>
    </Card>
  );
}

export function ClickHouseCard(): ReactElement {
  const state = useQuery(clickHouseQuery);
  return (
    <Card title="ClickHouse" hint="Its tables, and the statements of a day that took most time.">
      <QueryContent title="ClickHouse" query={state} isEmpty={never} emptyText="">
        {({ version, tables, replicas, statements, migrations }) => (
          <div className="flex flex-col gap-3">
            <p className="text-sm text-fg-2">
              Version {version}, {bytesText(tables.reduce((sum, { bytes }) => sum + bytes, 0))}.
            </p>
            <DataTable
              label="Tables of ClickHouse"
              columns={clickHouseColumns}
              data={{ status: "ready", rows: tables, stale: false }}
              rowKey={({ name }) => name}
              empty={<p className="p-5 text-fg-3">No rows yet.</p>}
            />
            {replicas && (
              <DataTable
                label="Replicas of ClickHouse"
                columns={replicaColumns}
                data={{ status: "ready", rows: replicas, stale: false }}
                rowKey={({ table }) => table}
                empty={<p className="p-5 text-fg-3">No replicated tables.</p>}
              />
            )}
            <Statements
              label="Slowest statements of ClickHouse"
              statements={statements}
              absent="The slowest statements are not known: this server has no system.query_log. The embedded ClickHouse does not have it."
            />
            <Migrations migrations={migrations} when="applied" />
          </div>
        )}
      </QueryContent>
    </Card>
  );
}

const postgresColumns: readonly DataColumn<PostgresState["tables"][number]>[] = [
  {
    id: "name",
    header: "Table",
    kind: "main",
    cell: ({ name }) => <code className="text-sm wrap-anywhere">{name}</code>,
  },
  { id: "rows", header: "Rows, about", kind: "number", cell: ({ rows }) => compactText(rows) },
  { id: "bytes", header: "Size", kind: "number", cell: ({ bytes }) => bytesText(bytes) },
  {
    id: "indexes",
    header: "Of it indexes",
    kind: "number",
    cell: ({ index_bytes }) => bytesText(index_bytes),
  },
];

const clickHouseColumns: readonly DataColumn<ClickHouseState["tables"][number]>[] = [
  {
    id: "name",
    header: "Table",
    kind: "main",
    cell: ({ name }) => <code className="text-sm wrap-anywhere">{name}</code>,
  },
  { id: "rows", header: "Rows", kind: "number", cell: ({ rows }) => countText(rows) },
  { id: "bytes", header: "On disk", kind: "number", cell: ({ bytes }) => bytesText(bytes) },
  { id: "parts", header: "Active parts", kind: "number", cell: ({ parts }) => countText(parts) },
];

const replicaColumns: readonly DataColumn<NonNullable<ClickHouseState["replicas"]>[number]>[] = [
  {
    id: "table",
    header: "Table",
    kind: "main",
    cell: ({ table }) => <code className="text-sm wrap-anywhere">{table}</code>,
  },
  {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ is_readonly }) => (
      <Badge tone={is_readonly ? "neg" : "pos"}>{is_readonly ? "Read-only" : "Writable"}</Badge>
    ),
  },
  { id: "active", header: "Replicas", kind: "number", cell: ({ active, total }) => `${active} of ${total}` },
  { id: "queue", header: "Queue", kind: "number", cell: ({ queue }) => countText(queue) },
  {
    id: "delay",
    header: "Behind",
    kind: "number",
    cell: ({ delay_seconds }) => `${countText(delay_seconds)} s`,
  },
];
