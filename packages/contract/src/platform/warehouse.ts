import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, instant, text, webUrl } from "../base/fields.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";

/** What is delivered, a folder each. */
export const warehouseDatasets = [
  "visits",
  "referrals",
  "answers",
  "mentions",
  "citations",
  "daily_sums",
  "audit_log",
] as const;
export type WarehouseDataset = (typeof warehouseDatasets)[number];

/** Grows when a column is renamed, removed or changes its type; new columns come without. */
export const warehouseSchemaVersion = 1;
/** Hours after midnight of the workspace at which a night's delivery begins. */
export const warehouseHour = 3;
/** So many days before today are written anew each night, since visits and answers still come for them. */
export const warehouseRewrittenDays = 3;
/** Days that one night brings up at most, of those that were never delivered. */
export const warehouseBacklogDays = 100;
/** For so many days deliveries are listed, here and in the manifest; files stay for as long as the bucket keeps them. */
export const warehouseListedDays = 400;
export const warehouseTestsPerMinute = 10;

/** What can go wrong with a bucket, each with the field that it is about and a sentence on what to do. */
export const warehouseFaults = {
  bucket: ["bucket", "There is no such bucket here. Check its name, and that it is in this region."],
  key: ["access_key_id", "The storage does not know this access key. Check it, or make a new one."],
  secret: ["secret_access_key", "The secret does not belong to this access key. Enter it again."],
  region: ["region", "The bucket is in another region. Enter the one that your provider names."],
  clock: [
    "endpoint",
    "The storage says that our clock is wrong. Whoever runs this installation has to set it.",
  ],
  denied: [
    "access_key_id",
    "This access key may not do that. It needs to write, read and delete objects under the prefix.",
  ],
  address: [
    "endpoint",
    "This address has no host on the public internet, or not on port 443. Whoever runs this installation can let others through.",
  ],
  insecure: ["endpoint", "Data leaves encrypted only. Enter an address that begins with https://."],
  certificate: ["endpoint", "The certificate of this address is not valid for it."],
  timeout: ["endpoint", "The storage did not answer in time. Try again in a moment."],
  unreachable: [
    "endpoint",
    "Nobody answers at this address, or not for long enough. Check it and try again.",
  ],
  other: [
    "endpoint",
    "The storage did not take this. Check that it speaks S3's protocol, and the bucket's name.",
  ],
  internal: ["endpoint", "Something failed on our side. It is tried again within an hour."],
} as const satisfies Record<string, readonly [field: string, sentence: string]>;

export type WarehouseFault = keyof typeof warehouseFaults;
const faultNames = Object.keys(warehouseFaults) as [WarehouseFault, ...WarehouseFault[]]; // the keys of a constant

export const warehouseStates = ["NEVER", "RUNNING", "OK", "FAILED"] as const;
export type WarehouseState = (typeof warehouseStates)[number];

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
