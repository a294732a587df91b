import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { creditsUsd } from "@citelens/contract/billing/pricing";
import type * as contract from "@citelens/contract/billing/spending";
import { catalogue } from "#features/operators/public.ts";
import { spendingReport } from "#features/spending/report/public.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf } from "../store/list-query.ts";
import { type Payer, payersOf } from "./payers.ts";

type Query = ParsedInput<typeof contract.listSpending>["query"];
type Group = Awaited<ReturnType<typeof spendingReport.groups>>["rows"][number];
type PayerNaming = (group: Group) => Payer;

/** One page of what the providers cost, by what the query tells costs apart by. */
export async function listSpending(
  tools: Tools,
  query: Query & { readonly url: string },
): Promise<Page<contract.SpendingRow>> {
  const { count, rows } = await spendingReport.groups(tools, { ...wantedBy(query), ...rangeOf(query) });
  return pageOfRows(await named(tools, query.by, rows), { ...query, count, pageSize: query.page_size });
}

/** All of it, as a table. */
export function exportSpending(tools: Tools, query: Query): ListFile {
  return listFile({
    name: `costs-by-${query.by}`,
    items: inBatches(async (range) => {
      const { rows } = await spendingReport.groups(tools, { ...wantedBy(query), ...range });
      return named(tools, query.by, rows);
    }),
    header: [
      "Name",
      "Detail",
      "Calls",
      "Failed calls",
      "Cost (USD)",
      "Of it exact (USD)",
      "Of it estimated (USD)",
      "Of that guessed (USD)",
      "Credits",
      "Credits at list price (USD)",
      "Margin (USD)",
    ],
    cellsOf: (row) => cells(row, tools.usdPerEuro),
  });
}

function cells(row: contract.SpendingRow, usdPerEuro: number): (string | number)[] {
  const { name, detail, calls, failed, cost_usd, exact_usd, guessed_usd, credits } = row;
  const income = creditsUsd(credits, usdPerEuro);
  const money = [cost_usd, exact_usd, cost_usd - exact_usd, guessed_usd].map(toMillionth);
  return [
    name,
    detail ?? "",
    calls,
    failed,
    ...money,
    credits,
    toMillionth(income),
    toMillionth(income - cost_usd),
  ];
}

/** As costs are stored, without what floating point leaves behind. */
function toMillionth(usd: number): number {
  return Math.round(usd * 1_000_000) / 1_000_000;
}

const keys = {
  operator: "provider",
  model: "model",
  organization: "organization",
  purpose: "purpose",
} as const satisfies Record<contract.SpendingGroup, string>;

function wantedBy({ by, from_date: from, to_date: to }: Query) {
  return { by: keys[by], from, to };
}

async function named(
  tools: Tools,
  by: contract.SpendingGroup,
  groups: readonly Group[],
): Promise<contract.SpendingRow[]> {
  const namingOf: Readonly<Record<contract.SpendingGroup, () => PayerNaming | Promise<PayerNaming>>> = {
    operator: () => operatorNaming(tools),
    model: () => modelNaming(tools),
    organization: () => organizationNaming(tools, groups),
    purpose: () => purposeNaming,
  };
  const naming = await namingOf[by]();
  return groups.map((group) => {
    const { provider: _, model: __, ...figures } = group;
    return { ...figures, ...naming(group) };
  });
}

/** A provider goes by the name that the configuration has for it; the assistants that it answers for tell who it is. */
function operatorNaming({ ai }: Tools): PayerNaming {
  const rows = catalogue(ai);
  return ({ provider }) => {
    const assistants = rows
      .filter((row) => row.provider === provider)
      .map(({ display_name }) => display_name);
    return { name: provider, detail: assistants.join(", ") || null };
  };
}

/** A row of the catalogue goes by its name, a model that writes or judges by its own. */
function modelNaming({ ai }: Tools): PayerNaming {
  const names = new Map(catalogue(ai).map(({ id, display_name }) => [id, display_name]));
  return ({ provider, model }) => ({ name: names.get(model) ?? model, detail: provider });
}

async function organizationNaming(tools: Tools, groups: readonly Group[]): Promise<PayerNaming> {
  const payerOf = await payersOf(
    tools,
    groups.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  return ({ id }) => (id === null ? { name: "This installation", detail: "Checks of models" } : payerOf(id));
}

const purposes: Readonly<Record<string, Payer>> = {
  ANSWER: { name: "Answers", detail: "Questions of campaigns" },
  JUDGE: { name: "Judgements", detail: "How answers speak of brands" },
  TEXT: { name: "Texts", detail: "Suggestions that a model writes" },
  CHECK: { name: "Checks", detail: "Whether a model answers" },
};

const purposeNaming: PayerNaming = ({ id }) => purposes[id ?? ""] ?? { name: id ?? "", detail: null };
