import { hourMs, later } from "@citelens/contract/base/days";
import { renewHold } from "#features/credits/renewal/public.ts";
import type { Tools } from "#platform/tools.ts";
import type { Outcome } from "../store/outcome.ts";

/** Holds anew, for an hour more, what was held for these, or lets them cost nothing where there are too few credits now. */
export async function holdAgain(tools: Tools, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const unpaid = new Set<string>();
  const paid = outcomes.filter(
    ({ kind, row }) => (kind === "answered" || kind === "closed") && row.credits > 0,
  );
  const ofRuns = Map.groupBy(paid, ({ row }) => `${row.organization_id} ${row.run_id}`);
  for (const [, ofRun] of ofRuns) {
    const [first] = ofRun;
    if (!first) continue;
    const { organization_id: organizationId, run_id } = first.row;
    const isHeld = await renewHold(tools, {
      organizationId,
      key: `run:${run_id}`,
      expiresAt: later(tools.now(), hourMs),
      amount: ofRun.reduce((sum, { row }) => sum + row.credits, 0),
    });
    if (isHeld) continue;
    tools.log.warn(
      { runId: run_id },
      "Answers came whose credits could not be held again; they cost nothing",
    );
    unpaid.add(run_id);
  }
  return outcomes.map((one) =>
    unpaid.has(one.row.run_id) ? { ...one, row: { ...one.row, credits: 0 } } : one,
  );
}
