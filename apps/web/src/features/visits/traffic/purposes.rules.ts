import type { Purpose } from "@citelens/contract/traffic/agent-words";
import type { ChartTone } from "#ui/charts/time-series/time-series-props.ts";

interface PurposeLook {
  readonly label: string;
  /** Tone in every chart, so that a purpose has one colour. */
  readonly tone: ChartTone;
}

const shown: Readonly<Record<Purpose, PurposeLook>> = {
  llm_training: { label: "LLM training", tone: 1 },
  ai_search_index: { label: "AI search index", tone: 2 },
  ai_user_fetch: { label: "Live fetch for a user", tone: 3 },
  ai_agent: { label: "Acting agent", tone: 7 },
  other: { label: "Other AI", tone: 6 },
  search_engine: { label: "Search engine", tone: 5 },
  seo: { label: "SEO tool", tone: 4 },
};

/** Purpose for which an agent fetches pages, as people read it. */
export function purposeLabel(purpose: Purpose): string {
  return shown[purpose].label;
}

/** Tone of a purpose in every chart. */
export function purposeTone(purpose: Purpose): ChartTone {
  return shown[purpose].tone;
}
