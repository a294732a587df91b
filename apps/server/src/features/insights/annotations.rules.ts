import type { Annotation } from "@citelens/contract/visibility/insights";

export function launches(
  campaigns: readonly { readonly id: string; readonly name: string; readonly day: string }[],
): Annotation[] {
  return campaigns.map(({ id, name, day }) => ({
    date: day,
    kind: "campaign_launched",
    label: `${name} launched`,
    campaign_id: id,
  }));
}

interface QueryChange {
  readonly campaign_id: string;
  readonly day: string;
  readonly kind: "added" | "retired";
}

/** One mark for each campaign and day: how many queries came and went. */
export function queryChanges(
  changes: readonly QueryChange[],
  names: ReadonlyMap<string, string>,
): Annotation[] {
  return [...Map.groupBy(changes, ({ campaign_id, day }) => `${campaign_id} ${day}`).values()].flatMap(
    (own) => {
      const [first] = own;
      if (!first) return [];
      const added = own.filter(({ kind }) => kind === "added").length;
      const parts = [
        ...(added > 0 ? [`${queries(added)} added`] : []),
        ...(own.length > added ? [`${queries(own.length - added)} retired`] : []),
      ];
      const name = names.get(first.campaign_id) ?? "";
      return [
        {
          date: first.day,
          kind: "queries_changed" as const,
          label: `${name}: ${parts.join(", ")}`,
          campaign_id: first.campaign_id,
        },
      ];
    },
  );
}

interface CompetitorChange {
  readonly campaign_id: string;
  readonly day: string;
  readonly kind: "added" | "removed";
  readonly name: string;
}

/** One mark for each campaign and day: which competitors came and went; one that did both on a day did neither. */
export function competitorChanges(
  changes: readonly CompetitorChange[],
  names: ReadonlyMap<string, string>,
): Annotation[] {
  return [...Map.groupBy(changes, ({ campaign_id, day }) => `${campaign_id} ${day}`).values()].flatMap(
    (own) => {
      const left = [...Map.groupBy(own, ({ name }) => name).values()].flatMap(lastingOf);
      const [first] = left;
      if (!first) return [];
      const parts = (["added", "removed"] as const).flatMap((kind) => {
        const named = left.filter((one) => one.kind === kind).map(({ name }) => name);
        return named.length === 0 ? [] : [`${listed(named)} ${kind}`];
      });
      return [
        {
          date: first.day,
          kind: "competitors_changed" as const,
          label: `${names.get(first.campaign_id) ?? ""}: ${parts.join(", ")}`,
          campaign_id: first.campaign_id,
        },
      ];
    },
  );
}

/** Outcome of a day's changes of one competitor. */
function lastingOf(changes: readonly CompetitorChange[]): CompetitorChange[] {
  const last = changes.at(-1);
  return last && changes.length % 2 === 1 ? [last] : [];
}

const namesShown = 3;

function listed(named: readonly string[]): string {
  const [last, ...others] = named.toReversed();
  if (named.length > namesShown) return `${named.length} competitors`;
  return others.length === 0 ? (last ?? "") : `${others.toReversed().join(", ")} and ${last}`;
}

interface Version {
  readonly operator_model: string;
  readonly model_id: string;
  readonly analyser_version: number;
  readonly first_day: string;
}

/** The days on which a model first answered as another version, or another analysis first read answers. */
export function versionChanges(
  versions: readonly Version[],
  nameOf: (operatorModel: string) => string,
): Annotation[] {
  const models = [...Map.groupBy(versions, ({ operator_model }) => operator_model)].flatMap(([model, own]) =>
    laterOf(own, ({ model_id }) => model_id)
      .filter(([id]) => id !== "")
      .map(
        ([id, date]): Annotation => ({
          date,
          kind: "model_changed",
          label: `${nameOf(model)}: ${namedBefore(own, date)} → ${id}`,
          campaign_id: null,
        }),
      ),
  );
  const analysers = laterOf(versions, ({ analyser_version }) => String(analyser_version)).map(
    ([version, date]): Annotation => ({
      date,
      kind: "analyser_changed",
      label: `Analysis version ${version}`,
      campaign_id: null,
    }),
  );
  return [...models, ...analysers];
}

/** Each value with its first day, without the values of the very first day: before them there was nothing to change. */
function laterOf(versions: readonly Version[], of: (version: Version) => string): [string, string][] {
  const first = new Map<string, string>();
  for (const version of versions) {
    const known = first.get(of(version));
    if (known === undefined || version.first_day < known) first.set(of(version), version.first_day);
  }
  const beginning = [...first.values()].toSorted()[0];
  return [...first].filter(([, day]) => day !== beginning);
}

/** The version that was new last before a day. */
function namedBefore(versions: readonly Version[], day: string): string {
  const before = versions
    .filter(({ first_day, model_id }) => first_day < day && model_id !== "")
    .toSorted((a, b) => b.first_day.localeCompare(a.first_day));
  return before[0]?.model_id ?? "unknown version";
}

function queries(count: number): string {
  return count === 1 ? "1 query" : `${count} queries`;
}
