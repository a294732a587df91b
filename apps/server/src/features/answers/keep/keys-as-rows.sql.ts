import { type SQL, sql } from "drizzle-orm";

/** By which a run or an answer is found; a batch may be of many workspaces. */
export interface Key {
  readonly workspace_id: string;
  readonly id: string;
}

/** A list of keys as rows of a statement, named `key`. */
export function keysAsRows(keys: readonly Key[]): SQL {
  const rows = JSON.stringify(keys.map(({ workspace_id, id }) => ({ workspace_id, id })));
  return sql`jsonb_to_recordset(${rows}::jsonb) as key(workspace_id uuid, id uuid)`;
}
