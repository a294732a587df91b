import { type LineFault, lineFaultNames, lineFaults } from "@citelens/access-log";

/** Why a line is bad: it cannot be read, or the endpoint refused its visit. */
export type Fault = LineFault | "refused";

/** Counts of what became of the lines. */
export interface ShippedCounts {
  lines: number;
  sent: number;
  /** Neither an agent's nor a person's whom an assistant sent. */
  passedOver: number;
  bad: number;
  /** Older than what Citelens stores, or ahead of the clock. */
  untimely: number;
  /** Why lines are bad. */
  readonly faults: { [fault in Fault]?: number };
  /** Number of those that were sent that name no address of the internet. */
  unaddressed: number;
}

export function nothingShipped(): ShippedCounts {
  return { lines: 0, sent: 0, passedOver: 0, bad: 0, untimely: 0, faults: {}, unaddressed: 0 };
}

export function countBad(shipped: ShippedCounts, fault: Fault, lines = 1): void {
  if (lines === 0) return;
  shipped.bad += lines;
  shipped.faults[fault] = (shipped.faults[fault] ?? 0) + lines;
}

const words: readonly (readonly [Fault, string])[] = [
  ...lineFaultNames.map((fault) => [fault, lineFaults[fault]] as const),
  ["refused", "refused by Citelens"],
];

/** Sentences on what became of the lines. */
export function shippedSentences(shipped: ShippedCounts): string {
  const { lines, sent, passedOver, bad, untimely, faults, unaddressed } = shipped;
  const counts = `${lines} lines: ${sent} sent, ${passedOver} of others passed over, ${bad} bad, ${untimely} too old or ahead of time.`;
  const reasons = words.flatMap(([fault, text]) => (faults[fault] ? `${faults[fault]} ${text}` : []));
  const why = reasons.length === 0 ? "" : ` Bad: ${reasons.join(", ")}.`;
  const advice =
    unaddressed === 0
      ? ""
      : ` ${unaddressed} of those sent name no address of the internet, so no agent can be verified by them: let the server log the visitor’s address, not a proxy’s or a host’s name.`;
  return counts + why + advice;
}
