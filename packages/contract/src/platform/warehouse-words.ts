/** Everything that is delivered, a folder each. */
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

/** Faults of a bucket, each with the field that it is about and a sentence on what to do. */
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
  taken: [
    "prefix",
    "This folder holds the files of another workspace. Enter another folder, or empty this one first.",
  ],
  other: [
    "endpoint",
    "The storage did not take this. Check that it speaks S3's protocol, and the bucket's name.",
  ],
  internal: ["endpoint", "Something failed on our side. It is tried again within an hour."],
} as const satisfies Record<string, readonly [field: string, sentence: string]>;

export type WarehouseFault = keyof typeof warehouseFaults;
export const faultNames = Object.keys(warehouseFaults) as [WarehouseFault, ...WarehouseFault[]]; // the keys of a constant

export const warehouseStates = ["NEVER", "RUNNING", "OK", "FAILED"] as const;
export type WarehouseState = (typeof warehouseStates)[number];
