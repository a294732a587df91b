import { checkCounts } from "#platform/checks/check-counts.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { creditHolds } from "./ledger/credit-holds.ts";
import { openLedger } from "./ledger/open-ledger.ts";
import {
  expiredCredits,
  type LedgerFigure,
  ledgerFigures,
  listExpired,
  listLedgers,
} from "./store/credits.sql.ts";
import { deadHolds, listDeadHolds } from "./store/holds.sql.ts";

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
      const figures = await wrongFigures(snapshot, organizationId);
      return figures.map((figure) => ({ subject: organizationId, ...figure }));
    },
  });
  if (wrong.length > 0) throw new Error(`${wrong.length} ledgers do not balance, the first is ${wrong[0]}.`);
}

/** How many ledgers do not come to their entries, holds and uses, and what is wrong with one of them; undefined where all do. */
export async function wrongLedgers(tools: Tools): Promise<{ count: number; example: string } | undefined> {
  let count = 0;
  let example = "";
  for (const organizationId of await listLedgers(tools)) {
    const [wrong] = await wrongFigures(tools, organizationId);
    if (!wrong) continue;
    count += 1;
    example ||= `of organization ${organizationId}: ${wrong.what} are ${wrong.kept}, and come to ${wrong.counted}`;
  }
  return count === 0 ? undefined : { count, example };
}

async function wrongFigures(tools: Tools, organizationId: string): Promise<LedgerFigure[]> {
  const figures = await ledgerFigures(tools, organizationId);
  return figures.filter(({ kept, counted }) => kept !== counted);
}
