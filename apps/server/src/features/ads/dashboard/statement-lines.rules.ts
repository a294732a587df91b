export type StatementSide = "advertiser" | "publisher";

/** Sums of a month's days in one placement of one campaign. */
export interface StatementLine {
  readonly campaign: string;
  /** The publisher to an advertiser, and the advertiser to a publisher. */
  readonly other: string;
  readonly placement: string;
  readonly reads: number;
  /** Proven reads; none of days of before they were told apart. */
  readonly proven_reads: number;
  readonly billable_reads: number;
  readonly spend_cents: number;
  readonly earnings_cents: number;
}

/** By campaign, the other side and placement in the order of their names. */
export function inOrderOfNames(lines: readonly StatementLine[]): StatementLine[] {
  return lines.toSorted(
    (one, another) =>
      byName(one.campaign, another.campaign) ||
      byName(one.other, another.other) ||
      byName(one.placement, another.placement),
  );
}

const byName = new Intl.Collator("en", { numeric: true }).compare;

type Sums = Omit<StatementLine, "campaign" | "other" | "placement">;

export function totalOf(lines: readonly StatementLine[]): Sums {
  const sum = (field: keyof Sums): number => lines.reduce((whole, line) => whole + line[field], 0);
  return {
    reads: sum("reads"),
    proven_reads: sum("proven_reads"),
    billable_reads: sum("billable_reads"),
    spend_cents: sum("spend_cents"),
    earnings_cents: sum("earnings_cents"),
  };
}
