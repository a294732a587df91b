import { dayIn } from "@citelens/contract/days";
import type { Tools } from "#platform/tools.ts";
import { addCredits } from "./spending.sql.ts";

export interface Charged {
  readonly organizationId: string;
  readonly provider: string;
  /** A row of the catalogue. */
  readonly model: string;
  readonly credits: number;
}

/** Puts what organizations were charged for answers beside what those have cost, in the caller's transaction. */
export async function bookCredits(within: Tools, charged: readonly Charged[]): Promise<void> {
  const day = dayIn("UTC", within.now());
  const sums = Map.groupBy(charged, ({ organizationId, provider, model }) =>
    [organizationId, provider, model].join(" "),
  );
  // In one order, so that two workers never wait for each other.
  for (const [, rows] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = rows;
    if (!first) continue;
    const { organizationId, provider, model } = first;
    const credits = rows.reduce((sum, row) => sum + row.credits, 0);
    await addCredits(
      within,
      { day, organization_id: organizationId, provider, model, purpose: "ANSWER" },
      credits,
    );
  }
}
