import type { User } from "@citelens/contract/accounts/accounts";
import type { QueryClient } from "@tanstack/react-query";
import { meQuery } from "#features/accounts/public.ts";
import { isImpersonating } from "#lib/session/impersonation.ts";
import { storeForUser } from "#lib/session/token-store.ts";

const storageKey = "user";

/**
 * Whether the user must be sent to the onboarding. A stored user who has finished decides at once and is
 * synced in the background; otherwise the server is asked. If it does not respond, the user is not blocked.
 */
export async function mustOnboard(queryClient: QueryClient): Promise<boolean> {
  if (isImpersonating()) return false; // support does not complete a user's onboarding

  const asking = queryClient.fetchQuery(meQuery).then(storeUser);
  if (storedUser()?.onboarding_complete) {
    asking.catch(() => undefined); // the pages show the error when the user fails to load
    return false;
  }
  const user = await asking.catch(() => undefined);
  return user !== undefined && !user.onboarding_complete;
}

function storeUser(user: User): User {
  storeForUser(storageKey, JSON.stringify(user));
  return user;
}

function storedUser(): Pick<User, "onboarding_complete"> | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const isUser = typeof user === "object" && user !== null && "onboarding_complete" in user;
    return isUser ? { onboarding_complete: user.onboarding_complete === true } : undefined;
  } catch {
    return undefined; // invalid content
  }
}
