import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, instant, text, webUrl } from "../base/fields.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { faultNames, warehouseDatasets, warehouseListedDays, warehouseStates } from "./warehouse-words.ts";

const bucketName = text(63).refine(
  (name) => /^[A-Za-z0-9][A-Za-z0-9._-]+[A-Za-z0-9]$/.test(name),
  fieldErrors.bucketName,
);
const prefix = z
  .string()
  .trim()
  .max(200)
  .transform((value) => value.replace(/^\/+|\/+$/g, ""))
  .refine((value) => /^[A-Za-z0-9!_.'()*=/-]*$/.test(value), fieldErrors.objectPrefix)
  .refine(
    (value) => value.split("/").every((part) => part !== ".." && part !== "."),
    fieldErrors.objectPrefix,
  );
const endpointUrl = webUrl.refine((url) => !/[?#]/.test(url), fieldErrors.url);
const region = text(64).refine((value) => /^[A-Za-z0-9-]+$/.test(value), fieldErrors.storageRegion);
const visible = (charactersMax: number) =>
  text(charactersMax).refine((value) => /^[\x21-\x7e]+$/.test(value), fieldErrors.invalid);

const target = {
  /** Address of the storage, without the bucket. */
  endpoint: endpointUrl,
  region,
  bucket: bucketName,
  /** Folder within the bucket; empty for the bucket itself. */
  prefix,
  access_key_id: visible(128),
};

const targetRead = { endpoint: z.string(), region: z.string(), bucket: z.string(), prefix: z.string() };

export const warehouseDelivery = z.object({
  dataset: z.enum(warehouseDatasets),
  rows: count,
  bytes: count,
  files: count,
  delivered_at: instant,
});

export const warehouseDay = z.object({
  day,
  /** Whether it is written anew no more. */
  is_final: z.boolean(),
  /** Whether every dataset of it is there. */
  is_complete: z.boolean(),
  datasets: z.array(warehouseDelivery),
});
export type WarehouseDay = z.output<typeof warehouseDay>;

/** A bucket that the workspace's data is delivered to. The secret is in no answer. */
export const warehouse = z.object({
  settings: z.object({ ...targetRead, access_key_id: z.string(), is_on: z.boolean() }).nullable(),
  state: z.enum(warehouseStates),
  fault: z.enum(faultNames).nullable(),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  next_run_at: instant.nullable(),
  /** Days before the last ones that have not been delivered yet; null once none are left. */
  backlog: z.object({ next_day: day, days_left: count }).nullable(),
  /** The newest first. */
  days: z.array(warehouseDay),
});
export type Warehouse = z.output<typeof warehouse>;

const keyed = { ...workspaceWrites, scope: "none", refusesImpersonators: true } as const;

export const getWarehouse = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/warehouse/",
  summary: "The bucket that the workspace's data is delivered to, and its last deliveries",
  query: z.object({ days: z.coerce.number().int().min(1).max(warehouseListedDays).default(14) }),
  answer: warehouse,
});

export const createWarehouse = endpoint({
  ...keyed,
  path: "/projects/:projectId/warehouse/",
  summary:
    "Deliver the workspace's data to a bucket (owners only); stored once an object could be written and read there",
  body: z.object({ ...target, secret_access_key: visible(256), is_on: z.boolean().default(true) }),
  answer: warehouse,
  status: 201,
});

export const updateWarehouse = endpoint({
  ...keyed,
  method: "PATCH",
  path: "/projects/:projectId/warehouse/",
  summary: "Change the bucket, or switch its deliveries on or off (owners only)",
  params: workspacePath,
  body: z.object({ ...target, secret_access_key: visible(256), is_on: z.boolean() }).partial(),
  answer: warehouse,
});

export const deleteWarehouse = endpoint({
  ...keyed,
  method: "DELETE",
  path: "/projects/:projectId/warehouse/",
  summary: "Forget the bucket and its keys (owners only); what was delivered stays in it",
});

export const testWarehouse = endpoint({
  ...keyed,
  path: "/projects/:projectId/warehouse/test/",
  summary:
    "Write, read and remove an object in a bucket (owners only); what is left out is taken from the stored settings",
  repeatable: "reads",
  body: z.object({ ...target, secret_access_key: visible(256) }).partial(),
  answer: z.object({ object: z.string(), took_ms: count }),
});
