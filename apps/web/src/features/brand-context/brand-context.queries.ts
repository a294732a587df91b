import type { Input } from "@citelens/contract/base/endpoint";
import {
  type BrandSettings,
  type BrandSuggestion,
  listBrandSettings,
  suggestBrandSettings,
  updateBrandSettings,
} from "@citelens/contract/workspaces/brand-context";
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { showChange } from "#lib/api/queries.ts";
import { isSuggestion, suggestionFailures } from "./brand-context.rules.ts";
import { reanalysesQuery } from "./names.queries.ts";

/** The workspace's record, the first of the list; undefined when the list is empty. */
export function brandSettingsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["brand-context", workspaceId],
    queryFn: async ({ signal }) => {
      const [settings] = await call(listBrandSettings, { params: { projectId: workspaceId }, signal });
      return settings ?? null;
    },
  });
}

export type BrandChanges = Input<typeof updateBrandSettings>["body"];

/** Saves changed fields and updates the cached record. */
export function useSaveBrand(
  workspaceId: string,
): UseMutationResult<BrandSettings, Error, { readonly settingsId: string; readonly changes: BrandChanges }> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ settingsId, changes }) =>
      call(updateBrandSettings, { params: { projectId: workspaceId, settingsId }, body: changes }),
    onSuccess: async (settings) => {
      await showChange(queryClient, brandSettingsQuery(workspaceId), () => settings);
      await queryClient.invalidateQueries(reanalysesQuery(workspaceId));
    },
  });
}

/** Requests a suggestion of the whole record; nothing is saved. */
export function useSuggestBrand(
  workspaceId: string | undefined,
): UseMutationResult<BrandSuggestion, Error, void> {
  return useMutation({
    mutationFn: async () => {
      if (workspaceId === undefined) throw new Error(suggestionFailures.noProject);

      const body = { project_id: workspaceId };
      const suggestion = await call(suggestBrandSettings, { params: { projectId: workspaceId }, body });
      if (!isSuggestion(suggestion)) throw new Error(suggestionFailures.invalid);
      return suggestion;
    },
  });
}
