import type { AuditChain, AuditCheck } from "@citelens/contract/platform/audit-chain";
import { type Check, findCheck, findLastSeal, findRange } from "#platform/audit/chain.sql.ts";
import { beginCheck } from "#platform/audit/check-audit.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { checkChain } from "./check-chain.ts";

export async function shownChain(tools: Tools): Promise<AuditChain> {
  const [last, check] = await Promise.all([findLastSeal(tools), findCheck(tools)]);
  return {
    last: last
      ? {
          number: last.number,
          rows: last.rows_before,
          seal: last.seal,
          sealed_at: last.sealed_at.toISOString(),
        }
      : null,
    check: check ? await shownCheck(tools, check) : null,
  };
}

/** Begins a check, unless one is under way. */
export async function verifyChain(tools: Tools): Promise<AuditChain> {
  await inTransaction(tools, async (within) => {
    if (await beginCheck(within)) await enqueue(within, checkChain, {});
  });
  return shownChain(tools);
}

async function shownCheck(tools: Tools, { id: _, first_broken, ...check }: Check): Promise<AuditCheck> {
  return {
    ...check,
    begun_at: check.begun_at.toISOString(),
    finished_at: check.finished_at?.toISOString() ?? null,
    first_broken: first_broken === null ? null : await shownRange(tools, first_broken),
  };
}

async function shownRange(tools: Tools, number: number): Promise<NonNullable<AuditCheck["first_broken"]>> {
  const { from, to, rows } = await findRange(tools, number);
  return { number, from: isoOf(from), to: isoOf(to), rows };
}

/** ISO time of an entry; one that was stored before times were kept has none. */
function isoOf(time: string | null): string | null {
  const at = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
