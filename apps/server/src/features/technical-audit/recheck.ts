import type { Audit } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import { expectFeature } from "#features/organizations/features/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Limit } from "#platform/limits/open-limit.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { enqueueStep } from "./audit-steps.ts";
import { putAhead } from "./crawl/audit-urls.sql.ts";
import { requireWhole } from "./show/audits.ts";
import { shownAudit } from "./show/shown-audit.ts";
import { reopenAudit, reopening } from "./store/audits.sql.ts";

interface RecheckRequest {
  readonly auditId: string;
  readonly checkId: CheckId;
  /** None for a check of the site. */
  readonly pageIds: readonly string[];
  readonly limit: Limit;
}

/** Lets pages be read again, and the whole audit be checked anew with what they are now. */
export async function recheckIssue(
  tools: Tools,
  member: Member,
  { auditId, pageIds, limit }: RecheckRequest,
): Promise<Audit> {
  await requireWhole(tools, member, auditId);
  await limit.take(member.workspaceId);
  return reopening(() =>
    inTransaction(tools, async (within) => {
      await expectFeature(within, member.organizationId, "technical_audit");
      const row = await reopenAudit(within, member, {
        auditId,
        step: pageIds.length > 0 ? "CRAWLING" : "READING",
      });
      if (!row) throw new Refusal("AUDIT_NOT_DONE");
      const known = await putAhead(within, member, { auditId, hashes: pageIds });
      if (known < new Set(pageIds).size) throw new Refusal("NOT_FOUND");
      await enqueueStep(within, member, {
        id: auditId,
        step: row.status === "READING" ? "READING" : "CRAWLING",
      });
      return shownAudit(row, undefined);
    }),
  );
}
