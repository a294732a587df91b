import { mondayOf } from "@citelens/contract/base/days";
import { localModel } from "@citelens/contract/visibility/ai-models";
import type { AnswerStatus, SentimentLabel, SourceKind } from "@citelens/contract/visibility/answers";

/** Source of sums: an answer, from when it was asked for. */
export interface CountedAnswer {
  readonly workspace_id: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly query_text: string;
  readonly operator_model: string;
  readonly branded: boolean;
  readonly country: string | null;
  readonly language: string;
  readonly status: AnswerStatus;
  readonly created: Date;
  readonly answered_at: Date | null;
  /** Model version of those that came back and were analysed, which alone are counted as answers. */
  readonly model_id: string | null;
  readonly analyser_version: number | null;
  readonly mentions: readonly {
    readonly brand_id: string;
    readonly is_client: boolean;
    readonly position: number;
    readonly sentiment: SentimentLabel;
    /** Whether a judge said so. */
    readonly is_judged: boolean;
  }[];
  /** Whether it says that it does not know the client. */
  readonly unknown_to_model: boolean;
  readonly citations: readonly {
    readonly domain: string;
    readonly kind: SourceKind;
    readonly cited: boolean;
  }[];
}

/** Where an answer counts: on a day of the generation of sums that is shown, and of the next one while that is made. */
export interface AnswerPlace {
  readonly generation: number;
  readonly day: string;
}

/** A row of sums, by the columns of its table. */
export type SumRow = Readonly<Record<string, string | number | boolean | null | Counts>>;

/** By what is counted. */
type Counts = Readonly<Record<string, number>>;

/** In the order in which they are written: cells, then days, then what queries are. */
const tables = [
  "cell_totals",
  "cell_weeks",
  "cell_days",
  "answer_days",
  "brand_days",
  "source_weeks",
  "source_days",
  "version_days",
  "asked_queries",
] as const;
type Table = (typeof tables)[number];

/** Additions to the rows of each table; sums may be negative, and of words and instants the latest stay. */
export type RollUp = Readonly<Record<Table, readonly SumRow[]>>;

interface Line {
  readonly table: Table;
  readonly key: SumRow;
  readonly sums: Counts;
  /** Counts by what is counted, in a column each. */
  readonly counts?: Readonly<Record<string, Counts>>;
  /** Latest values: of all lines of a key those of the last count. */
  readonly latest?: Readonly<Record<string, string | boolean | null>>;
}

/**
 * Changes of the sums by a change of answers: those of before are taken off, those of after added, and what stays as it was is left out.
 * Rows come in the order of their keys, so that two writers lock them in the same order.
 */
export function rollUp<Answer extends CountedAnswer>(
  { before, after }: { readonly before: readonly Answer[]; readonly after: readonly Answer[] },
  placesOf: (answer: Answer) => readonly AnswerPlace[],
): RollUp {
  const found = new Map<string, LineSums>();
  const add = (answer: Answer, sign: 1 | -1): void => {
    for (const line of placesOf(answer).flatMap((placed) => linesOf(answer, placed))) {
      const id = `${line.table} ${Object.values(line.key).join(" ")}`;
      const known = found.get(id) ?? { line, sums: {}, counts: {}, latest: undefined };
      found.set(id, known);
      addTo(known.sums, line.sums, sign);
      for (const [column, counts] of Object.entries(line.counts ?? {})) {
        known.counts[column] ??= {};
        addTo(known.counts[column], counts, sign);
      }
      known.latest = laterOf(known.latest, line.latest);
    }
  };
  for (const answer of before) add(answer, -1);
  for (const answer of after) add(answer, 1);

  const changed = [...found]
    .filter(([, { sums, counts }]) => [sums, ...Object.values(counts)].some(isAnything))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { line, sums, counts, latest }]) => ({
      table: line.table,
      row: { ...line.key, ...sums, ...withoutNothing(counts), ...latest },
    }));
  const rowsOf = (table: Table): SumRow[] =>
    changed.filter((one) => one.table === table).map(({ row }) => row);
  return Object.fromEntries(tables.map((table) => [table, rowsOf(table)])) as unknown as RollUp; // all tables
}

interface LineSums {
  readonly line: Line;
  readonly sums: Record<string, number>;
  readonly counts: Record<string, Record<string, number>>;
  latest: Line["latest"];
}

function addTo(sums: Record<string, number>, added: Counts, sign: 1 | -1): void {
  for (const [name, value] of Object.entries(added)) sums[name] = (sums[name] ?? 0) + sign * value;
}

function isAnything(counts: Counts): boolean {
  return Object.values(counts).some((value) => value !== 0);
}

function withoutNothing(columns: Readonly<Record<string, Counts>>): Record<string, Counts> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, counts]) => [
      column,
      Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0)),
    ]),
  );
}

/** Instants are written so that later ones are greater. */
function laterOf(one: Line["latest"], other: Line["latest"]): Line["latest"] {
  if (!one || !other) return one ?? other;
  const [first, second] =
    String(one.last_created) <= String(other.last_created) ? [one, other] : [other, one];
  const answered = [one.last_answered, other.last_answered].map((at) => at ?? "").toSorted();
  return { ...first, ...second, ...("last_answered" in one && { last_answered: answered[1] || null }) };
}

