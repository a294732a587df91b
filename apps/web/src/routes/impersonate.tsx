import { createFileRoute, redirect } from "@tanstack/react-router";
import { ImpersonatePage } from "#features/accounts/room.ts";
import { textParam } from "#lib/address/search-params.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { CentredFrame } from "#shell/signed-out/centred-frame.tsx";

type Codes = { readonly access: string; readonly refresh: string };

/** Removed from the URL before anything else, because URLs stay in the browser history. */
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
    <CentredFrame>
      <ImpersonatePage
        handOff={handOff}
        // A full page load, so that no data of the previous user stays in memory.
        onEntered={() => location.replace("/dashboard")}
        onReturn={() => location.assign("/login")}
      />
    </CentredFrame>
  );
}
