import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { logProblem } from "#lib/api/log-problem.ts";
import { signOut } from "#lib/session/session.ts";

export const Route = createFileRoute("/_app/logout")({
  staticData: { title: "Signing out" },
  component: LogoutRoute,
});

/** An effect and not a loader: hovering over a link preloads its loader, which must not sign anybody out. */
function LogoutRoute() {
  useEffect(() => {
    // It ends the session whatever the server says, so what is left to fail is the browser itself.
    signOut().catch((problem: unknown) => logProblem("Signing out failed.", problem));
  }, []);
  return <p role="status">Signing out…</p>;
}