function linesOf(answer: CountedAnswer, { generation, day }: AnswerPlace): Line[] {
  const { workspace_id, campaign_id, operator_model, branded, query_id } = answer;
  const campaign = { workspace_id, campaign_id, generation };
  const kind = { branded, is_local: operator_model === localModel };
  const key = { ...campaign, day, ...kind };
  const isCounted = answer.status === "OK" && answer.analyser_version !== null;
  const asked = {
    asked: 1,
    refused: answer.status === "REFUSED" ? 1 : 0,
    failed: answer.status === "FAILED" ? 1 : 0,
  };
  const counted = isCounted ? countedIn(answer) : undefined;
  const cell = {
    sums: { ...asked, ...counted?.ofClient, ...counted?.ofCell },
    latest: {
      last_created: answer.created.toISOString(),
      last_answered: answer.answered_at?.toISOString() ?? null,
    },
  };
  const ofPair = {
    ...cell,
    sums: { ...cell.sums, ...counted?.ofPair },
    ...(isCounted && { counts: pairCounts(answer) }),
  };
  return [
    { table: "cell_totals", key: { ...campaign, query_id, operator_model, ...kind }, ...cell },
    { table: "cell_weeks", key: { ...key, day: mondayOf(day), query_id, operator_model }, ...ofPair },
    { table: "cell_days", key: { ...key, query_id, operator_model }, ...ofPair },
    {
      table: "answer_days",
      key: { ...key, operator_model },
      sums: { ...asked, ...counted?.ofClient, ...counted?.ofDay },
    },
    ...(isCounted ? partsOf(answer, key) : []),
    queryLine(answer, campaign),
  ];
}

/** Counts that an answer that came back adds to the sums about the client. */
function countedIn(answer: CountedAnswer): Record<"ofClient" | "ofCell" | "ofPair" | "ofDay", Counts> {
  const client = answer.mentions.find(({ is_client }) => is_client);
  const domains = citedDomains(answer);
  const owned = answer.citations.find(({ cited, kind }) => cited && kind === "OWNED");
  const citing = domains.length > 0 ? 1 : 0;
  return {
    ofClient: {
      n: 1,
      mentions: client ? 1 : 0,
      position_sum: client?.position ?? 0,
      cited: owned ? 1 : 0,
      unknown_to_model: answer.unknown_to_model ? 1 : 0,
    },
    ofCell: { cited_rank_sum: owned ? domains.indexOf(owned.domain) + 1 : 0 },
    ofPair: { citing },
    ofDay: { mentioned_and_cited: client && owned ? 1 : 0, citing },
  };
}

/** Brands that an answer names, and which sites it cites. */
function pairCounts(answer: CountedAnswer): Record<"brands" | "sites", Counts> {
  return {
    brands: Object.fromEntries(answer.mentions.map(({ brand_id }) => [brand_id, 1])),
    sites: Object.fromEntries(citedDomains(answer).map((domain) => [domain, 1])),
  };
}

function citedDomains({ citations }: CountedAnswer): string[] {
  return [...new Set(citations.filter(({ cited }) => cited).map(({ domain }) => domain))];
}

/** Lines that an answer adds to the sums about its version, brands and sites. */
function partsOf(answer: CountedAnswer, key: SumRow & { readonly day: string }): Line[] {
  return [
    {
      table: "version_days",
      key: {
        ...key,
        operator_model: answer.operator_model,
        model_id: answer.model_id ?? "",
        analyser_version: answer.analyser_version,
      },
      sums: { n: 1 },
    },
    ...answer.mentions.map(
      ({ brand_id, position, sentiment, is_judged }): Line => ({
        table: "brand_days",
        key: { ...key, brand_id },
        sums: {
          mentions: 1,
          position_sum: position,
          [sentiment.toLowerCase()]: 1,
          ...(is_judged && sentiment !== "UNKNOWN" && { judged: 1 }),
        },
      }),
    ),
    ...sourceLines(answer, citedDomains(answer)).flatMap(({ domain, kind, ...sums }): Line[] => [
      { table: "source_days", key: { ...key, domain, kind }, sums },
      { table: "source_weeks", key: { ...key, day: mondayOf(key.day), domain, kind }, sums },
    ]),
  ];
}

function queryLine(answer: CountedAnswer, campaign: SumRow): Line {
  const { query_id, query_text, branded, country, language, created } = answer;
  const latest = { query_text, branded, country, language, last_created: created.toISOString() };
  return { table: "asked_queries", key: { ...campaign, query_id }, sums: { asked: 1 }, latest };
}

interface SourceLine {
  readonly domain: string;
  readonly kind: SourceKind;
  readonly uses: number;
  readonly rank_sum: number;
  readonly retrieved: number;
}

/** One line for each domain, however many of its pages there are; its own pages make a domain the client's. */
function sourceLines({ citations }: CountedAnswer, citedDomains: readonly string[]): SourceLine[] {
  return [...Map.groupBy(citations, ({ domain }) => domain)].map(([domain, own]) => {
    const place = citedDomains.indexOf(domain) + 1;
    const kind = own.find((one) => one.kind === "OWNED")?.kind ?? own[0]?.kind ?? "OTHER";
    return { domain, kind, uses: place > 0 ? 1 : 0, rank_sum: place, retrieved: 1 };
  });
}
