import { createFileRoute, redirect } from "@tanstack/react-router";
import { ImpersonatePage } from "#features/accounts/public.ts";
import { textParam } from "#lib/address/search-params.ts";
import { EmptyPending } from "#shell/empty-pending.ts";

type Codes = { readonly access: string; readonly refresh: string };

/** Taken out of the address before anything is asked or shown: addresses stay in histories. */
let taken: Codes | undefined;

export const Route = createFileRoute("/impersonate")({
  staticData: { title: "View as another user" },
  validateSearch: (search) => ({ ...textParam(search, "access"), ...textParam(search, "refresh") }),
  beforeLoad: ({ search: { access, refresh } }) => {
    if (access === undefined && refresh === undefined) return;

    taken = access && refresh ? { access, refresh } : undefined;
    throw redirect({ to: "/impersonate", search: {}, replace: true });
  },
  loader: () => {
    const handOff = taken;
    taken = undefined;
    return { handOff };
  },
  component: ImpersonateRoute,
  pendingComponent: EmptyPending,
});

function ImpersonateRoute() {
  const { handOff } = Route.useLoaderData();
  return (
    <ImpersonatePage
      handOff={handOff}
      // A new page, so that nothing of whoever was signed in before is left in memory.
      onEntered={() => location.replace("/dashboard")}
      onReturn={() => location.assign("/login")}
    />
  );
}
