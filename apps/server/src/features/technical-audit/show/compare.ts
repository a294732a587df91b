import type { AuditComparison } from "@citelens/contract/content/technical-audit";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { checkWordsOf } from "../checks/verdict/check-words.rules.ts";
import { requireWhole } from "./audits.ts";
import { compareChecks, listChanged, listOnlyIn } from "./compare.sql.ts";

const listedMax = 200;

/** Changes between two audits, whichever was the first: the one that is asked about is the later side. */
export async function compareAudits(
  tools: Tools,
  member: Member,
  { auditId, withId }: { readonly auditId: string; readonly withId: string },
): Promise<AuditComparison> {
  const [after, before] = await Promise.all([
    requireWhole(tools, member, auditId),
    requireWhole(tools, member, withId),
  ]);
  const ids = { before: before.id, after: after.id };
  const [checks, added, removed, changed] = await Promise.all([
    compareChecks(tools, member, { before, after }),
    listOnlyIn(tools, member, { auditId: after.id, besides: before.id, limit: listedMax }),
    listOnlyIn(tools, member, { auditId: before.id, besides: after.id, limit: listedMax }),
    listChanged(tools, member, { ...ids, limit: listedMax }),
  ]);
  const issues = checks.map((check) => ({ ...check, title: checkWordsOf(check.check_id).title }));
  return {
    score_before: before.score,
    score_after: after.score,
    issues: {
      new: issues.filter(({ pages_before }) => pages_before === 0),
      gone: issues.filter(({ pages_after }) => pages_after === 0),
      persisting: issues.filter(({ pages_before, pages_after }) => pages_before > 0 && pages_after > 0),
    },
    pages: {
      added,
      removed,
      changed: changed.map((one) => ({ ...one, before: one.before ?? "", after: one.after ?? "" })),
    },
  };
}
