import type { RobotsPolicy, TextUse } from "@citelens/contract/traffic/robots";

export type UsageChoice = "leave" | "yes" | "no" | "unsaid";

export function usageChoiceOf(policy: RobotsPolicy, use: TextUse): UsageChoice {
  const wish = policy.usage[use];
  if (wish === undefined) return "leave";
  if (wish === null) return "unsaid";
  return wish ? "yes" : "no";
}

export function withUsageChoice(policy: RobotsPolicy, use: TextUse, choice: UsageChoice): RobotsPolicy {
  const { [use]: _, ...others } = policy.usage;
  if (choice === "leave") return { ...policy, usage: others };
  return { ...policy, usage: { ...others, [use]: choice === "unsaid" ? null : choice === "yes" } };
}

/** Whether it may stand in a line about terms of use. */
export function isLicense(text: string): boolean {
  return /^https:\/\/[^\s#\p{Cc}]+$/u.test(text);
}
