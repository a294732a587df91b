import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { TextLink } from "#ui/text/text-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { isWebAddress } from "./address/web-address.ts";
import { useWorkspaceIfAny } from "./workspace.tsx";

/** To where one page of any site can be audited; that begins there, by a press of a button. Nothing for what is no web address, and outside of a workspace. */
export function AuditPageLink({ url }: { readonly url: string }): ReactElement | null {
  const workspace = useWorkspaceIfAny();
  if (!workspace || !isWebAddress(url)) return null;
  return (
    <TextLink
      render={
        <Link
          to="/workspaces/$projectId/technical-optimization/dashboard"
          params={{ projectId: workspace.id }}
          search={{ page: url }}
        />
      }
    >
      Audit this page<VisuallyHidden> {url}</VisuallyHidden>
    </TextLink>
  );
}
