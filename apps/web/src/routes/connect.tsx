import { QueryClientProvider } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ConnectPage } from "#features/connected-apps/room.ts";
import { textParam } from "#lib/address/search-params.ts";
import { EmptyPending } from "#shell/empty-pending.ts";
import { signedInOnly } from "#shell/signed-in-only.ts";
import { CentredFrame } from "#shell/signed-out/centred-frame.tsx";

export const Route = createFileRoute("/connect")({
  staticData: { title: "Connect an app" },
  validateSearch: (search) => ({ ...textParam(search, "request"), ...textParam(search, "problem") }),
  beforeLoad: signedInOnly,
  component: ConnectRoute,
  pendingComponent: EmptyPending,
});

function ConnectRoute() {
  const { queryClient } = Route.useRouteContext();
  const { request, problem } = Route.useSearch();
  return (
    <QueryClientProvider client={queryClient}>
      <CentredFrame>
        <ConnectPage
          requestId={request}
          problem={problem}
          // The server made it from an address that it keeps of the app.
          onAnswered={(address) => location.replace(address)}
        />
      </CentredFrame>
    </QueryClientProvider>
  );
}
