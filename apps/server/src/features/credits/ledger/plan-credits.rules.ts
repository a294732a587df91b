import { creditsOfLots, type LotState } from "../store/credits.rules.ts";

/** Steps of the credits when a plan changes or a period begins; what is shown before and what is done follow it. */
export interface CreditSteps {
  /** Credits that the period gains, or below 0 loses, for the time that is left of it; none where the plan stays. */
  readonly difference: number | undefined;
  /** The credits of a period that begins: what is left over of the last one is gone. */
  readonly grant: number | undefined;
}

/** The lot that a change of plan is counted in: that of the period under way. */
export function planLotOf<L extends LotState>(lots: readonly L[]): L | undefined {
  return lots.filter(({ kind }) => kind === "PLAN").at(-1);
}

/** Credits that go with the end of a period: all of a plan's credits that are neither used nor held. */
export function leftOver({ kind, available, held = 0 }: LotState): number {
  return kind === "PLAN" ? Math.max(0, available - held) : 0;
}

/** Credits that the next period has to make up for: what was used of a plan's credits beyond what there was. */
export function owedBy({ kind, available, held = 0 }: LotState): number {
  return kind === "PLAN" ? Math.max(0, held - available) : 0;
}

export interface CreditPreview {
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  /** Credits gone with the period that ends. */
  readonly leftOver: number;
  readonly grant: number;
}

/** Credits that remain before and after the steps, and what makes the difference. */
export function previewSteps(lots: readonly LotState[], steps: CreditSteps, now: Date): CreditPreview {
  const { difference = 0, grant } = steps;
  const changing = planLotOf(lots);
  const changed = lots.map((lot) =>
    lot === changing ? { ...lot, available: lot.available + difference } : lot,
  );
  const gone = grant === undefined ? 0 : changed.reduce((sum, lot) => sum + leftOver(lot), 0);
  const before = creditsOfLots(lots, now).remaining_credits;
  const counted = changing === undefined ? 0 : difference;
  const after = before + counted - gone + (grant ?? 0);
  return { before, after, difference: counted, leftOver: gone, grant: grant ?? 0 };
}
