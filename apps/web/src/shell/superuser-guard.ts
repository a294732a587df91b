import type { QueryClient } from "@tanstack/react-query";
import { meQuery } from "#features/accounts/public.ts";
import { isImpersonating } from "#lib/session/impersonation.ts";

/** Whether the user is a superuser and not impersonating. */
export async function isSuperuser(queryClient: QueryClient): Promise<boolean> {
  if (isImpersonating()) return false;
  return (await queryClient.ensureQueryData(meQuery)).is_superuser;
}
