import { Link } from "@tanstack/react-router";
import { Ban } from "lucide-react";
import type { ReactElement } from "react";
import { supportAddress } from "#lib/page-settings.ts";
import { Button } from "#ui/forms/button.tsx";

/** In the place of every page of a workspace whose organization is suspended. */
export function SuspendedPage({ reason }: { readonly reason: string }): ReactElement {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-20 text-center">
      <Ban size={30} strokeWidth={1.75} aria-hidden="true" className="text-fg-3" />
      <h1 tabIndex={-1} className="max-w-lg text-xl font-semibold text-balance outline-none">
        This workspace is suspended
      </h1>
      <p className="max-w-lg text-fg-2">
        The organization that it belongs to was suspended. Reason: {reason}. If you have questions, write to{" "}
        {supportAddress()}.
      </p>
      <Button variant="primary" render={<Link to="/settings/my-account" />}>
        Your Account
      </Button>
    </div>
  );
}
