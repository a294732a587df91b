import { inTransaction, type Tools } from "#platform/tools.ts";
import { creditHolds } from "./credit-holds.ts";
import { listExpired, listImbalances } from "./credits.sql.ts";
import { listDeadHolds } from "./holds.sql.ts";
import { openLedger } from "./open-ledger.ts";

const atOnce = 500;

/** Gives back what dead work has reserved, and writes off what has expired. */
export async function sweepLedgers(tools: Tools): Promise<void> {
  for (const { organization_id: organizationId, key: holdKey } of await listDeadHolds(tools, atOnce)) {
    await creditHolds.release(tools, { organizationId, holdKey });
  }
  for (const organizationId of await listExpired(tools, atOnce)) {
    await inTransaction(tools, (within) => openLedger(within, organizationId));
  }
}

/** Proves that every ledger's entries come to what its lots hold; throws with those that do not. */
export async function proveLedgers(tools: Tools): Promise<void> {
  const wrong = await listImbalances(tools);
  if (wrong.length === 0) return;

  tools.log.error({ ledgers: wrong }, "The entries of these ledgers do not come to what their lots hold");
  throw new Error(`${wrong.length} ledgers do not balance, the first is ${wrong[0]?.organization_id}.`);
}
