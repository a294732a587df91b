import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type {
  PreferenceFigure,
  PreferenceResult,
  SimulationEstimate,
  SimulationReply,
} from "@citelens/contract/content/preference-fields";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import {
  modelSimulationLimits,
  modelSimulationNote,
  type SimulationProblem,
} from "@citelens/contract/content/studio-words";
import { counted, countText, percent, signed, verdictOf } from "#lib/figures.ts";
import { sampleText } from "#ui/charts/time-series/sample-text.ts";
import type { VerdictBadgeProps } from "#ui/text/verdict-badge.tsx";

// How the simulator says what AI models are asked, and which page they prefer.

/** Note wherever models were asked, with their names. */
export function noteOf(names: readonly string[]): string {
  const [only] = names;
  return modelSimulationNote(names.length === 1 && only !== undefined ? only : "each model");
}

/** Introduction before anything was; a page that is new has no old one. */
export function introText({ page_url: pageUrl }: Pick<Optimization, "page_url">): string {
  const ours = pageUrl === null ? "yours" : "yours, once as the old page and once as the draft";
  return `Each target query is asked with five documents: the four pages that answers cite most for it, and ${ours}. Yours stands at each place equally often.`;
}

/** Asks and cost of the choice, such as "120 asks, 600 credits; 1,240 left". */
export function estimateText({ asks, credits, remaining_credits: left }: SimulationEstimate): string {
  return `${counted(asks, "ask")}, ${counted(credits, "credit")}; ${countText(left)} left`;
}

const problems: Readonly<Record<SimulationProblem, string>> = {
  NO_MODEL: "",
  NO_MODEL_CHOSEN: "Choose a model.",
  NO_RIVALS:
    "For none of the target queries four pages of others are cited by the answers of 90 days, so there is nothing to compare with. Run the campaign, then simulate.",
  TOO_MANY_ASKS: `A simulation asks at most ${modelSimulationLimits.asks} times. Choose fewer models or repeats.`,
  NOT_ENOUGH_CREDITS: "These are more credits than are left.",
};

/** Why it cannot begin. */
export function problemText(problem: SimulationProblem): string {
  return problems[problem];
}

/** How many times each question is asked: once at each place, or more. */
export const repeatOptions = [5, 10, 15, 20, 30, 50].map((repeats) => ({
  value: String(repeats),
  label: `${repeats} repeats`,
}));

/** Progress of a simulation, such as "34 of 120 replies, 170 credits used". */
export function progressText({ status, progress, credits }: Simulation): string {
  if (status === "QUEUED") return "Waiting for its turn";
  if (status === "READING" || progress === null) return "Reading the pages that answers cite";
  return `${countText(progress.done)} of ${counted(progress.of, "ask")} over, ${counted(credits, "credit")} used`;
}

type Rate = PreferenceFigure["draft"];

/** Such as "12 of 60". */
export function hitsText({ hits, n }: Pick<Rate, "hits" | "n">): string {
  return `${countText(hits)} of ${countText(n)}`;
}

/** The interval of a rate; empty without one. */
export function rateIntervalText({ interval }: Rate): string {
  if (!interval) return "";
  const ends = sampleText({ low: interval.low, high: interval.high });
  return interval.of === "prompts" ? `${ends} for these queries` : ends;
}

/** The draft less the old page, such as "+25.0 pts"; a dash where nothing can be compared. */
export function pointsText({ change }: PreferenceFigure): string {
  return change ? `${signed(change.points)} pts` : "–";
}

/** Where it lies, and over how much it is judged. */
export function changeText({ change }: PreferenceFigure): string | undefined {
  if (!change) return undefined;
  const { interval, pairs, clusters } = change;
  return `95 %: ${signed(interval.low)} to ${signed(interval.high)}; ${counted(pairs, "pair")}, ${counted(clusters, "query", "queries")}`;
}

const hints: Readonly<Record<VerdictBadgeProps["verdict"], string>> = {
  up: "Replies use the draft more often than the old page, by more than chance explains.",
  down: "Replies use the draft less often than the old page, by more than chance explains.",
  noise: "A difference of this size can be chance.",
  incomparable: "No query was answered with both pages.",
};

/** The verdict with its reason; undefined where there is none. */
export function preferenceVerdict({ verdict, change }: PreferenceFigure): VerdictBadgeProps | undefined {
  const judged = verdictOf(verdict, change?.points ?? 0);
  return judged && { verdict: judged, hint: hints[judged] };
}

/** How the simulation was made, such as "5 repeats, one at each place; names of brands were replaced". */
export function madeText({ repeats, masked, masks }: PreferenceResult): string {
  const times = repeats / modelSimulationLimits.places;
  const often = times === 1 ? "one at each place" : `${times} at each place`;
  const names = masks.map(({ name, mask }) => `${name} as ${mask}`).join(", ");
  const brands = masked && names !== "" ? `Brands were masked: ${names}.` : "Brands kept their names.";
  return `${repeats} repeats, ${often}. ${brands}`;
}

type Places = PreferenceResult["questions"][number]["models"][number]["places"];

/** Over all places: how often the arm was cited. */
export function totalOf(places: Places, arm: "old" | "draft"): { readonly hits: number; readonly n: number } {
  return places.reduce(
    (sum, place) => ({ hits: sum.hits + (place[arm]?.hits ?? 0), n: sum.n + (place[arm]?.n ?? 0) }),
    { hits: 0, n: 0 },
  );
}

/** Title of a reply: the page that it was given, and what it made of it, such as "Draft at place 2: cites 2, 4". */
export function replyTitle({ arm, place, cited, problem }: SimulationReply): string {
  const page = arm === "draft" ? "Draft" : "Old page";
  const made = cited.length === 0 ? "cites nothing" : `cites ${cited.join(", ")}`;
  return `${page} at place ${place}: ${problem === null ? made : "no reply"}`;
}

/** Whether a reply cites ours. */
export function citesOurs({ cited, place }: SimulationReply): boolean {
  return cited.includes(place);
}

/** A share of sentences, such as "33.3 % of 24 sentences". */
export function sentencesText({ rate, n }: { readonly rate: number | null; readonly n: number }): string {
  return `${percent(rate)} of ${counted(n, "sentence")}`;
}
