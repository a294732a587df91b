import type { User } from "@citelens/contract/accounts";
import type { QueryClient } from "@tanstack/react-query";
import { meQuery } from "#features/accounts/public.ts";
import { isImpersonating } from "#lib/session/impersonation.ts";
import { storeForUser } from "#lib/session/token-store.ts";

const storageKey = "user";

/**
 * Whether the user still has to be led through the onboarding. The user that was stored last decides at once when
 * they have finished it, and is synced behind it; otherwise the server is asked. Where it does not answer, nobody
 * is held up.
 */
export async function mustOnboard(queryClient: QueryClient): Promise<boolean> {
  if (isImpersonating()) return false; // support does not do the user's onboarding

  const asking = queryClient.fetchQuery(meQuery).then(storeUser);
  if (storedUser()?.onboarding_complete) {
    asking.catch(() => undefined); // the pages tell when the user cannot be had
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
