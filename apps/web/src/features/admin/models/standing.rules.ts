import { daysApart } from "@citelens/contract/base/days";
import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { dayText } from "#lib/dates/dates.ts";
import { counted } from "#lib/figures.ts";

export type ModelStanding = Pick<OperatorHealth, "standing" | "retirement"> &
  Partial<Pick<OperatorHealth, "answers_as">>;

interface StandingShown {
  readonly tone: "warn" | "neg";
  readonly word: string;
}

/** The badge of a model that needs attention; null while all is well. */
export function standingBadge({ standing, retirement }: ModelStanding, today: string): StandingShown | null {
  switch (standing) {
    case "ending":
      return { tone: "warn", word: endsIn(retirement?.shutdown_day ?? null, today) };
    case "ended":
      return { tone: "neg", word: "Ended" };
    case "unlisted":
      return { tone: "neg", word: "Not listed" };
    case "redirected":
      return { tone: "warn", word: "Redirected" };
    case "listed":
    case "unknown":
      return null;
  }
}

/** Sentence behind the badge, or of an end beyond the notice; null where nothing is to be said. */
export function standingSentence({ standing, retirement, answers_as }: ModelStanding): string | null {
  if (standing === "redirected") return `${answers_as} answers in its place`;
  if (standing === "unlisted") return "Its provider does not list it";
  if (retirement === null) return null;

  const { shutdown_day, replacement } = retirement;
  const on = shutdown_day === null ? "" : ` on ${dayText(shutdown_day)}`;
  const instead = replacement === null ? "" : `: use ${replacement}`;
  return `${standing === "ended" ? "Was shut down" : "Shuts down"}${on}${instead}`;
}

export interface NamedModel extends ModelStanding {
  readonly name: string;
}

interface Attention {
  /** How many models need it. */
  readonly title: string;
  /** Each with its name and what is the matter. */
  readonly sentences: readonly string[];
}

/** Attention that is needed, in words; undefined where nothing does. */
export function attentionOf(models: readonly NamedModel[], today: string): Attention | undefined {
  const sentences = models.flatMap((model) => {
    const badge = standingBadge(model, today);
    return badge ? [`${model.name}: ${standingSentence(model) ?? badge.word}`] : [];
  });
  if (sentences.length === 0) return undefined;
  const title =
    sentences.length === 1 ? "1 model needs attention" : `${sentences.length} models need attention`;
  return { title, sentences };
}

function endsIn(day: string | null, today: string): string {
  if (day === null) return "Ends soon";
  return `Ends in ${counted(daysApart(today, day), "day")}`;
}
