import { type ObjectStore, openObjectStore } from "#platform/object-storage/object-store.ts";
import type { Place } from "#platform/place.ts";
import { sealed, unsealed } from "#platform/sealing/sealing.ts";
import type { Tools } from "#platform/tools.ts";
import type { WarehouseRow } from "./warehouse.sql.ts";

/** Everything that is needed to write into a bucket, the secret included. */
export type OpenTarget = Pick<WarehouseRow, "endpoint" | "region" | "bucket" | "prefix" | "access_key_id"> & {
  readonly secret_access_key: string;
};

export function sealSecret(tools: Tools, place: Place, secret: string): string {
  return sealed(secret, sealOf(tools, place));
}

/** Undefined where the installation's key is another than the one that it was sealed by. */
export function openTarget(tools: Tools, place: Place, row: WarehouseRow): OpenTarget | undefined {
  const secret = unsealed(row.sealed_secret, sealOf(tools, place));
  return secret === undefined ? undefined : { ...row, secret_access_key: secret };
}

export function openBucket(tools: Tools, target: OpenTarget, signal?: AbortSignal): ObjectStore {
  const { endpoint, region, bucket, access_key_id, secret_access_key } = target;
  const credentials = { region, accessKeyId: access_key_id, secretAccessKey: secret_access_key };
  return openObjectStore(tools, { endpoint, bucket, ...credentials }, signal);
}

/** The key of an object below the prefix. */
export function keyOf({ prefix }: Pick<OpenTarget, "prefix">, path: string): string {
  return prefix === "" ? path : `${prefix}/${path}`;
}

function sealOf({ secretKey }: Tools, { workspaceId }: Place) {
  return { secretKey, purpose: `warehouse secret of ${workspaceId}` };
}
