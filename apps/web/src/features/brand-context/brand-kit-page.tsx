import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type ReactElement, useState } from "react";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { selectWorkspace } from "#lib/session/last-workspace.ts";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { LeaveQuestion } from "#ui/overlays/leave-guard.tsx";
import { BrandContextContent } from "./brand-context-content.tsx";
import { BrandWithoutWorkspace } from "./brand-without-workspace.tsx";

export function BrandKitPage(): ReactElement {
  const selected = useSelectedWorkspace();
  // With unsaved changes the page keeps its workspace until the user has been asked.
  const [unsavedIn, setUnsavedIn] = useState<Workspace>();
  const workspace = unsavedIn ?? selected;
  return (
    <div className="flex max-w-settings flex-col gap-5">
      {workspace ? (
        <WorkspaceScope workspace={workspace}>
          <BrandContextContent onUnsaved={(isUnsaved) => setUnsavedIn(isUnsaved ? workspace : undefined)} />
        </WorkspaceScope>
      ) : (
        <BrandWithoutWorkspace />
      )}
      <LeaveQuestion
        isAsked={unsavedIn !== undefined}
        also={
          unsavedIn && selected && selected.id !== unsavedIn.id
            ? { onStay: () => selectWorkspace(unsavedIn), onLeave: () => setUnsavedIn(undefined) }
            : undefined
        }
      >
        You are still editing the brand context. What you have not saved is lost.
      </LeaveQuestion>
    </div>
  );
}
