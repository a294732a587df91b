import type { SpendingRow } from "@citelens/contract/billing/spending";
import type { ReactNode } from "react";
import { countText, dollarsText, perCent } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { exactText, failedText, marginOf } from "./spending.rules.ts";

/** Costs come first, so that a phone shows them. The rate is unknown while the overview is loading. */
export function spendingColumns(usdPerEuro: number | undefined): readonly DataColumn<SpendingRow>[] {
  return [
    { id: "name", header: "Name", kind: "main", cell: nameCell },
    { id: "cost", header: "Cost", kind: "number", cell: ({ cost_usd }) => dollarsText(cost_usd) },
    { id: "exact", header: "Accuracy", kind: "number", cell: exactText },
    { id: "calls", header: "Calls", kind: "number", cell: ({ calls }) => countText(calls) },
    {
      id: "failed",
      header: "Failed",
      kind: "number",
      cell: (row) => <span className="sm:whitespace-nowrap">{failedText(row)}</span>,
    },
    { id: "credits", header: "Credits", kind: "number", cell: ({ credits }) => countText(credits) },
    {
      id: "margin",
      header: "Margin",
      kind: "number",
      cell: (row) => <span className="sm:whitespace-nowrap">{marginText(row, usdPerEuro)}</span>,
    },
  ];
}

function nameCell({ name, detail }: SpendingRow): ReactNode {
  return (
    <span className="flex min-w-36 flex-col">
      <span>{name}</span>
      {detail !== null && <span className="text-sm font-normal text-fg-3">{detail}</span>}
    </span>
  );
}

function marginText(row: SpendingRow, usdPerEuro: number | undefined): string {
  if (usdPerEuro === undefined) return "–";
  const { usd, percent } = marginOf(row, usdPerEuro);
  return percent === null ? dollarsText(usd) : `${dollarsText(usd)} (${perCent(percent)})`;
}
