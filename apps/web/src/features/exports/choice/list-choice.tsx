import type { FileFormat } from "@citelens/contract/base/list-format";
import type { ExportList } from "@citelens/contract/platform/exports";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { ExportWish } from "./exports.queries.ts";
import { exportListsQuery } from "./exports.queries.ts";

const periods = [
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
] as const;
const daysOf = { "7": 7, "30": 30, "90": 90 } as const;

const formats: readonly { readonly value: FileFormat; readonly label: string }[] = [
  { value: "csv", label: "CSV for spreadsheets" },
  { value: "xlsx", label: "XLSX with dates and numbers" },
  { value: "ndjson", label: "NDJSON for programs" },
];

export const formatNames: Readonly<Record<FileFormat, string>> = {
  csv: "CSV",
  xlsx: "XLSX",
  ndjson: "NDJSON",
};

/** A list as somebody chose it; `wish` is undefined while the lists are not known. */
export interface ListChoice {
  readonly wish: ExportWish | undefined;
  readonly fields: ReactElement;
}

/** Fields in which a list, its last days and its format are chosen: those lists that need nothing else to be said. */
export function useListChoice(): ListChoice {
  const lists = useQuery(exportListsQuery(useWorkspaceId()));
  const [operation, setOperation] = useState("");
  const [period, setPeriod] = useState<keyof typeof daysOf>("30");
  const [format, setFormat] = useState<FileFormat>("csv");
  const offered = lists.data?.filter(({ needs }) => needs.length === 0) ?? [];
  const chosen = offered.find((one) => one.operation === operation) ?? offered[0];

  return {
    wish: chosen && {
      operation: chosen.operation,
      last_days: chosen.takes_last_days ? daysOf[period] : null,
      format,
    },
    fields: (
      <>
        <SelectField
          label="List"
          options={offered.map(optionOf)}
          value={chosen?.operation ?? ""}
          onChange={setOperation}
        />
        {chosen?.takes_last_days && (
          <SelectField
            label="Days"
            hint="Up to the day on which it is asked, in the workspace’s time zone."
            options={periods}
            value={period}
            onChange={setPeriod}
          />
        )}
        <SelectField label="Format" options={formats} value={format} onChange={setFormat} />
      </>
    ),
  };
}

function optionOf({ operation, summary }: ExportList) {
  return { value: operation, label: summary };
}

/** How a list is called, where its name is known. */
export function useListName(): (operation: string) => string {
  const lists = useQuery(exportListsQuery(useWorkspaceId()));
  return (operation) => lists.data?.find((one) => one.operation === operation)?.summary ?? operation;
}
