import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { creditHolds } from "./credit-holds.ts";
import { expiredCredits, listExpired, listImbalances } from "./credits.sql.ts";
import { deadHolds, listDeadHolds } from "./holds.sql.ts";
import { openLedger } from "./open-ledger.ts";

const atOnce = 500;

/** Gives back what dead work has reserved, and writes off what has expired. */
export async function sweepLedgers(tools: Tools): Promise<void> {
  await eachAlone(tools, await listDeadHolds(tools, atOnce), {
    sweep: deadHolds,
    idOf: ({ key }) => key,
    run: ({ organization_id: organizationId, key: holdKey }) =>
      creditHolds.release(tools, { organizationId, holdKey }),
  });
  await eachAlone(tools, await listExpired(tools, atOnce), {
    sweep: expiredCredits,
    idOf: (organizationId) => organizationId,
    run: (organizationId) => inTransaction(tools, (within) => openLedger(within, organizationId)),
  });
}

/** Proves that every ledger's entries come to what its lots hold; throws with those that do not. */
export async function proveLedgers(tools: Tools): Promise<void> {
  const wrong = await listImbalances(tools);
  if (wrong.length === 0) return;

  tools.log.error({ ledgers: wrong }, "The entries of these ledgers do not come to what their lots hold");
  throw new Error(`${wrong.length} ledgers do not balance, the first is ${wrong[0]?.organization_id}.`);
}
