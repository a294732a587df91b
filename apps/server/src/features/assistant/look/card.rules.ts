import type { ToolCard } from "@citelens/contract/content/assistant-fields";

type Figure = ToolCard["figures"][number];
type Interval = { readonly low: number; readonly high: number; readonly of?: "topic" | "prompts" } | null;

const lineMax = 280;

/** A text of others as a line. */
export function line(text: string, max = lineMax): string {
  const one = text.replace(/\s+/g, " ").trim();
  return one.length <= max ? one : `${one.slice(0, max - 1).trimEnd()}…`;
}

/** With at most two decimals, as the pages show it. */
export function numberText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A day as the pages write it. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

export function percent(value: number | null): string {
  return value === null ? "none yet" : `${numberText(value)} %`;
}

/** How many answers a share is of, and where it lies. */
export function noteOf(n: number, interval: Interval, what = "answers"): string {
  const counted = `n = ${n} ${what}`;
  if (interval === null) return counted;
  const scope = interval.of === "prompts" ? ", for these prompts" : "";
  return `${counted}, 95 % interval ${numberText(interval.low)} to ${numberText(interval.high)} %${scope}`;
}

export function shareFigure(
  label: string,
  {
    rate,
    n,
    interval,
    what,
  }: {
    readonly rate: number | null;
    readonly n: number;
    readonly interval: Interval;
    readonly what?: string;
  },
): Figure {
  return { label, value: percent(rate), note: noteOf(n, interval, what) };
}

export function countFigure(label: string, count: number): Figure {
  return { label, value: String(count), note: null };
}

/** Pages of the product, as the browser's routes have them. */
export function paths(workspaceId: string) {
  const at = (path: string): string => `/workspaces/${workspaceId}/${path}`;
  return {
    overview: at("insight/dashboard"),
    conversations: at("insight/conversations"),
    conversation: (queryId: string) => at(`insight/conversations/${queryId}`),
    sources: at("insight/sources"),
    opportunities: at("opportunities"),
    audits: at("technical-optimization/dashboard"),
    audit: (auditId: string) => at(`technical-optimization/results/${auditId}`),
    texts: at("optimization/campaigns"),
    text: (optimizationId: string) => at(`optimization/campaigns/${optimizationId}/results`),
  };
}
