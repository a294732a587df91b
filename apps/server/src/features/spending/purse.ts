import { isPostgresPassing } from "#platform/postgres.ts";
import { together } from "#platform/together.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Scope } from "./store/scopes.rules.ts";
import { type Bill, type CallReserve, spend } from "./store/spending.sql.ts";

/** Amounts set aside for calls and what they have cost, of all calls of a process. */
interface Purse {
  /** Takes an amount from every bound or from none; resolves to the bounds in which there is none. */
  take(taking: CallReserve): Promise<readonly Scope[]>;
  /** Puts what a call has really cost in place of what was taken for it, and books it. */
  book(bill: Bill): Promise<void>;
}

const purses = new WeakMap<Tools["db"], Purse>();

/** All calls count in the same few rows: those of a process wait for them together, not each for itself. */
export function purseOf(tools: Tools): Purse {
  const known = purses.get(tools.db);
  if (known) return known;

  const isOfOne = (error: unknown): boolean => !isPostgresPassing(error);
  // All of it or nothing: what is tried again after a failure would be booked twice.
  const change = together<CallReserve | Bill, readonly Scope[]>(
    (asked) => inTransaction(tools, (within) => changeTogether(within, asked)),
    { isOfOne },
  );
  const purse: Purse = {
    take: change,
    book: async (bill) => {
      await change(bill);
    },
  };
  purses.set(tools.db, purse);
  return purse;
}

/** Takes together what there is room for; of the rest one after the other takes what is left. */
async function changeTogether(
  tools: Tools,
  asked: readonly (CallReserve | Bill)[],
): Promise<readonly (readonly Scope[])[]> {
  const full = new Map<CallReserve | Bill, readonly Scope[]>();
  const change = async (
    day: string,
    takings: readonly CallReserve[],
    bills: readonly Bill[],
  ): Promise<void> => {
    const lacking = await spend(tools, day, { takings, bills });
    const [first] = takings;
    if (lacking.length === 0 || !first) return;
    if (takings.length === 1) {
      full.set(first, lacking);
      return;
    }
    const scarce = new Set(lacking.map(({ scope }) => scope));
    const isTight = ({ scopes }: CallReserve): boolean => scopes.some(({ scope }) => scarce.has(scope));
    const loose = takings.filter((one) => !isTight(one));
    if (loose.length > 0) await change(day, loose, []);
    for (const one of takings.filter(isTight)) await change(day, [one], []);
  };
  for (const [day, ofDay] of Map.groupBy(asked, (one) => one.day)) {
    const isBill = (one: CallReserve | Bill): one is Bill => "provider" in one;
    await change(
      day,
      ofDay.filter((one) => !isBill(one)),
      ofDay.filter(isBill),
    );
  }
  return asked.map((one) => full.get(one) ?? []);
}
