import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";
import { AdminFrame } from "#features/admin/room.ts";

/** For superusers only, and not while impersonating; for others the page does not exist. */
export const Route = createFileRoute("/_app/admin")({
  beforeLoad: async ({ context: { queryClient } }) => {
    const { isSuperuser } = await import("#shell/superuser-guard.ts");
    if (!(await isSuperuser(queryClient))) throw notFound();
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
