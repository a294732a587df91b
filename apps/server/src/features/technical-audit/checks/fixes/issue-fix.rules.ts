import type { IssueFix } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import type { FixMaker, FixRequest } from "./fix-request.rules.ts";
import { headFixes } from "./head-fixes.rules.ts";
import { ldFixes } from "./ld-fixes.rules.ts";
import { listFixes } from "./list-fixes.rules.ts";
import { redirectFix } from "./redirect-fix.rules.ts";
import { robotsFixes } from "./robots-fixes.rules.ts";
import { serverFixes } from "./server-fixes.rules.ts";
import { stepsFixes } from "./steps-fixes.rules.ts";

/** A text to copy that mends what a check found; what only the owner knows says "FILL IN". */
export function issueFix(request: FixRequest): IssueFix {
  return makers[request.checkId](request);
}

/** The compiler sees to it that no check is without one. */
const makers: Readonly<Record<CheckId, FixMaker>> = {
  ...headFixes,
  ...ldFixes,
  ...listFixes,
  ...robotsFixes,
  ...serverFixes,
  ...stepsFixes,
  status: redirectFix,
  "cited-dead": redirectFix,
  "agents-errors": redirectFix,
};
