import type { creditUseOrders } from "@citelens/contract/billing/credits";
import { asc, desc, eq, type SQL } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { credit_uses } from "./credits.tables.ts";

export type Use = typeof credit_uses.$inferSelect;
export type UseOrder = (typeof creditUseOrders)[number];

export interface UseRange {
  readonly organizationId: string;
  readonly ordering: UseOrder;
  readonly limit: number;
  readonly offset: number;
}

export function listUses(
  { db }: Tools,
  { organizationId, ordering, limit, offset }: UseRange,
): Promise<Use[]> {
  return db
    .select()
    .from(credit_uses)
    .where(eq(credit_uses.organization_id, organizationId))
    .orderBy(...orderOf(ordering))
    .limit(limit)
    .offset(offset);
}

export function countUses({ db }: Tools, organizationId: string): Promise<number> {
  return db.$count(credit_uses, eq(credit_uses.organization_id, organizationId));
}

/** Equal rows stand with the newest first, so that pages never repeat one. */
function orderOf(ordering: UseOrder): SQL[] {
  const columns = {
    created_at: credit_uses.created,
    action_type: credit_uses.action,
    credits_used: credit_uses.credits,
  } as const;
  const field = ordering.replace("-", "") as keyof typeof columns; // of the enum
  const first = ordering.startsWith("-") ? desc(columns[field]) : asc(columns[field]);
  return [first, desc(credit_uses.created), desc(credit_uses.id)];
}
