import { inTransaction, type Tools } from "#platform/tools.ts";
import { sealOf } from "./chain.rules.ts";
import { findLastSeal, holdChain, insertSeal, readSlice, settledUntil } from "./chain.sql.ts";

/** A seal covers no more. */
const rowsMax = 10_000;

/** Seals what is settled, slice by slice, each in a transaction; while another process does, it does nothing. */
export async function sealAudit(tools: Tools): Promise<void> {
  while ((await sealSlice(tools)) === rowsMax);
}

/** Resolves to the number of rows that were sealed. */
function sealSlice(tools: Tools): Promise<number> {
  return inTransaction(tools, async (within) => {
    if (!(await holdChain(within))) return 0;
    const until = await settledUntil(within);
    const last = await findLastSeal(within);
    const slice = await readSlice(within, { after: last, until, limit: rowsMax });
    if (!slice) return 0;

    const { rows, to_stored_at, to_id } = slice;
    const seal = sealOf(last?.seal ?? null, slice);
    const number = (last?.number ?? 0) + 1;
    await insertSeal(within, {
      number,
      to_stored_at,
      to_id,
      rows,
      rows_before: (last?.rows_before ?? 0) + rows,
      seal,
      sealed_at: tools.now(),
    });
    tools.log.info({ number, rows, seal }, "Entries of the audit log are sealed");
    return rows;
  });
}
