import type { Warehouse } from "@citelens/contract/platform/warehouse";

/** The bucket as it is being entered. */
export interface BucketDraft {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly access_key_id: string;
  /** Empty where the stored one is to stay. */
  readonly secret_access_key: string;
}

/** Begins with the bucket that is stored; the secret is never shown. */
export function draftOf(settings: Warehouse["settings"]): BucketDraft {
  const { endpoint, region, bucket, prefix, access_key_id } = settings ?? empty;
  return { endpoint, region, bucket, prefix, access_key_id, secret_access_key: "" };
}

const empty = { endpoint: "", region: "", bucket: "", prefix: "", access_key_id: "" };

/** Whether nothing is missing that has to be there. */
export function isWhole(draft: BucketDraft, isNew: boolean): boolean {
  const needed = [draft.endpoint, draft.region, draft.bucket, draft.access_key_id];
  return [...needed, ...(isNew ? [draft.secret_access_key] : [])].every((value) => value.trim() !== "");
}
