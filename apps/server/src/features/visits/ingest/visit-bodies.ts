import { setImmediate as breath } from "node:timers/promises";
import { type Visit, visit, visitErrors, visitsPerBatchMax } from "@citelens/contract/traffic/visits";
import { fieldErrorsOf } from "#platform/field-errors.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { occurredFault } from "./visits.rules.ts";

const visitsPerBreath = 200;
const badVisitsToldMax = 10;

/** The one visit of a body. */
export function readVisit(text: string, now: Date): Visit {
  return checkVisit(jsonOf(text), now);
}

/** The key by which its sender tells a batch from others, if it gave one. */
export function readBatchKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && /^[!-~]{1,200}$/.test(header)) return header;
  throw new FieldRefusal({ non_field_errors: [visitErrors.batchKey] });
}

/** Visits of a batch, not yet looked at, each with the number by which its sender can find it. */
export interface Batch {
  readonly unit: "Visit" | "Line";
  readonly items: readonly BatchItem[];
}

interface BatchItem {
  readonly number: number;
  readonly read: () => unknown;
}

/** A JSON array, or else JSON by the line (NDJSON), whatever the content type calls it. Empty lines are nothing. */
export function splitBatch(text: string): Batch {
  const batch: Batch = /^\s*\[/.test(text)
    ? { unit: "Visit", items: arrayIn(text) }
    : { unit: "Line", items: linesIn(text) };
  if (batch.items.length > visitsPerBatchMax) throw new Refusal("TOO_LARGE");
  return batch;
}

/** All visits of a batch. A single bad one refuses the whole, and the first of them are named by their numbers. */
export async function readVisits({ unit, items }: Batch, now: Date): Promise<Visit[]> {
  const visits: Visit[] = [];
  const bad: { readonly number: number; readonly refusal: FieldRefusal }[] = [];
  for (const [index, { number, read }] of items.entries()) {
    if (index % visitsPerBreath === visitsPerBreath - 1) await breath();
    try {
      visits.push(checkVisit(read(), now));
    } catch (error) {
      if (!(error instanceof FieldRefusal)) throw error;
      bad.push({ number, refusal: error });
      if (bad.length === badVisitsToldMax) break;
    }
  }
  if (bad.length === 0) return visits;

  const messages = bad.flatMap(({ number, refusal }) =>
    Object.entries(refusal.fields).flatMap(([field, faults]) =>
      faults.map((fault) => ({ field, message: `${unit} ${number}: ${fault}` })),
    ),
  );
  const byField = Map.groupBy(messages, ({ field }) => field);
  throw new FieldRefusal(
    Object.fromEntries([...byField].map(([field, told]) => [field, told.map(({ message }) => message)])),
  );
}

function checkVisit(value: unknown, now: Date): Visit {
  const parsed = visit.safeParse(value ?? {}, { reportInput: true });
  if (!parsed.success) throw new FieldRefusal(fieldErrorsOf(parsed.error));

  const { occurred_at } = parsed.data;
  const fault = occurred_at === undefined ? undefined : occurredFault(new Date(occurred_at), now);
  if (fault) throw new FieldRefusal({ occurred_at: [fault] });
  return parsed.data;
}

function arrayIn(text: string): BatchItem[] {
  const values = jsonOf(text);
  if (!Array.isArray(values)) throw new Refusal("MALFORMED_BODY");
  return values.map((value, index) => ({ number: index + 1, read: () => value }));
}

function linesIn(text: string): BatchItem[] {
  const items = text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [{ number: index + 1, read: () => lineOf(line) }]));
  if (items.length === 0) throw new Refusal("MALFORMED_BODY");
  return items;
}

function lineOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new FieldRefusal({ non_field_errors: [visitErrors.json] });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("MALFORMED_BODY");
  }
}
