import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";
import { meQuery } from "#features/accounts/public.ts";
import { AdminFrame } from "#features/admin/public.ts";
import { isImpersonating } from "#lib/impersonation.ts";

/** For superusers as themselves; for anyone else there is nothing here. */
export const Route = createFileRoute("/_app/admin")({
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = isImpersonating() ? undefined : await queryClient.ensureQueryData(meQuery);
    if (!user?.is_superuser) throw notFound();
  },
  component: AdminLayout,
});

function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
