import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { insertAuditEntry } from "./audit.sql.ts";

/** Anyone who acts: a signed-in user or a member. */
export interface Actor {
  readonly userId: string | undefined;
  readonly impersonatorId?: string | undefined;
}

export interface AuditedAction {
  /** Name of the event, as `thing.verb`: "session.started", "key.revoked", "member.removed". */
  readonly action: string;
  readonly workspaceId?: string;
  readonly subjectId?: string;
  /** Names and figures that explain it; never a secret. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Notes an action in the caller's transaction, so that it is kept exactly when it happened. */
export function audit(tools: Tools, actor: Actor, action: AuditedAction): Promise<void> {
  return insertAuditEntry(tools, {
    id: newId(),
    at: tools.now(),
    action: action.action,
    actor_id: actor.userId ?? null,
    impersonator_id: actor.impersonatorId ?? null,
    workspace_id: action.workspaceId ?? null,
    subject_id: action.subjectId ?? null,
    details: action.details ?? {},
  });
}
