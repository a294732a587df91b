import { createHash } from "node:crypto";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type AuditedAction, audit } from "#platform/audit/audit.ts";
import { firstId } from "#platform/ids.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Superuser } from "../sign-in/superuser.ts";
import { findAction, insertAction } from "./actions.sql.ts";

/** Why a superuser does something, and the key that does it once. */
export interface ReasonedAction {
  readonly reason: string;
  readonly key: string;
}

/** Act of a superuser on somebody's data, and why. */
export interface SuperuserAction extends ReasonedAction {
  /** As the audit log names it. */
  readonly action: string;
  /** None where it is done to the service itself. */
  readonly subjectId?: string;
  /** Where it was done to a workspace or within one. */
  readonly workspaceId?: string;
  readonly details?: AuditedAction["details"];
  /** Amounts that are asked for: the same key with others is another action. */
  readonly given?: unknown;
}

/**
 * Does it once for its key, however many clicks and instances ask at once, and writes it into the audit log, all in one
 * transaction: what fails is not done and can be asked again. Resolves to whether it was this call that did it. Throws
 * FieldRefusal for a key that stands for another action.
 */
export async function performAction(
  tools: Tools,
  superuser: Superuser,
  { action, subjectId, workspaceId, reason, key, details, given }: SuperuserAction,
  run: (within: Tools) => Promise<void>,
): Promise<boolean> {
  return inTransaction(tools, async (within) => {
    if (!(await beginAction(within, { action, subjectId: subjectId ?? firstId, key, given }))) return false;
    await run(within);
    await audit(within, superuser, {
      action,
      ...(subjectId !== undefined && { subjectId }),
      ...(workspaceId !== undefined && { workspaceId }),
      details: { ...details, reason },
    });
    return true;
  });
}

/** Takes the key in the caller's transaction; false where the same action has taken it. Throws FieldRefusal where another one has. */
export async function beginAction(
  within: Tools,
  {
    action,
    subjectId,
    key,
    given,
  }: Pick<SuperuserAction, "action" | "key" | "given"> & { readonly subjectId: string },
): Promise<boolean> {
  const hash = given === undefined ? null : createHash("sha256").update(JSON.stringify(given)).digest("hex");
  if (await insertAction(within, { key, action, subject_id: subjectId, given: hash, at: within.now() }))
    return true;

  const known = await findAction(within, key);
  // One of before amounts were kept stands for any.
  const isSameGiven = (known?.given ?? null) === null || known?.given === hash;
  if (known?.action !== action || known.subject_id !== subjectId || !isSameGiven)
    throw new FieldRefusal({ key: [fieldErrors.invalid] });
  return false;
}
