import type { ReactElement } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SharedLinksTable } from "./shared-links-table.tsx";

/** The answers of the workspace that have a public link. */
export function SharedLinksPage(): ReactElement {
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="Shared Links"
        purpose="Answers that anyone with the link can read without signing in. A link stops working when it expires, when it is revoked, or when its creator leaves the workspace."
      />
      <SelectedWorkspace whenNone="Answers are shared from a workspace. Create your first one.">
        <SharedLinksTable />
      </SelectedWorkspace>
    </div>
  );
}
