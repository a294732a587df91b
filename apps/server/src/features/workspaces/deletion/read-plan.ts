import type { Tools } from "#platform/tools.ts";
import { readCatalogue } from "./catalogue.sql.ts";
import { planOf, type Step } from "./removal-plan.rules.ts";
import type { ScopeValues } from "./slices.sql.ts";

/** Tables that name a workspace and outlive it, and why. */
export const keptTables: Readonly<Record<string, string>> = {
  audit_log: "who did what outlives what it was done to",
  credit_holds: "an organization's, whose account must add up",
  credit_uses: "an organization's, which lists what it has paid for",
  deletions: "the receipts themselves",
};

/** In which order the rows of a workspace go, or those of one of its campaigns. */
export async function readPlan(tools: Pick<Tools, "db">, { campaign_id }: ScopeValues): Promise<Step[]> {
  const kept = new Set(Object.keys(keptTables));
  return planOf(
    await readCatalogue(tools),
    campaign_id === undefined
      ? { columns: ["workspace_id"], root: "workspaces", kept }
      : { columns: ["workspace_id", "campaign_id"], root: "campaigns", kept },
  );
}
