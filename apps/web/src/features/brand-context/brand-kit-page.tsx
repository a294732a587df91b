import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type ReactElement, useState } from "react";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { selectWorkspace } from "#lib/session/last-workspace.ts";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { BrandContextContent } from "./brand-context-content.tsx";
import { BrandWithoutWorkspace } from "./brand-without-workspace.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

export function BrandKitPage(): ReactElement {
  const selected = useSelectedWorkspace();
  // With unsaved changes the page keeps its workspace until the user has been asked.
  const [unsavedIn, setUnsavedIn] = useState<Workspace>();
  const workspace = unsavedIn ?? selected;
  return (
    <div className="flex max-w-(--container-settings) flex-col gap-5">
      {workspace ? (
        <WorkspaceScope workspace={workspace}>
          <BrandContextContent onUnsaved={(isUnsaved) => setUnsavedIn(isUnsaved ? workspace : undefined)} />
        </WorkspaceScope>
      ) : (
        <BrandWithoutWorkspace />
      )}
      <LeaveGuard
        isUnsaved={unsavedIn !== undefined}
        otherWorkspace={unsavedIn && selected?.id !== unsavedIn.id ? selected : undefined}
        onSwitch={() => setUnsavedIn(undefined)}
        onStay={() => unsavedIn && selectWorkspace(unsavedIn)}
      />
    </div>
  );
}
