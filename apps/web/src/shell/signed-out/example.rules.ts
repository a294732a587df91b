import { intervalOf } from "@citelens/statistics";

/** A visit in the example on the signed-out pages. */
export interface ExampleVisit {
  /** Different for each, so that a new one is seen to arrive. */
  readonly id: number;
  readonly path: string;
  readonly agent: string;
  readonly purpose: "Live lookup" | "AI search" | "Training";
}

const visits: readonly Omit<ExampleVisit, "id">[] = [
  { path: "/pricing", agent: "ChatGPT-User", purpose: "Live lookup" },
  { path: "/docs/quickstart", agent: "ClaudeBot", purpose: "Training" },
  { path: "/compare", agent: "PerplexityBot", purpose: "AI search" },
  { path: "/", agent: "GPTBot", purpose: "Training" },
  { path: "/guides/first-week", agent: "OAI-SearchBot", purpose: "AI search" },
  { path: "/pricing", agent: "Claude-User", purpose: "Live lookup" },
  { path: "/docs/api", agent: "Perplexity-User", purpose: "Live lookup" },
];

const shownMax = 4;

/** The last visits at a tick, the newest first. */
export function visitsAt(tick: number): ExampleVisit[] {
  return Array.from({ length: shownMax }, (_, age) => {
    const id = tick + shownMax - 1 - age;
    const visit = visits[id % visits.length];
    if (!visit) throw new Error("The example has no visits");
    return { id, ...visit };
  });
}

/** Runs by how many of so many answers name the brand: one more run of the example's campaign each. */
const runs: readonly { readonly named: number; readonly answers: number }[] = [
  { named: 131, answers: 420 },
  { named: 139, answers: 428 },
  { named: 137, answers: 416 },
  { named: 148, answers: 424 },
  { named: 152, answers: 420 },
  { named: 149, answers: 412 },
  { named: 161, answers: 424 },
  { named: 165, answers: 420 },
  { named: 163, answers: 416 },
  { named: 172, answers: 424 },
];

const lineLength = 8;

export interface ExampleVisibility {
  /** In percent, like the ends of its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly answers: number;
  /** The shares up to this one, the oldest first. */
  readonly line: readonly number[];
}

/** Visibility of the example at a tick; it goes to and fro, so that it never jumps back. */
export function visibilityAt(tick: number): ExampleVisibility {
  const line = Array.from({ length: lineLength }, (_, index) => percent(runAt(tick + index)));
  const { named, answers } = runAt(tick + lineLength - 1);
  const { low, high } = intervalOf(named, answers) ?? { low: 0, high: 100 };
  return { share: percent({ named, answers }), low: rounded(low), high: rounded(high), answers, line };
}

function runAt(step: number): { readonly named: number; readonly answers: number } {
  const round = 2 * (runs.length - 1);
  const at = step % round;
  const run = runs[at < runs.length ? at : round - at];
  if (!run) throw new Error("The example has no runs");
  return run;
}

function percent({ named, answers }: { readonly named: number; readonly answers: number }): number {
  return rounded((100 * named) / answers);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
