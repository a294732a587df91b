import type { AdPlace } from "@citelens/contract/content/ads-words";
import { competitors } from "../web/competitors.ts";
import { reviews } from "../web/reviews.ts";
import { talk } from "../web/talk.ts";
import { tovelume } from "../web/tovelume.ts";

/** Taste of an assistant of the demo in the fictional web. */
export interface Taste {
  /** Name as it answers on a day of the fictional web's calendar. */
  readonly modelOn: (webDay: number) => string;
  /** How much it likes a page: its score is multiplied by it. */
  readonly likes: (page: TastedPage) => number;
  /** Spread of equals, of which the one wins now and the other then: scores differ by this part from one answer to the next. */
  readonly spread: number;
  /** So many passages does it read for an answer. */
  readonly reads: (webDay: number) => number;
  /** At least and at most as many items of a ranking, or sentences. */
  readonly items: readonly [number, number];
  /** The day on which it learnt what it knows; none where it searches. */
  readonly learntOn?: number;
  /** Where it shows ads; nowhere, and it cannot, unless told. */
  readonly adPlace?: AdPlace;
  readonly opening: string;
}

export interface TastedPage {
  readonly host: string;
  readonly path: string;
  /** Since it was last written. */
  readonly ageDays: number;
}

const reviewers = new Set([...reviews, ...talk].map(({ host }) => host));
const makers = new Set([tovelume, ...competitors].map(({ host }) => host));
const guide = /guides|compare|alternatives|best-|test$|index$|warranties|prices/;

/** The day on which Demo Recent began to answer as its second version, which reads more of what it finds. */
const secondVersionFrom = 68;

/** By the ids of the demo's rows in the catalogue of operators. */
export const tastes: Readonly<Record<string, Taste>> = {
  "demo-recent": {
    modelOn: (webDay) => (webDay < secondVersionFrom ? "demo-recent-1" : "demo-recent-2"),
    likes: ({ ageDays }) => 1 + Math.exp(-ageDays / 25),
    spread: 0.45,
    reads: (webDay) => (webDay < secondVersionFrom ? 4 : 7),
    items: [2, 4],
    adPlace: "BESIDE_ANSWER",
    opening: "What was published lately says this.",
  },
  "demo-guides": {
    modelOn: () => "demo-guides-1",
    likes: ({ path }) => (guide.test(path) ? 1.7 : 1),
    spread: 0.35,
    reads: () => 6,
    items: [2, 5],
    adPlace: "IN_ANSWER",
    opening: "Long guides put it like this.",
  },
  "demo-reviews": {
    modelOn: () => "demo-reviews-1",
    likes: ({ host }) => (reviewers.has(host) ? 1.6 : 0.7),
    spread: 0.45,
    reads: () => 5,
    items: [2, 4],
    opening: "Those who tested or bought it say this.",
  },
  "demo-memory": {
    modelOn: () => "demo-memory-1",
    likes: ({ host }) => (makers.has(host) ? 1.2 : 1),
    spread: 0.6,
    reads: () => 4,
    items: [1, 3],
    learntOn: 24,
    opening: "As far as I remember, without looking it up.",
  },
};
