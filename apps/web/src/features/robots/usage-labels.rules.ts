import {
  type PolicyEffect,
  type RobotsUsageLine,
  type RobotsUsageVerdict,
  type TextUse,
  textUses,
} from "@citelens/contract/traffic/robots";

/** Uses of texts, as it stands behind "Your texts for". */
export const useLabels: Readonly<Record<TextUse, string>> = {
  search: "Search results",
  "ai-input": "AI answers",
  "ai-train": "AI training",
};

const reuseLabels = {
  immediate: "store nothing",
  reference: "quote with a link",
  full: "may be retold in full",
} as const;

/** "Search results yes, AI training no (quote with a link)". */
export function usageText({ wishes, reuse }: Pick<RobotsUsageVerdict, "wishes" | "reuse">): string {
  const said = textUses.flatMap((use) =>
    wishes[use] === undefined ? [] : [`${useLabels[use]} ${wishes[use] ? "yes" : "no"}`],
  );
  const shown = reuse === null ? "" : reuseLabels[reuse];
  if (said.length === 0) return shown;
  return shown === "" ? said.join(", ") : `${said.join(", ")} (${shown})`;
}

/** Words for what an agent is told of one path. */
export function toldText(told: RobotsUsageVerdict): string {
  return told.path === "/" ? usageText(told) : `${told.path}: ${usageText(told)}`;
}

/** Agents that a line speaks to, and of which pages. */
export function usageLineText({ agents, path, ...said }: RobotsUsageLine): string {
  const pages = path === null || path === "/" ? "" : `, pages below ${path}`;
  return `${agentsText(agents)}${pages}: ${usageText(said)}`;
}

/** The names of a group; a line before the first group is for everybody as well. */
export function agentsText(agents: readonly string[]): string {
  return agents.length === 0 || agents.includes("*") ? "Everybody" : agents.join(", ");
}

type UsageChange = Pick<PolicyEffect, "usage_before" | "usage_after">;

/** Whether an agent is told otherwise of the use of the start page. */
export function isToldOtherwise({ usage_before: before, usage_after: after }: UsageChange): boolean {
  return textUses.some((use) => before[use] !== after[use]);
}
