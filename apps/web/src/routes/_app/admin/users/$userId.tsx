import { createFileRoute } from "@tanstack/react-router";
import { UserPage } from "#features/admin/user/public.ts";

export const Route = createFileRoute("/_app/admin/users/$userId")({
  staticData: { title: "User", parent: "Admin" },
  component: User,
});

function User() {
  const { userId } = Route.useParams();
  return <UserPage key={userId} userId={userId} />;
}
