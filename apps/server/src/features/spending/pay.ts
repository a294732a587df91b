import { setTimeout as wait } from "node:timers/promises";
import { dayIn } from "@citelens/contract/base/days";
import type { Cost } from "#platform/ai/prices.ts";
import { isPostgresConflict, isPostgresUnavailable } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { notifyReached } from "./notify-reached.ts";
import { purseOf } from "./purse.ts";
import { type Scope, scopesOf } from "./store/scopes.rules.ts";
import type { Bill, SpendingPurpose } from "./store/spending.sql.ts";

/** A call of an AI provider. */
export interface PaidCall<T> {
  readonly provider: string;
  /** A row of the catalogue, or the model that writes or judges. */
  readonly model: string;
  readonly purpose: SpendingPurpose;
  /** None where the installation itself asks. */
  readonly organizationId: string | null;
  /** Usual cost of one, which is set aside until it is known. */
  readonly expected: Cost;
  readonly run: () => Promise<T>;
  readonly costOf: (value: T) => Cost;
  readonly hasFailed: (value: T) => boolean;
  /** Cost of a run that threw. */
  readonly costOfError: (error: unknown) => Cost;
}

/** Nothing was asked: a bound of what may be spent on this day is reached. */
export class SpendingBoundReached extends Error {
  constructor() {
    super("The day's spending limit for AI models is reached");
    this.name = "SpendingBoundReached";
  }
}

const pauseMs = 1_000;

/**
 * Runs a call that is paid for, within the bounds of the day in UTC, and books what it has cost, also when it fails.
 * Never call it inside a transaction that may be undone. Throws SpendingBoundReached without calling anybody, and what
 * the run throws.
 */
export async function pay<T>(
  tools: Tools,
  call: PaidCall<T>,
): Promise<{ readonly value: T; readonly cost: Cost }> {
  const { provider, model, purpose, organizationId, expected } = call;
  const day = dayIn("UTC", tools.now());
  const scopes = scopesOf({ provider, organizationId }, tools.spending);
  if (expected.usd > 0) {
    const full = await purseOf(tools).take({ day, scopes, usd: expected.usd });
    if (full.length > 0) throw await told(tools, day, full);
  }
  const booking = { day, organization_id: organizationId, provider, model, purpose };
  const beganMs = performance.now();
  const settle = ({ usd, isExact, isGuessed = false }: Cost, failed: boolean): Promise<void> => {
    const tookMs = performance.now() - beganMs;
    const bill = { ...booking, scopes, takenUsd: expected.usd, usd, isExact, isGuessed, failed, tookMs };
    return bookSafely(tools, bill);
  };
  let value: T;
  try {
    value = await call.run();
  } catch (error) {
    await settle(call.costOfError(error), true);
    throw error;
  }
  const cost = call.costOf(value);
  await settle(cost, call.hasFailed(value));
  return { value, cost };
}

async function told(tools: Tools, day: string, full: readonly Scope[]): Promise<SpendingBoundReached> {
  for (const scope of full) await notifyReached(tools, day, scope);
  return new SpendingBoundReached();
}

/** Answers that were paid for are worth more than their bill: they go on even where it cannot be written. */
async function bookSafely(tools: Tools, bill: Bill): Promise<void> {
  for (;;) {
    try {
      await purseOf(tools).book(bill);
      return;
    } catch (error) {
      if (!isPostgresUnavailable(error) && !isPostgresConflict(error)) {
        tools.log.error({ err: error, ...bill }, "What a call has cost could not be booked");
        return;
      }
      tools.log.warn(
        { err: error },
        "A bill waits to be booked: PostgreSQL cannot be reached, or is busy with others",
      );
      await wait(pauseMs);
    }
  }
}
