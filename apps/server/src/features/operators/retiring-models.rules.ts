/** That a provider ends a model, as it has announced it. */
export interface Retirement {
  /** The first day on which it answers nothing; null where it is gone and the day is not known. */
  readonly shutdown_day: string | null;
  /** What the provider names in its place, or what answers in campaigns by default. */
  readonly replacement: string;
}

/** The day on which the list below was last compared with the providers' announcements. */
export const retirementsKnownOn = "2026-11-22";

/**
 * Models that have ended or will. A default must end no earlier than 60 days after the list was compared; a test says so.
 * Add what providers announce, with the day of comparison.
 */
const retirements: Readonly<Record<string, Retirement>> = {
  "claude-sonnet-4-5": { shutdown_day: "2026-11-30", replacement: "claude-sonnet-5-5" },
  "claude-sonnet-4-5-20250929": { shutdown_day: "2026-11-30", replacement: "claude-sonnet-5-5" },
  "deepseek-chat": { shutdown_day: "2026-07-24", replacement: "deepseek-flash" },
  "gpt-4.1": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
  "gpt-4o": { shutdown_day: "2027-01-14", replacement: "gpt-6.1-terra" },
  "gpt-5": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" },
  "gpt-5-mini": { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" },
  "gpt-5.1": { shutdown_day: "2027-04-01", replacement: "gpt-6.1-terra" },
  "grok-4": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
  "grok-4-0709": { shutdown_day: "2026-05-15", replacement: "grok-4.3" },
  "kimi-latest": { shutdown_day: null, replacement: "kimi-k2.6" },
};

/** When a model ends; undefined for one that nobody has said so of, and for those of a server of one's own. */
export function retirementOf({
  provider,
  model,
}: {
  readonly provider: string;
  readonly model: string;
}): Retirement | undefined {
  if (provider === "openai-compatible" || !Object.hasOwn(retirements, model)) return undefined;
  return retirements[model];
}
