import { mondayOf } from "@citelens/contract/base/days";
import { localModel } from "@citelens/contract/visibility/ai-models";
import type { SentimentLabel, SourceKind } from "@citelens/contract/visibility/answers";

/** What sums are made of: an analysed answer that came back. */
export interface Counted {
  readonly workspace_id: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly operator_model: string;
  readonly model_id: string | null;
  readonly analyser_version: number;
  readonly branded: boolean;
  readonly mentions: readonly {
    readonly brand_id: string;
    readonly is_client: boolean;
    readonly position: number;
    readonly sentiment: SentimentLabel;
  }[];
  readonly citations: readonly {
    readonly domain: string;
    readonly kind: SourceKind;
    readonly cited: boolean;
  }[];
}

/** A row of sums, by the columns of its table. */
export type SumRow = Readonly<Record<string, string | number | boolean>>;

/** What is to be added to the rows of each table; sums may be negative. */
export interface RollUp {
  readonly answer_days: readonly SumRow[];
  readonly brand_days: readonly SumRow[];
  readonly source_days: readonly SumRow[];
  readonly source_weeks: readonly SumRow[];
  readonly cell_days: readonly SumRow[];
  readonly cell_weeks: readonly SumRow[];
  readonly version_days: readonly SumRow[];
}

type Table = keyof RollUp;
const tables: readonly Table[] = [
  "answer_days",
  "brand_days",
  "source_days",
  "source_weeks",
  "cell_days",
  "cell_weeks",
  "version_days",
];

interface Line {
  readonly table: Table;
  readonly key: SumRow;
  readonly sums: Readonly<Record<string, number>>;
}

/**
 * What a change of answers changes of the sums: those of before are taken off, those of after added, and what stays as
 * it was is left out. Rows come in the order of their keys, so that two writers lock them in the same order.
 */
export function rollUp<Answer extends Counted>(
  { before, after }: { readonly before: readonly Answer[]; readonly after: readonly Answer[] },
  dayOf: (answer: Answer) => string,
): RollUp {
  const found = new Map<string, { readonly line: Line; readonly sums: Record<string, number> }>();
  const add = (answer: Answer, sign: 1 | -1): void => {
    for (const line of linesOf(answer, dayOf(answer))) {
      const id = `${line.table} ${Object.values(line.key).join(" ")}`;
      const known = found.get(id) ?? { line, sums: {} };
      found.set(id, known);
      for (const [name, value] of Object.entries(line.sums))
        known.sums[name] = (known.sums[name] ?? 0) + sign * value;
    }
  };
  for (const answer of before) add(answer, -1);
  for (const answer of after) add(answer, 1);

  const changed = [...found]
    .filter(([, { sums }]) => Object.values(sums).some((value) => value !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { line, sums }]) => ({ table: line.table, row: { ...line.key, ...sums } }));
  const rowsOf = (table: Table): SumRow[] =>
    changed.filter((one) => one.table === table).map(({ row }) => row);
  return Object.fromEntries(tables.map((table) => [table, rowsOf(table)])) as Record<Table, SumRow[]>; // all tables
}

function linesOf(answer: Counted, day: string): Line[] {
  const { workspace_id, campaign_id, operator_model, branded, query_id } = answer;
  const key = { workspace_id, campaign_id, day, branded, is_local: operator_model === localModel };
  const week = mondayOf(day);
  const client = answer.mentions.find(({ is_client }) => is_client);
  const cited = answer.citations.filter((citation) => citation.cited);
  const domains = [...new Set(cited.map(({ domain }) => domain))];
  const owned = cited.find(({ kind }) => kind === "OWNED");
  const ofClient = {
    n: 1,
    mentions: client ? 1 : 0,
    position_sum: client?.position ?? 0,
    cited: owned ? 1 : 0,
  };
  const cell = {
    key: { ...key, query_id, operator_model },
    sums: { ...ofClient, cited_rank_sum: owned ? domains.indexOf(owned.domain) + 1 : 0 },
  };
  return [
    {
      table: "answer_days",
      key: { ...key, operator_model },
      sums: {
        ...ofClient,
        mentioned_and_cited: client && owned ? 1 : 0,
        citing: cited.length > 0 ? 1 : 0,
      },
    },
    { table: "cell_days", ...cell },
    { table: "cell_weeks", ...cell, key: { ...cell.key, day: week } },
    {
      table: "version_days",
      key: {
        ...key,
        operator_model,
        model_id: answer.model_id ?? "",
        analyser_version: answer.analyser_version,
      },
      sums: { n: 1 },
    },
    ...answer.mentions.map(
      ({ brand_id, position, sentiment }): Line => ({
        table: "brand_days",
        key: { ...key, brand_id },
        sums: { mentions: 1, position_sum: position, [sentiment.toLowerCase()]: 1 },
      }),
    ),
    ...sourceLines(answer, domains).flatMap(({ domain, kind, ...sums }): Line[] => [
      { table: "source_days", key: { ...key, domain, kind }, sums },
      { table: "source_weeks", key: { ...key, day: week, domain, kind }, sums },
    ]),
  ];
}

interface SourceLine {
  readonly domain: string;
  readonly kind: SourceKind;
  readonly uses: number;
  readonly rank_sum: number;
  readonly retrieved: number;
}

/** One line for each domain, however many of its pages there are; its own pages make a domain the client's. */
function sourceLines({ citations }: Counted, citedDomains: readonly string[]): SourceLine[] {
  return [...Map.groupBy(citations, ({ domain }) => domain)].map(([domain, own]) => {
    const place = citedDomains.indexOf(domain) + 1;
    const kind = own.find((one) => one.kind === "OWNED")?.kind ?? own[0]?.kind ?? "OTHER";
    return { domain, kind, uses: place > 0 ? 1 : 0, rank_sum: place, retrieved: 1 };
  });
}
