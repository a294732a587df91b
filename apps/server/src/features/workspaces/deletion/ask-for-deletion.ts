import type { Actor } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { type DeletionRow, insertDeletion } from "./deletions.sql.ts";
import { removeDeleted } from "./remove-deleted.ts";

export interface DeletionInput {
  readonly kind: DeletionRow["kind"];
  readonly workspaceId: string | null;
  /** The id of the campaign, the workspace, the user or the organization. */
  readonly subjectId: string;
  /** Nothing is removed before; at once by default. */
  readonly notBefore?: Date;
  /** The deletion of the account or the organization with which it goes. */
  readonly partOf?: string | undefined;
}

/** Has what was hidden removed, all in the caller's transaction; resolves to the id of the deletion. */
export async function askForDeletion(
  within: Tools,
  { userId, impersonatorId }: Actor,
  { kind, workspaceId, subjectId, notBefore, partOf }: DeletionInput,
): Promise<string> {
  const [id, now] = [newId(), within.now()];
  await insertDeletion(within, {
    id,
    kind,
    workspace_id: workspaceId,
    subject_id: subjectId,
    part_of: partOf ?? null,
    requested_by: userId ?? null,
    impersonator_id: impersonatorId ?? null,
    asked_at: now,
    not_before: notBefore ?? now,
  });
  await enqueue(within, removeDeleted, {}, notBefore ? { startAfter: notBefore } : {});
  return id;
}
