import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, instant } from "../base/fields.ts";
import { longPageOf, paging } from "../base/paging.ts";

/**
 * Something that was deleted: first the progress of its removal, then the receipt. It holds nothing of the content.
 */
export const deletion = z.object({
  id,
  /** An account or an organization has a deletion of its own for each of its workspaces. */
  kind: z.enum(["CAMPAIGN", "WORKSPACE", "ACCOUNT", "ORGANIZATION"]),
  /** WAITING: visits that are under way are stored first. FAILING: the last try failed; it is tried again. */
  status: z.enum(["WAITING", "REMOVING", "FAILING", "DONE"]),
  /** Null for an account or an organization. */
  workspace_id: id.nullable(),
  /** The id of the deleted campaign, workspace, account or organization. */
  subject_id: id,
  requested_by_id: id.nullable(),
  requested_by_email: z.string().nullable(),
  /** The superuser who acted as the account that requested it. */
  impersonator_email: z.string().nullable(),
  asked_at: instant,
  begun_at: instant.nullable(),
  finished_at: instant.nullable(),
  /** The table from which rows are removed at present. */
  table: z.string().nullable(),
  /** All rows removed so far. */
  rows: z.number().int(),
  /** The same by table and store, the largest number first: postgres.answers, clickhouse.visits, queue.jobs. */
  removed: z.array(z.object({ store: z.string(), rows: z.number().int() })),
  failure: z.object({ error: z.string(), failures: z.number().int(), next_try: instant }).nullable(),
});
export type Deletion = z.output<typeof deletion>;

export const listDeletions = endpoint({
  caller: "superuser",
  refusesImpersonators: true,
  method: "GET",
  path: "/admin/deletions/",
  summary:
    "Deleted campaigns, workspaces, accounts and organizations with the progress of their removal, newest first",
  query: z.object({ ...paging, state: z.enum(["all", "open", "done"]).default("all") }),
  answer: longPageOf(deletion),
});
