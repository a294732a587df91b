import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type {
  createWarehouse as createContract,
  testWarehouse as testContract,
  updateWarehouse as updateContract,
  Warehouse,
  WarehouseDay,
} from "@citelens/contract/platform/warehouse";
import { warehouseDatasets } from "@citelens/contract/platform/warehouse-words";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { definedOnly } from "#platform/defined-only.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type OpenTarget, openTarget, sealSecret } from "./bucket.ts";
import { deliver } from "./deliver.ts";
import { type DeliveryRow, forgetDeliveries, listDeliveries } from "./deliveries.sql.ts";
import { backlogOf } from "./delivery-plan.rules.ts";
import { probeBucket } from "./probe.ts";
import {
  changeWarehouse,
  findWarehouse,
  insertWarehouse,
  removeWarehouse,
  type WarehouseRow,
} from "./warehouse.sql.ts";

type NewTarget = ParsedInput<typeof createContract>["body"];
type TargetChanges = ParsedInput<typeof updateContract>["body"];
type TestedTarget = ParsedInput<typeof testContract>["body"];

const daysShown = 14;

/** Settings and deliveries as the API shows them, never the secret. */
export async function getWarehouse(tools: Tools, member: Member, days = daysShown): Promise<Warehouse> {
  const row = await findWarehouse(tools, member);
  if (!row) return nothing;

  const today = await todayOf(tools, member);
  const deliveries = await listDeliveries(tools, member, { from: shiftDay(today, -days), to: today });
  const { endpoint, region, bucket, prefix, access_key_id, is_on } = row;
  return {
    settings: { endpoint, region, bucket, prefix, access_key_id, is_on },
    state: row.state,
    fault: row.fault,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    next_run_at: row.is_on ? row.next_run_at.toISOString() : null,
    backlog: backlogOf(row.next_day, today),
    days: daysOf(deliveries),
  };
}

const nothing: Warehouse = {
  settings: null,
  state: "NEVER",
  fault: null,
  started_at: null,
  finished_at: null,
  next_run_at: null,
  backlog: null,
  days: [],
};

export async function createWarehouse(
  tools: Tools,
  member: Member,
  { secret_access_key, ...target }: NewTarget,
): Promise<Warehouse> {
  if (await findWarehouse(tools, member)) throw new Refusal("WAREHOUSE_EXISTS");
  await probeBucket(tools, member, { target: { ...target, secret_access_key } });
  await inTransaction(tools, async (within) => {
    const sealed_secret = sealSecret(within, member, secret_access_key);
    const inserted = await insertWarehouse(within, member, {
      ...target,
      sealed_secret,
      state: "NEVER",
      next_run_at: within.now(),
    });
    if (!inserted) throw new Refusal("WAREHOUSE_EXISTS");
    await auditWarehouse(within, member, "warehouse.created", target);
    if (target.is_on) await enqueueDelivery(within, member);
  });
  return getWarehouse(tools, member);
}

/** Data that goes to another place than before is delivered anew, from the first day on. */
export async function updateWarehouse(
  tools: Tools,
  member: Member,
  { is_on, ...changes }: TargetChanges,
): Promise<Warehouse> {
  const row = await findWarehouse(tools, member);
  if (!row) throw new Refusal("NOT_FOUND");
  const { secret_access_key, ...shown } = changes;
  const target = withStored(tools, member, { row, changes });
  const isOn = is_on ?? row.is_on;
  if (isOn || Object.keys(changes).length > 0) await probeBucket(tools, member, { target });

  const isElsewhere = (["endpoint", "bucket", "prefix"] as const).some((name) => target[name] !== row[name]);
  await inTransaction(tools, async (within) => {
    const changed = await changeWarehouse(within, member, {
      ...definedOnly(shown),
      is_on: isOn,
      fault: null,
      next_run_at: within.now(),
      state: isElsewhere ? "NEVER" : stateOf(row),
      ...(secret_access_key !== undefined && {
        sealed_secret: sealSecret(within, member, secret_access_key),
      }),
      ...(isElsewhere && { next_day: null, started_at: null, finished_at: null }),
    });
    if (!changed) throw new Refusal("NOT_FOUND");
    if (isElsewhere) await forgetDeliveries(within, member);
    await auditWarehouse(within, member, "warehouse.changed", { ...target, is_on: isOn });
    if (isOn) await enqueueDelivery(within, member);
  });
  return getWarehouse(tools, member);
}

