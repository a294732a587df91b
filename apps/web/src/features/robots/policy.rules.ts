import { type Purpose, purposes } from "@citelens/contract/traffic/agent-words";
import type { PolicyChoice, PolicyEffect, RobotsPolicy } from "@citelens/contract/traffic/robots";

export type PresetName = "all" | "search" | "people";

interface Preset {
  readonly label: string;
  readonly description: string;
  readonly purposes: RobotsPolicy["purposes"];
}

const everybody = Object.fromEntries(purposes.map((purpose) => [purpose, "allow"])) as Record<
  Purpose,
  "allow"
>; // one for each

/** The policies that most sites want. What a policy does not speak of stays as it is. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  all: {
    label: "Open to all",
    description: "Every agent may read the site.",
    purposes: everybody,
  },
  search: {
    label: "Search yes, training no",
    description: "Assistants may find and cite you; models are not trained on your pages.",
    purposes: {
      llm_training: "disallow",
      ai_search_index: "allow",
      ai_user_fetch: "allow",
      ai_agent: "allow",
    },
  },
  people: {
    label: "Only assistants that answer people",
    description: "Pages are opened when somebody asks for them; nobody keeps an index or trains.",
    purposes: {
      llm_training: "disallow",
      ai_search_index: "disallow",
      ai_user_fetch: "allow",
      ai_agent: "allow",
      other: "disallow",
    },
  },
};

export const presetNames: readonly PresetName[] = ["all", "search", "people"];

/** Preset that the choices are, if any. */
export function presetOf(policy: RobotsPolicy): PresetName | undefined {
  if (Object.values(policy.agents).some((choice) => choice !== undefined)) return undefined;
  return presetNames.find((name) =>
    purposes.every((purpose) => choiceOf(policy, purpose) === (presets[name].purposes[purpose] ?? "leave")),
  );
}

export function choiceOf(policy: RobotsPolicy, purpose: Purpose): PolicyChoice {
  return policy.purposes[purpose] ?? "leave";
}

/** An agent's own choice; undefined where its purpose decides. */
export function withAgentChoice(
  policy: RobotsPolicy,
  token: string,
  choice: PolicyChoice | undefined,
): RobotsPolicy {
  const { [token]: _, ...others } = policy.agents;
  return { ...policy, agents: choice ? { ...others, [token]: choice } : others };
}

/** Whether a policy changes what an agent may read: its start page, pages that it visited, or paths that rules speak of. */
export function isChanged(effect: PolicyEffect): boolean {
  return (
    effect.before.allowed !== effect.after.allowed ||
    effect.pages_allowed_before !== effect.pages_allowed_after ||
    effect.closes.count + effect.opens.count > 0
  );
}

/** Agents with the same paths, which are told once. */
export interface ChangedPaths {
  readonly tokens: readonly string[];
  readonly paths: readonly string[];
  /** Number of paths of which those are some. */
  readonly count: number;
}

/** Paths that agents will read less that may read the start page all the same, the widest first. */
export function lessOpen(effects: readonly PolicyEffect[]): ChangedPaths[] {
  const losing = effects.filter(({ after, closes }) => after.allowed && closes.count > 0);
  const byPaths = Map.groupBy(losing, ({ closes }) => closes.paths.join("\n"));
  return [...byPaths.values()].flatMap((all) => {
    const closes = all[0]?.closes;
    return closes
      ? [{ tokens: all.map(({ token }) => token), paths: closes.paths, count: closes.count }]
      : [];
  });
}

/** A path as it may stand in the field; undefined where it is none. */
export function closedPathOf(text: string): string | undefined {
  return /^(?:\/|\*(?=[^*$]))[^\s#\p{Cc}]+$/u.test(text) ? text : undefined;
}
