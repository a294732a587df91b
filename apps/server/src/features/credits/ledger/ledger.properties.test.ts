import { dayMs } from "@citelens/contract/base/days";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { openWorld, type World } from "#test/world.ts";
import { cases, casesLimitMs } from "../../../../../../scripts/testing/cases.ts";
import { creditsOf } from "../public.ts";
import { proveLedgers } from "../sweep.ts";
import { creditHolds, creditPurchases, planCredits } from "./public.ts";

let world: World;
let tools: Tools;
beforeAll(async () => {
  world = await openWorld();
  tools = world.tools;
});
afterAll(() => world.close());

/** Model of a ledger, kept as simply as can be: sums alone, no lots. */
interface Model {
  plan: number;
  additional: number;
  used: number;
  readonly holds: Map<string, number>;
}

const key = fc.integer({ min: 1, max: 6 }).map(String);
const amount = fc.integer({ min: 1, max: 400 });
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("reserve" as const), key, amount }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("settle" as const), key, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("release" as const), key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("buy" as const), amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("renew" as const), amount }) },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

const free = ({ plan, additional, used, holds }: Model): number =>
  plan + additional - used - [...holds.values()].reduce((sum, open) => sum + open, 0);

/** Returns whether the ledger should accept the command, and brings the model up to date. */
function expected(model: Model, made: ReadonlySet<string>, wanted: Command): boolean {
  switch (wanted.do) {
    case "reserve":
      if (made.has(wanted.key)) return true;
      if (free(model) < wanted.amount) return false;
      model.holds.set(wanted.key, wanted.amount);
      return true;
    case "settle": {
      const open = model.holds.get(wanted.key) ?? 0;
      if (open < wanted.amount) return false;
      model.holds.set(wanted.key, open - wanted.amount);
      model.used += wanted.amount;
      return true;
    }
    case "release":
      model.holds.delete(wanted.key);
      return true;
    case "buy":
      model.additional += wanted.amount;
      return true;
    case "renew":
      return true;
  }
}

test(
  "any commands, each twice at once, leave the ledger where one of each would",
  { timeout: casesLimitMs },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 12 }), async (commands) => {
        const person = await world.signUp();
        const { id: workspaceId } = await world.createWorkspace(person);
        const { rows } = await world.postgres.pool.query(
          "select organization_id from workspaces where id = $1",
          [workspaceId],
        );
        const organizationId: string = rows[0].organization_id;
        const model: Model = { plan: 300, additional: 0, used: 0, holds: new Map() };
        const made = new Set<string>();
        let usedBefore = 0;

        for (const [n, wanted] of commands.entries()) {
          const run = () => apply({ organizationId, workspaceId }, wanted, `action ${n}`);
          const outcomes = await Promise.allSettled([run(), run()]);
          const isAccepted = expected(model, made, wanted);
          if (wanted.do === "reserve" && isAccepted) made.add(wanted.key);

          expect(outcomes.map(({ status }) => status)).toEqual(
            Array(2).fill(isAccepted ? "fulfilled" : "rejected"),
          );
          const now = await creditsOf(tools, organizationId);
          if (wanted.do === "renew") {
            // What is held of the last period stays until it is used or given back, so the split is the ledger's own.
            expect(now.used_credits).toBe(0);
            usedBefore += model.used;
            model.plan = now.total_credits;
            model.additional = now.additional_credits;
            model.used = 0;
          }
          expect(now.remaining_credits).toBe(now.total_credits + now.additional_credits - now.used_credits);
          if (wanted.do !== "release") expect(now.used_credits).toBe(model.used);
          model.plan = now.total_credits; // a hold of an old period that is given back expires with it
          expect(now.additional_credits).toBe(model.additional);
        }

        const { rows: sums } = await world.postgres.pool.query(
          "select coalesce(sum(credits), 0)::int as logged from credit_uses where organization_id = $1",
          [organizationId],
        );
        expect(sums[0].logged).toBe(usedBefore + model.used);
        await proveLedgers(tools);
      }),
      { numRuns: cases(6, 40) },
    ),
);

interface Payer {
  readonly organizationId: string;
  readonly workspaceId: string;
}

async function apply({ organizationId, workspaceId }: Payer, wanted: Command, action: string): Promise<void> {
  const expiresAt = new Date(tools.now().getTime() + dayMs);
  switch (wanted.do) {
    case "reserve":
      return creditHolds
        .reserve(tools, {
          organizationId,
          workspaceId,
          key: wanted.key,
          amount: wanted.amount,
          action: 1,
          object: null,
          expiresAt,
        })
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(Refusal);
          throw error;
        });
    case "settle":
      await creditHolds.settle(tools, {
        organizationId,
        holdKey: wanted.key,
        key: action,
        amount: wanted.amount,
      });
      return;
    case "release":
      return creditHolds.release(tools, { organizationId, holdKey: wanted.key });
    case "buy":
      await creditPurchases.add(tools, {
        organizationId,
        key: action,
        credits: wanted.amount,
        reason: "Bought",
      });
      return;
    case "renew":
      await planCredits.renew(tools, {
        organizationId,
        key: action,
        plan: "creator",
        credits: wanted.amount,
        expiresAt: new Date(tools.now().getTime() + 30 * dayMs),
        reason: "Paid",
      });
  }
}
