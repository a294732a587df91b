import { checkCounts } from "#platform/checks/check-counts.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { expiredCredits, ledgerFigures, listExpired, listLedgers } from "./credits.sql.ts";
import { creditHolds } from "./ledger/credit-holds.ts";
import { deadHolds, listDeadHolds } from "./ledger/holds.sql.ts";
import { openLedger } from "./ledger/open-ledger.ts";

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

/** Proves that what every ledger keeps comes to its entries, holds and uses; throws when one does not. */
export async function proveLedgers(tools: Tools): Promise<void> {
  const wrong = await checkCounts(tools, {
    check: "credits.prove",
    scopes: await listLedgers(tools),
    differences: async (snapshot, organizationId) => {
      const figures = await ledgerFigures(snapshot, organizationId);
      return figures
        .filter(({ kept, counted }) => kept !== counted)
        .map((figure) => ({ subject: organizationId, ...figure }));
    },
  });
  if (wrong.length > 0) throw new Error(`${wrong.length} ledgers do not balance, the first is ${wrong[0]}.`);
}
