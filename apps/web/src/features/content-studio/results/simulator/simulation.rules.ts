import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { Simulation, SimulationResult } from "@citelens/contract/content/simulation-fields";
import type { SimulationStatus } from "@citelens/contract/content/studio-words";
import { counted, countText, tenthsText } from "#lib/figures.ts";
import { sampleText } from "#ui/charts/time-series/sample-text.ts";

export const progressLabels: Readonly<Record<Exclude<SimulationStatus, "DONE" | "FAILED">, string>> = {
  QUEUED: "Waiting for its turn",
  READING: "Reading the pages that answers cite",
  ASKING: "Asking the local index",
};

type Rivals = NonNullable<Simulation["rivals"]>;

/** How many of the pages that answers cite could be read. */
export function rivalsText({ cited, read }: Rivals): string {
  if (cited === 0) return "No answer cites a page for these queries: only pages of the index compete.";
  return `${countText(read)} of ${counted(cited, "page")} that answers cite could be read.`;
}

/** Number of questions asked, such as "21 questions of 2 target queries". */
export function askedText({ n, clusters }: Pick<SimulationResult, "n" | "clusters">): string {
  return `${counted(n, "question")} of ${counted(clusters, "target query", "target queries")}`;
}

type Rate = SimulationResult["old"]["cited"];

/** The interval of a rate, such as "8.9–53.2 % for these questions"; empty without one. */
export function intervalText({ interval }: Pick<Rate, "interval">): string {
  if (!interval) return "";
  const ends = sampleText({ low: interval.low, high: interval.high });
  return interval.of === "prompts" ? `${ends} for these questions` : ends;
}

/** How steady the citations of an arm are, such as "cited in 94 of 100 draws". */
export function drawsText(share: number | null, { count }: SimulationResult["draws"]): string {
  if (share === null) return "–";
  return `cited in ${tenthsText((share * count) / 100)} of ${countText(count)} draws`;
}

/** Name of what the draft is compared with; a new page has no old one. */
export function oldPageName({ page_url: pageUrl }: Pick<Optimization, "page_url">): string {
  return pageUrl === null ? "Without it" : "Old page";
}

type Question = SimulationResult["questions"][number];
type Outcome = Question["draft"];

/** How a page fared with a question, such as "Cited, place 2". */
export function outcomeText({ cited, retrieved, place }: Outcome): string {
  if (cited) return place === null ? "Cited" : `Cited, place ${place}`;
  if (retrieved) return `Found, place ${place}`;
  return place === null ? "Not found" : `Place ${place}, too far down`;
}
