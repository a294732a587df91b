import { warehouseDatasets, warehouseSchemaVersion } from "@citelens/contract/platform/warehouse-words";

/** A file as the manifest names it. */
export interface DeliveredFile {
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

interface ListedDelivery {
  readonly day: string;
  readonly dataset: string;
  readonly rows: number;
  readonly files: readonly DeliveredFile[];
  readonly is_final: boolean;
}

interface ManifestFacts {
  readonly deliveries: readonly ListedDelivery[];
  readonly datasets: Readonly<Record<string, { readonly columns: Readonly<Record<string, string>> }>>;
  readonly workspaceId: string;
  readonly timeZone: string;
  readonly writtenAt: Date;
}

/** List of everything in the bucket, for whoever reads it: written when everything that it names is there. */
export function manifestOf({
  deliveries,
  datasets,
  workspaceId,
  timeZone,
  writtenAt,
}: ManifestFacts): string {
  const days = Map.groupBy(deliveries, ({ day }) => day);
  const manifest = {
    schema_version: warehouseSchemaVersion,
    project: workspaceId,
    time_zone: timeZone,
    written_at: writtenAt.toISOString(),
    datasets: Object.fromEntries(
      Object.entries(datasets).map(([name, { columns }]) => [
        name,
        { columns: Object.entries(columns).map(([column, kind]) => columnOf(column, kind)) },
      ]),
    ),
    days: [...days].map(([day, ofDay]) => ({
      day,
      is_complete: ofDay.length === warehouseDatasets.length,
      is_final: ofDay.every((one) => one.is_final),
      rows: Object.fromEntries(ofDay.map(({ dataset, rows }) => [dataset, rows])),
    })),
    files: deliveries.flatMap(({ day, dataset, files }) => files.map((file) => ({ dataset, day, ...file }))),
  };
  return `${JSON.stringify(manifest, undefined, 1)}\n`;
}

function columnOf(
  name: string,
  kind: string,
): { readonly name: string; readonly type: string; readonly nullable: boolean } {
  const type = kind === "strings" ? "list of strings" : kind.replace("?", "");
  return { name, type, nullable: kind.endsWith("?") };
}
