import type { Place } from "./arrive.ts";
import { sendVisits } from "./visits.ts";

export interface Scenario {
  readonly name: string;
  readonly summary: string;
  /** Fills the place and answers how many visits were sent. */
  fill(place: Place): Promise<number>;
}

/** Named and deterministic but for the day on which they end: today. */
export const scenarios: readonly Scenario[] = [
  { name: "empty", summary: "an account with a workspace that no agent has visited", fill: async () => 0 },
  {
    name: "visits",
    summary: "30 days of agents' and people's visits, about 4,000",
    fill: (place) => sendVisits(place, { days: 30, perDay: 130, seed: 1 }),
  },
  {
    name: "busy",
    summary: "90 days with about 200,000 visits",
    fill: (place) => sendVisits(place, { days: 90, perDay: 2_200, seed: 2 }),
  },
];
