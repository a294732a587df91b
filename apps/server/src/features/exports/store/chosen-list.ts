import { type Operation, operations } from "@citelens/contract/api";
import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { ExportList } from "@citelens/contract/platform/exports";
import { z } from "zod";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { OpenedList } from "#platform/files/served-lists.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { ListColumns } from "./exports.sql.ts";

/** Parameters that say how a list is answered, and not which rows it has. */
const ofAnswers = ["format", "page", "page_size"];
const ranges = [
  ["from_date", "to_date"],
  ["start_date", "end_date"],
] as const;

/** Somebody with whose rights a list of a workspace is read. */
export interface ListReader {
  readonly place: Place;
  readonly userId: string;
}

/** Every list of workspaces that can be had whole as a file, and that a key may read: a person's alone leaves by no other way. */
export function exportLists({ lists }: Tools): ExportList[] {
  return operations
    .filter(({ endpoint }) => isOffered(lists, endpoint))
    .map(({ name, endpoint }) => ({
      operation: name,
      summary: endpoint.summary,
      params: paramsOf(endpoint.params),
      needs: [...paramsOf(endpoint.params), ...requiredOf(endpoint.query)],
      query: filtersOf(endpoint.query),
      takes_last_days: rangeOf(endpoint.query) !== undefined,
    }));
}

/** The list that was chosen, opened with the rights that its reader has at this moment. Throws what the list itself would answer. */
export async function openChosen(
  tools: Tools,
  { place, userId }: ListReader,
  chosen: ListColumns,
): Promise<OpenedList> {
  const { endpoint } = findList(tools, chosen);
  const open = tools.lists.get(endpoint);
  if (!open) throw new FieldRefusal({ operation: [fieldErrors.listUnknown] });

  refuseUnknown(chosen.params, paramsOf(endpoint.params));
  refuseUnknown(chosen.query, filtersOf(endpoint.query));
  return open(userId, {
    params: { ...chosen.params, projectId: place.workspaceId },
    query: { ...chosen.query, ...(await lastDaysOf(tools, place, { chosen, endpoint })) },
    format: chosen.format,
  });
}

function findList({ lists }: Tools, { operation }: ListColumns): Operation {
  const found = operations.find(({ name, endpoint }) => name === operation && isOffered(lists, endpoint));
  if (!found) throw new FieldRefusal({ operation: [fieldErrors.listUnknown] });
  return found;
}

function isOffered(lists: Tools["lists"], endpoint: Operation["endpoint"]): boolean {
  return endpoint.scope === "read" && lists.has(endpoint);
}

/** Refuses by its name what a list would leave out silently: its figures would be others than were asked for. */
function refuseUnknown(given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new FieldRefusal(Object.fromEntries(unknown.map((name) => [name, [fieldErrors.parameterUnknown]])));
}

/** The last days in the workspace's time zone, as the list names their ends. */
async function lastDaysOf(
  tools: Tools,
  place: Place,
  { chosen, endpoint }: { readonly chosen: ListColumns } & Pick<Operation, "endpoint">,
): Promise<Record<string, string>> {
  const { last_days: days, query } = chosen;
  if (days === null) return {};

  const range = rangeOf(endpoint.query);
  if (!range) throw new FieldRefusal({ last_days: [fieldErrors.lastDaysNone] });
  if (range.some((name) => name in query)) throw new FieldRefusal({ last_days: [fieldErrors.lastDaysBoth] });
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  const today = dayIn(settings?.time_zone ?? "UTC", tools.now());
  return { [range[0]]: shiftDay(today, 1 - days), [range[1]]: today };
}

function paramsOf(schema: z.ZodType | undefined): string[] {
  return namesOf(schema).filter((name) => name !== "projectId");
}

function filtersOf(schema: z.ZodType | undefined): string[] {
  return namesOf(schema).filter((name) => !ofAnswers.includes(name));
}

/** Filters without which it answers nothing, beside a range that the last days can stand for. */
function requiredOf(schema: z.ZodType | undefined): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const range: readonly string[] = rangeOf(schema) ?? [];
  return Object.entries(schema.shape)
    .filter(([name, field]) => !range.includes(name) && !field.safeParse(undefined).success)
    .map(([name]) => name);
}

function rangeOf(schema: z.ZodType | undefined): (typeof ranges)[number] | undefined {
  const names = namesOf(schema);
  return ranges.find((range) => range.every((name) => names.includes(name)));
}

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
