import { dayIn, hourMs, later, shiftDay, startOfDay } from "@citelens/contract/base/days";
import {
  type WarehouseDataset,
  type WarehouseFault,
  warehouseDatasets,
  warehouseListedDays,
} from "@citelens/contract/platform/warehouse-words";
import { z } from "zod";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { changeHeld } from "#platform/leases/lease.sql.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { leaseOf, whileLeased } from "#platform/leases/while-leased.ts";
import type { ObjectStore } from "#platform/object-storage/object-store.ts";
import { sha256 } from "#platform/object-storage/signed-request.rules.ts";
import { StorageFailure } from "#platform/object-storage/storage-failure.ts";
import type { DaySpan } from "#platform/parquet/day-dataset.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { keyOf, type OpenTarget, openBucket, openTarget } from "./bucket.ts";
import { claimFolder, claimName } from "./claim-folder.ts";
import { datasets } from "./datasets.ts";
import { forgetDeliveries, listDeliveries, putDeliveries } from "./deliveries.sql.ts";
import { daysOfNight, isFinal, nextNight } from "./delivery-plan.rules.ts";
import { type DeliveredFile, manifestOf } from "./manifest.rules.ts";
import { isDue, leasedWarehouse, type WarehouseRow } from "./warehouse.sql.ts";

const retryMs = hourMs;
const contentType = "application/vnd.apache.parquet";

/** Brings a workspace's days to its bucket, one process at a time; what a killed one has left undone is begun again. */
export const deliver = job({
  name: "warehouse.deliver",
  payload: z.object({ workspaceId: z.uuid() }),
  run: async (tools, payload) => {
    const place = placeOfJob(payload);
    const lease = leaseOf(tools, leasedWarehouse(place), {
      what: { warehouse: place.workspaceId },
      where: isDue(tools.now()),
      changes: { state: "RUNNING", started_at: tools.now(), fault: null },
    });
    await whileLeased(tools, lease, (row, signal) => deliverAs(tools, place, { row, signal }));
  },
  waitsReadOnly: true,
});

interface Holder {
  readonly row: WarehouseRow;
  readonly signal: AbortSignal;
}

async function deliverAs(tools: Tools, place: Place, holder: Holder): Promise<void> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  if (!settings) throw new LeaseLost();
  const { time_zone: timeZone } = settings;
  const today = dayIn(timeZone, tools.now());
  try {
    await deliverDays(tools, place, { ...holder, timeZone, today });
    const ended = {
      state: "OK",
      finished_at: tools.now(),
      next_run_at: nextNight(timeZone, today, tools.now()),
    } as const;
    await change(tools, place, holder, ended);
  } catch (error) {
    if (holder.signal.aborted || error instanceof HandedBack || error instanceof LeaseLost) throw error;
    const fault: WarehouseFault = error instanceof StorageFailure ? error.fault : "internal";
    await change(tools, place, holder, { state: "FAILED", fault, next_run_at: later(tools.now(), retryMs) });
    if (fault === "internal") throw error;
    tools.log.warn({ reason: String(error), workspace: place.workspaceId }, "A bucket took no data");
  }
}

interface Night extends Holder {
  readonly timeZone: string;
  readonly today: string;
}

async function deliverDays(tools: Tools, place: Place, night: Night): Promise<void> {
  const { row, signal, timeZone, today } = night;
  const target = openTarget(tools, place, row);
  if (!target)
    throw new StorageFailure("secret", "The stored secret cannot be opened by this installation's key");
  const bucket = openBucket(tools, target, signal);
  await claimFolder(bucket, place, { key: keyOf(target, claimName) });
  const first = row.next_day ?? (await firstDay(tools, place, timeZone)) ?? today;
  let next = first;
  await change(tools, place, night, { next_day: next });
  for (const day of daysOfNight(first, today)) {
    const span = { day, from: startOfDay(timeZone, day), before: startOfDay(timeZone, shiftDay(day, 1)) };
    await deliverDay(tools, place, { bucket, target, span, isFinal: isFinal(day, today), signal });
    if (day !== next || !isFinal(day, today)) continue;
    next = shiftDay(day, 1);
    await change(tools, place, night, { next_day: next });
  }
  await forgetDeliveries(tools, place, shiftDay(today, -warehouseListedDays));
  await putManifest(tools, place, { bucket, target, timeZone, today });
}

interface DayDelivery {
  readonly bucket: ObjectStore;
  readonly target: OpenTarget;
  readonly span: DaySpan;
  readonly isFinal: boolean;
  readonly signal: AbortSignal;
}

/** Notes a day once all of it is in the bucket, and removes what it had more before. */
async function deliverDay(tools: Tools, place: Place, delivery: DayDelivery): Promise<void> {
  const { bucket, target, span, isFinal, signal } = delivery;
  const before = await listDeliveries(tools, place, { from: span.day, to: span.day });
  const delivered = [];
  for (const dataset of warehouseDatasets) {
    const files = await putFiles(tools, place, { ...delivery, dataset });
    const old = before.find((one) => one.dataset === dataset)?.files ?? [];
    for (const { path } of old.slice(files.length)) await bucket.remove(keyOf(target, path));
    const rows = files.reduce((sum, file) => sum + file.rows, 0);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const counts = { rows, bytes, files, file_count: files.length };
    delivered.push({ day: span.day, dataset, ...counts, is_final: isFinal, delivered_at: tools.now() });
  }
  signal.throwIfAborted();
  await putDeliveries(tools, place, delivered);
}

async function putFiles(
  tools: Tools,
  place: Place,
  { bucket, target, span, signal, dataset }: DayDelivery & { readonly dataset: WarehouseDataset },
): Promise<DeliveredFile[]> {
  const files: DeliveredFile[] = [];
  for await (const { rows, body } of datasets[dataset].parts(tools, place, span)) {
    signal.throwIfAborted();
    const path = `${dataset}/day=${span.day}/part-${files.length}.parquet`;
    await bucket.put(keyOf(target, path), body, contentType);
    files.push({ path, rows, bytes: body.byteLength, sha256: sha256(body) });
  }
  return files;
}

async function putManifest(
  tools: Tools,
  place: Place,
  {
    bucket,
    target,
    timeZone,
    today,
  }: Pick<DayDelivery, "bucket" | "target"> & Pick<Night, "timeZone" | "today">,
): Promise<void> {
  const deliveries = await listDeliveries(tools, place, {
    from: shiftDay(today, -warehouseListedDays),
    to: today,
  });
  const { workspaceId } = place;
  const manifest = manifestOf({ deliveries, datasets, workspaceId, timeZone, writtenAt: tools.now() });
  await bucket.put(keyOf(target, "_manifest.json"), Buffer.from(manifest), "application/json");
}

/** The first day of which there is anything; undefined where there is nothing yet. */
async function firstDay(tools: Tools, place: Place, timeZone: string): Promise<string | undefined> {
  const moments = await Promise.all(Object.values(datasets).map((one) => one.firstAt(tools, place)));
  const days = moments.flatMap((at) => (at ? [dayIn(timeZone, at)] : []));
  return days.toSorted()[0];
}

/** Changes the row for as long as it is this holder's. */
async function change(
  tools: Tools,
  place: Place,
  { row }: Holder,
  changes: Partial<Pick<WarehouseRow, "state" | "fault" | "next_day" | "next_run_at" | "finished_at">>,
): Promise<void> {
  const isHeld = await changeHeld(tools, leasedWarehouse(place), { fence: row.fence, changes });
  if (!isHeld) throw new LeaseLost();
}
