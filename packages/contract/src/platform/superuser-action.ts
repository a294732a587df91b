import { z } from "zod";
import { text } from "../base/fields.ts";

/** Fields that every action of a superuser upon somebody's data comes with. */
export const actionFields = {
  /** Kept in the audit log; where the owner is mailed, in the mail too. */
  reason: text(500),
  /** An idempotency key of the caller, so that a double click or a lost response does nothing twice. */
  key: text(100),
} as const;

export const actionBody = z.object(actionFields);
