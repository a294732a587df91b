import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { operations } from "@citelens/contract/api";
import { z } from "zod";
import { openApiDocument } from "../../apps/server/src/app/openapi.ts";
import { type BreakingChange, type OpenApi, openApi } from "./api-changes.ts";

const folder = new URL("../../packages/contract/released/", import.meta.url);
const documentFile = fileURLToPath(new URL("openapi.json", folder));
const announcedFile = fileURLToPath(new URL("announced-changes.json", folder));

const announcement = z.strictObject({
  /** Part of the change as the comparison tells it. */
  change: z.string().min(1),
  operations: z.array(z.string()).min(1),
  reason: z.string().min(1),
});
export type Announcement = z.output<typeof announcement>;

/** The API as it is now, without what superusers do: their part is nobody's to build on. */
export function presentApi(): OpenApi {
  const { paths, ...document } = openApi.parse(openApiDocument("https://citelens.example"));
  const ofSuperusers = new Set(
    operations.filter(({ endpoint }) => endpoint.caller === "superuser").map(({ name }) => name),
  );
  const kept = Object.entries(paths).flatMap(([path, methods]) => {
    const open = Object.entries(methods).filter(([, { operationId }]) => !ofSuperusers.has(operationId));
    return open.length > 0 ? [[path, Object.fromEntries(open)] as const] : [];
  });
  return { ...document, paths: Object.fromEntries(kept) };
}

export function readReleased(): OpenApi {
  return openApi.parse(JSON.parse(readFileSync(documentFile, "utf8")));
}

export function readAnnounced(): Announcement[] {
  return z.array(announcement).parse(JSON.parse(readFileSync(announcedFile, "utf8")));
}

/** Makes the API of now the one that later changes are held against, of which none is announced yet. */
export function release(version: string): void {
  const document = { ...presentApi(), info: { title: "Citelens API", version } };
  writeFileSync(documentFile, JSON.stringify(document));
  writeFileSync(announcedFile, "[]\n");
}

/** Changes that nobody announced. */
export function unannounced(
  changes: readonly BreakingChange[],
  announced: readonly Announcement[],
): BreakingChange[] {
  return changes.filter((one) => !announced.some((told) => tells(told, one)));
}

/** Announcements of what did not change, as `operation: change`. */
export function withoutChange(
  announced: readonly Announcement[],
  changes: readonly BreakingChange[],
): string[] {
  return announced.flatMap((told) =>
    told.operations
      .filter((operation) => !changes.some((one) => one.operation === operation && tells(told, one)))
      .map((operation) => `${operation}: ${told.change}`),
  );
}

function tells({ operations: named, change }: Announcement, one: BreakingChange): boolean {
  return named.includes(one.operation) && one.change.includes(change);
}
