import { isDay, shiftDay } from "@citelens/contract/base/days";
import { type ModelStanding, noticeDays, type OperatorHealth } from "@citelens/contract/visibility/operators";

type AnnouncedEnd = NonNullable<OperatorHealth["retirement"]>;

interface ModelList {
  readonly models: readonly { readonly ids: readonly string[]; readonly ends: AnnouncedEnd | false }[];
  /** Whether a model that is not listed cannot be asked. */
  readonly isComplete: boolean;
}

/** Statement of a provider's own list about a model that we ask it for. */
export interface ToldModel {
  /** Null where nobody can tell: a list that does not hold every name that can be asked. */
  readonly listed: boolean | null;
  readonly ends: AnnouncedEnd | null;
  /** Every name of the same model. */
  readonly ids: readonly string[];
}

/** By the name under which we ask. */
export type ToldModels = Readonly<Record<string, ToldModel>>;
export type NotifiedModels = Readonly<Record<string, string>>;

/** Statements of a list about these models. */
export function toldOf(models: readonly string[], { models: listed, isComplete }: ModelList): ToldModels {
  return Object.fromEntries(
    models.map((model): [string, ToldModel] => {
      const found =
        listed.find(({ ids }) => ids.includes(model)) ??
        listed.find(({ ids }) => ids.some((id) => isNameOf(model, id)));
      if (found) return [model, { listed: true, ends: found.ends || null, ids: found.ids }];
      return [model, { listed: isComplete ? false : null, ends: null, ids: [] }];
    }),
  );
}

interface ModelFacts {
  readonly model: string;
  readonly told: ToldModel | undefined;
  /** The end that is in our own list. */
  readonly retirement: AnnouncedEnd | undefined;
  /** Name that the last answer gave itself; undefined where none has come, or its name means nothing. */
  readonly answeredAs: string | undefined;
  /** yyyy-MM-dd */
  readonly today: string;
}

export interface StandingResult {
  readonly standing: ModelStanding;
  readonly retirement: AnnouncedEnd | null;
}

/** How a model stands: the worst of what is known of it. What the provider says of its end counts more than our list. */
export function standingOf(known: ModelFacts): StandingResult {
  const { model, told, answeredAs, today } = known;
  const toldEnd = announced(told);
  const retirement = endOf(toldEnd, known.retirement ?? null);
  const as = (standing: ModelStanding): StandingResult => ({ standing, retirement });

  // Of our own list no day means that it is gone; of a provider's, that it has not said when.
  const endsOn = retirement && (retirement.shutdown_day ?? (toldEnd ? undefined : today));
  if (typeof endsOn === "string" && endsOn <= today) return as("ended");
  if (told?.listed === false) return as("unlisted");
  if (answeredAs !== undefined && isOther(model, answeredAs, told?.ids ?? [])) return as("redirected");
  if (retirement && (endsOn ?? today) <= shiftDay(today, noticeDays)) return as("ending");
  return as(told?.listed ? "listed" : "unknown");
}

/** Problem that a superuser has to hear of, as words that change when it does; undefined while all is well. */
export function problemOf(
  { standing, retirement }: StandingResult,
  answeredAs: string | undefined,
): string | undefined {
  if (standing === "listed" || standing === "unknown") return undefined;
  if (standing === "redirected") return `redirected ${answeredAs}`;
  return standing === "unlisted" ? standing : `${standing} ${retirement?.shutdown_day ?? ""}`;
}

/** Whether another model answered; a dated name, another of its names, or the latest one is the same. */
export function isOther(asked: string, answeredAs: string, ids: readonly string[]): boolean {
  const isLatest = /[-:]latest$/.test(asked);
  return !isLatest && ![asked, ...ids].some((name) => isNameOf(name, answeredAs));
}

/** Whether a name is a model's own, or that of one of its versions: gpt-6-luna-2026-09-01 is gpt-6-luna. */
export function isNameOf(model: string, name: string): boolean {
  const [own, other] = [bare(model), bare(name)];
  return (
    other === own ||
    (other.startsWith(own) && /^[-@:](\d{2,8}(-\d{2}){0,2}|latest)$/.test(other.slice(own.length)))
  );
}

/** Without what stands before it, as in models/gemini-3.8-flash or perplexity/sonar. */
function bare(name: string): string {
  return name.toLowerCase().replace(/^.*\//, "");
}

/** End that a provider announces, without a day or for one that there is: older versions kept whatever came. */
function announced(told: ToldModel | undefined): AnnouncedEnd | null {
  const day = told?.ends?.shutdown_day ?? null;
  return day === null || isDay(day) ? (told?.ends ?? null) : null;
}

function endOf(told: AnnouncedEnd | null, listed: AnnouncedEnd | null): AnnouncedEnd | null {
  if (!told) return listed;
  return {
    shutdown_day: told.shutdown_day ?? listed?.shutdown_day ?? null,
    replacement: told.replacement ?? listed?.replacement ?? null,
  };
}
