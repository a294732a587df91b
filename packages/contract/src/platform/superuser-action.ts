import { z } from "zod";
import { text } from "../base/fields.ts";

/** What every act of a superuser upon somebody's data comes with. */
export const act = {
  /** Kept in the audit log; where the owner is mailed, in the mail too. */
  reason: text(500),
  /** An idempotency key of the caller, so that a double click or a lost response does nothing twice. */
  key: text(100),
} as const;

export const actBody = z.object(act);
