import type { NamesWorkspace } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** An audit of a workspace's site is done with this transaction: what it found is there. */
export const auditEnded = topic<NamesWorkspace & { readonly auditId: string }>("technical-audit.audit-ended");
