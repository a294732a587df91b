import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { signOut } from "#lib/session/session.ts";

export const Route = createFileRoute("/_app/logout")({
  staticData: { title: "Signing out" },
  component: LogoutRoute,
});

/** An effect and not a loader: pointing at a link to this page preloads it, which must not sign anybody out. */
function LogoutRoute() {
  useEffect(() => {
    signOut();
  }, []);
  return <p role="status">Signing out…</p>;
}
