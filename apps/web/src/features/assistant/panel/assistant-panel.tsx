import { lazy, type ReactElement, Suspense } from "react";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { useHasBeenTrue } from "#ui/overlays/use-has-been-true.ts";
import type { AssistantPanelProps } from "./assistant-panel-props.ts";

const AssistantPanelBody = lazy(() =>
  import("./panel-body.tsx").then(({ AssistantPanelBody }) => ({ default: AssistantPanelBody })),
);

/** The assistant beside a page; its code is loaded when it opens for the first time. */
export function AssistantPanel({ workspace, ...panel }: AssistantPanelProps): ReactElement | null {
  if (!useHasBeenTrue(panel.open)) return null;
  return (
    <WorkspaceScope workspace={workspace}>
      <Suspense>
        <AssistantPanelBody {...panel} />
      </Suspense>
    </WorkspaceScope>
  );
}