/** A failure of before may well be mended by what was changed. */
function stateOf({ state, finished_at }: WarehouseRow): WarehouseRow["state"] {
  if (state === "OK") return "OK";
  return finished_at ? "OK" : "NEVER";
}

export async function deleteWarehouse(tools: Tools, member: Member): Promise<void> {
  await inTransaction(tools, async (within) => {
    const removed = await removeWarehouse(within, member);
    if (!removed) throw new Refusal("NOT_FOUND");
    await forgetDeliveries(within, member);
    await auditWarehouse(within, member, "warehouse.deleted", removed);
  });
}

export async function testWarehouse(
  tools: Tools,
  member: Member,
  tested: TestedTarget,
): Promise<{ readonly object: string; readonly took_ms: number }> {
  const row = await findWarehouse(tools, member);
  const target = withStored(tools, member, { row, changes: tested });
  return probeBucket(tools, member, { target, isLookedAt: true });
}

interface TargetParts {
  readonly row: WarehouseRow | undefined;
  readonly changes: TestedTarget;
}

/** The target as it would be with these changes; refuses what nobody has named. */
function withStored(tools: Tools, member: Member, { row, changes }: TargetParts): OpenTarget {
  const stored = row && { ...row, ...openTarget(tools, member, row) };
  const part = (name: keyof TestedTarget): string => {
    const value = changes[name] ?? (stored && name in stored ? stored[name as "endpoint"] : undefined); // whichever of them is there
    if (value === undefined) throw new FieldRefusal({ [name]: [fieldErrors.required] });
    return value;
  };
  return {
    endpoint: part("endpoint"),
    region: part("region"),
    bucket: part("bucket"),
    prefix: part("prefix"),
    access_key_id: part("access_key_id"),
    secret_access_key: part("secret_access_key"),
  };
}

async function todayOf(tools: Tools, { workspaceId }: Member): Promise<string> {
  const settings = await findWorkspaceSettings(tools, workspaceId);
  return dayIn(settings?.time_zone ?? "UTC", tools.now());
}

function daysOf(deliveries: readonly DeliveryRow[]): WarehouseDay[] {
  return [...Map.groupBy(deliveries, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    is_final: ofDay.every(({ is_final }) => is_final),
    is_complete: ofDay.length === warehouseDatasets.length,
    datasets: warehouseDatasets.flatMap((name) =>
      ofDay
        .filter(({ dataset }) => dataset === name)
        .map(({ dataset, rows, bytes, file_count, delivered_at }) => ({
          dataset,
          rows,
          bytes,
          files: file_count,
          delivered_at: delivered_at.toISOString(),
        })),
    ),
  }));
}

function enqueueDelivery(tools: Tools, { workspaceId }: Member): Promise<void> {
  return enqueue(tools, deliver, { workspaceId }, { key: workspaceId });
}

function auditWarehouse(
  tools: Tools,
  member: Member,
  action: string,
  {
    endpoint,
    bucket,
    prefix,
    access_key_id,
    is_on,
  }: Pick<WarehouseRow, "endpoint" | "bucket" | "prefix" | "access_key_id" | "is_on">,
): Promise<void> {
  const details = { endpoint, bucket, prefix, access_key_id, is_on };
  return audit(tools, member, {
    action,
    workspaceId: member.workspaceId,
    subjectId: member.workspaceId,
    details,
  });
}
