import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { storeDestination } from "#lib/session/destination.ts";
import { isSignedIn } from "#lib/session/session.ts";

interface OpenedRoute {
  readonly location: { readonly href: string };
}

/** Before a page without the app's frame: who is not signed in logs in first, and comes back to it. */
export async function signedInOnly({
  location,
}: OpenedRoute): Promise<{ readonly queryClient: QueryClient }> {
  if (!isSignedIn()) {
    storeDestination(location.href);
    throw redirect({ to: "/login" });
  }

  const { queryClient } = await import("#lib/api/query-client.ts");
  return { queryClient };
}
