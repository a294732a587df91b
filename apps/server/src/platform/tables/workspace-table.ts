import { type BuildColumns, type NotNull, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  foreignKey,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  type PgUUIDBuilderInitial,
  pgPolicy,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";

type ColumnBuilders = Readonly<Record<string, PgColumnBuilderBase>>;
type IdBuilders<Parent extends string> = Record<"workspace_id" | Parent, NotNull<PgUUIDBuilderInitial<"">>>;
type TableRest<Column extends string> = (
  table: Readonly<Record<Column, ExtraConfigColumn>>,
) => readonly PgTableExtraConfigValue[];

interface TableHead<Parent extends string, Column> {
  /** The table of workspaces; absent where rows belong to one by their parents alone. */
  readonly workspaces?: { readonly id: AnyPgColumn };
  /** Tables with whose rows those of this table go, each under the column that names its row. */
  readonly of?: Readonly<Record<Parent, { readonly workspace_id: AnyPgColumn; readonly id: AnyPgColumn }>>;
  /** The primary key behind the workspace: empty where it has one row, absent where a column is a key by itself. */
  readonly key?: readonly NoInfer<Parent | Column>[];
  /** Whether the name of the primary key leaves out its columns. */
  readonly hasShortKeyName?: boolean;
}

/** A table of workspaces' data, seen and deleted within its workspace; the law refuses another workspace_id. */
export function workspaceTable<
  Name extends string,
  Columns extends ColumnBuilders,
  Parent extends string = never,
>(
  name: Name,
  head: TableHead<Parent, keyof Columns>,
  columns: Columns & { readonly workspace_id?: never },
  rest?: TableRest<"workspace_id" | Parent | (keyof Columns & string)>,
): PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, IdBuilders<Parent> & Columns, "pg">;
  dialect: "pg";
}>;
export function workspaceTable(
  name: string,
  { workspaces, of = {}, key, hasShortKeyName }: TableHead<string, string>,
  columns: ColumnBuilders,
  rest: TableRest<string> = () => [],
): PgTable {
  if (!workspaces && Object.keys(of).length === 0)
    throw new Error(`Rows of ${name} would outlive their workspace`);

  const id = key?.length === 0 ? uuid().primaryKey() : uuid().notNull();
  const all: ColumnBuilders = {
    workspace_id: workspaces ? id.references(() => workspaces.id, { onDelete: "cascade" }) : id,
    ...Object.fromEntries(Object.keys(of).map((parent) => [parent, uuid().notNull()])),
    ...columns,
  };
  return pgTable(name, all, (table) => {
    const column = (named: string): ExtraConfigColumn => {
      const found = table[named];
      if (!found) throw new Error(`${name} has no column ${named}`);
      return found;
    };
    const workspaceId = column("workspace_id");
    const parents = Object.entries(of).map(([parent, { workspace_id, id }]) =>
      foreignKey({
        name: `${name}_${parent.replace(/_id$/, "")}`,
        columns: [workspaceId, column(parent)],
        foreignColumns: [workspace_id, id],
      }).onDelete("cascade"),
    );
    const keys = key?.length
      ? [
          primaryKey({
            ...(hasShortKeyName ? { name: `${name}_pk` } : {}),
            columns: [workspaceId, ...key.map(column)],
          }),
        ]
      : [];
    return [
      ...keys,
      ...parents,
      pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
      ...rest(table),
    ];
  });
}
