import {
  createWarehouse,
  deleteWarehouse,
  getWarehouse,
  testWarehouse,
  updateWarehouse,
  type Warehouse,
} from "@citelens/contract/platform/warehouse";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";
import type { BucketDraft } from "./bucket-draft.rules.ts";

/** How often the open page asks again; soon while a delivery begins or goes on. */
const everyMs = 15_000;
const soonMs = 2_000;

export function warehouseQuery(workspaceId: string) {
  return endpointQuery(
    ["warehouse", workspaceId],
    [getWarehouse, { params: { projectId: workspaceId }, query: { days: 30 } }],
    { refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? soonMs : everyMs) },
  );
}

function isMoving({ settings, state }: Warehouse): boolean {
  return state === "RUNNING" || (state === "NEVER" && settings?.is_on === true);
}

/** Stores the bucket, once it was tried; a secret that was left empty stays as it is. */
export function useSaveBucket(
  workspaceId: string,
  isNew: boolean,
): UseMutationResult<Warehouse, Error, BucketDraft> {
  const show = useShow(workspaceId);
  const params = { projectId: workspaceId };
  return useMutation({
    mutationFn: (draft: BucketDraft) =>
      isNew
        ? call(createWarehouse, { params, body: draft })
        : call(updateWarehouse, { params, body: withoutBlankSecret(draft) }),
    onSuccess: show,
  });
}

/** Writes, reads and removes an object, and stores nothing. */
export function useTestBucket(
  workspaceId: string,
): UseMutationResult<{ took_ms: number }, Error, BucketDraft> {
  return useMutation({
    mutationFn: (draft: BucketDraft) =>
      call(testWarehouse, { params: { projectId: workspaceId }, body: withoutBlankSecret(draft) }),
  });
}

export function useSwitchDeliveries(workspaceId: string): UseMutationResult<Warehouse, Error, boolean> {
  const show = useShow(workspaceId);
  return useMutation({
    mutationFn: (is_on: boolean) =>
      call(updateWarehouse, { params: { projectId: workspaceId }, body: { is_on } }),
    onSuccess: show,
  });
}

export function useRemoveBucket(workspaceId: string): UseMutationResult<unknown, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteWarehouse, { params: { projectId: workspaceId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: warehouseQuery(workspaceId).queryKey }),
  });
}

function useShow(workspaceId: string): (changed: Warehouse) => void {
  const queryClient = useQueryClient();
  return (changed) => queryClient.setQueryData(warehouseQuery(workspaceId).queryKey, changed);
}

function withoutBlankSecret({ secret_access_key, ...draft }: BucketDraft): Partial<BucketDraft> {
  return secret_access_key === "" ? draft : { ...draft, secret_access_key };
}
