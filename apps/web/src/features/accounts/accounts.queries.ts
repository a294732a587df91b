import {
  confirmPassword,
  deleteMe,
  type EmailPreferences,
  exportMe,
  getEmailPreferences,
  me,
  requestPasswordReset,
  requestVerification,
  type User,
  updateEmailPreferences,
  updateMe,
} from "@citelens/contract/accounts/accounts";
import type { Input } from "@citelens/contract/base/endpoint";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, showChange } from "#lib/api/queries.ts";

export const meQuery = endpointQuery(["me"], [me, {}]);

export type AccountChanges = Input<typeof updateMe>["body"];

/** Changes the user's own account and updates the cached user. */
export function useUpdateMe(): UseMutationResult<User, Error, AccountChanges> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: AccountChanges) => call(updateMe, { body: changes }),
    onSuccess: async (user) => {
      await showChange(queryClient, meQuery, () => user);
    },
  });
}

export const preferencesQuery = endpointQuery(["me", "notifications"], [getEmailPreferences, {}]);

export function useUpdatePreferences(): UseMutationResult<
  EmailPreferences,
  Error,
  Partial<EmailPreferences>
> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chosen: Partial<EmailPreferences>) => call(updateEmailPreferences, { body: chosen }),
    onSuccess: async (preferences) => {
      await showChange(queryClient, preferencesQuery, () => preferences);
    },
  });
}

export function useRequestReset(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (email: string) => {
      await call(requestPasswordReset, { body: { email } });
    },
  });
}

/** Asks for the link that confirms the own address once more; resolves to the server's sentence. */
export function useRequestVerification(): UseMutationResult<string, Error, void> {
  return useMutation({
    mutationFn: async () => (await call(requestVerification)).message,
  });
}

/** All data that is stored about the user, as a JSON file. */
export function useExport(): UseMutationResult<Blob, Error, void> {
  return useMutation({
    mutationFn: async () => {
      const text = JSON.stringify(await call(exportMe), null, 2);
      return new Blob([text], { type: "application/json" });
    },
  });
}

export function useDeleteAccount(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (password: string) => {
      await call(deleteMe, { body: { password } });
    },
  });
}

/** Enters the password again, for what takes one that was entered recently. */
export function useConfirmPassword(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (password: string) => {
      await call(confirmPassword, { body: { password } });
    },
  });
}
