import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { CreateWorkspaceForm, workspacesQuery } from "#features/workspaces/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import type { StepPageProps } from "./company-type-page.tsx";
import { SiteHint } from "./site-hint.tsx";
import { StepHeading } from "./step-heading.tsx";

/** Step 3. Users who already have a workspace, for instance by an invitation, can skip it. */
export function WorkspaceStepPage({ onDone }: StepPageProps): ReactElement {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  return (
    <>
      <StepHeading title="Create your workspace">
        A workspace covers one website. You can add more of them later.
      </StepHeading>
      <Card>
        <CreateWorkspaceForm
          failure="Failed to create workspace"
          aboutSite={(draft) => <SiteHint {...draft} />}
          otherAction={workspaces.length > 0 && <Button onClick={onDone}>Skip</Button>}
          onCreated={onDone}
        />
      </Card>
    </>
  );
}
