import type { Overridden } from "@citelens/contract/visibility/model-overrides";
import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { type ReactElement, useState } from "react";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Instant } from "#ui/text/instant.tsx";
import { operatorHealthQuery } from "./models.queries.ts";
import { configuredFirst, limitsText, priceRemarks, providerPriceText } from "./models.rules.ts";
import { LimitsDialog, PriceDialog } from "./terms-dialogs.tsx";

/** Price of an answer of each model and how often its provider is asked; either can be set in the place of the standard. */
export function TermsTable(): ReactElement | null {
  const operators = useQuery(operatorHealthQuery);
  // The list above it, of the same models, says that they load or why they are not there.
  if (!operators.data) return null;
  return (
    <>
      <h2 className="text-lg font-semibold">Prices and limits</h2>
      <DataTable
        label="Prices and limits"
        wide
        columns={columns}
        data={tableDataOf(operators, configuredFirst)}
        rowKey={({ id }) => id}
        skeletonRows={8}
        empty={<EmptyState icon={Bot} title="No AI models" frame="none" />}
      />
    </>
  );
}

const columns: readonly DataColumn<OperatorHealth>[] = [
  { id: "model", header: "Model", kind: "main", cell: ({ display_name }) => display_name },
  { id: "provider", header: "Provider", kind: "text", cell: ({ provider }) => provider },
  { id: "price", header: "An answer costs", kind: "text", long: true, cell: Price },
  { id: "provider-price", header: "Its provider charges", kind: "text", long: true, cell: ProviderCharge },
  { id: "limits", header: "Limits of the provider", kind: "text", long: true, cell: Limits },
  { id: "acts", header: "Change", kind: "actions", cell: (operator) => <Acts operator={operator} /> },
];

function Price({ credits_per_answer, price_overridden, standard_credits_per_answer }: OperatorHealth) {
  return (
    <>
      <p>{counted(credits_per_answer, "credit")}</p>
      <SetNote set={price_overridden} standard={counted(standard_credits_per_answer, "credit")} />
    </>
  );
}

function ProviderCharge({ provider_price }: OperatorHealth) {
  if (provider_price === null) return <span className="text-fg-3">Nothing</span>;
  return (
    <>
      <p>{providerPriceText(provider_price)}</p>
      {priceRemarks(provider_price).map((remark) => (
        <p key={remark} className="text-sm text-fg-3">
          {remark}
        </p>
      ))}
    </>
  );
}

function Limits({ limits }: OperatorHealth) {
  return (
    <>
      <p>{limitsText(limits)}</p>
      <SetNote set={limits.overridden} standard={limitsText(limits.standard)} />
    </>
  );
}

interface SetNoteProps {
  readonly set: Overridden | null;
  readonly standard: string;
}

function SetNote({ set, standard }: SetNoteProps): ReactElement | null {
  if (set === null) return null;
  return (
    <p className="text-sm wrap-anywhere text-fg-3">
      Standard: {standard}. Changed by {set.by ?? "an account that is gone"} on <Instant at={set.at} />:{" "}
      {set.reason}
    </p>
  );
}

/** The local index is free and stays so. */
function Acts({ operator }: { readonly operator: OperatorHealth }): ReactElement {
  const { display_name, access } = operator;
  const [edited, setEdited] = useState<"price" | "limits">();
  const close = (): void => setEdited(undefined);
  return (
    <div className="flex justify-end gap-2">
      {access !== "local" && (
        <Button size="sm" aria-label={`Price of ${display_name}`} onClick={() => setEdited("price")}>
          Price
        </Button>
      )}
      <Button size="sm" aria-label={`Limits of ${display_name}`} onClick={() => setEdited("limits")}>
        Limits
      </Button>
      {edited === "price" && <PriceDialog operator={operator} onClose={close} />}
      {edited === "limits" && <LimitsDialog operator={operator} onClose={close} />}
    </div>
  );
}
