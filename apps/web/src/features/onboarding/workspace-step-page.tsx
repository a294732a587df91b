import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { WorkspaceAllowance } from "#features/billing/public.ts";
import { CreateWorkspaceForm, workspacesQuery } from "#features/workspaces/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import type { StepPageProps } from "./company-type-page.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepWithUser } from "./step-with-user.tsx";

/** Step 3. Users who already have a workspace, for instance by an invitation, can skip it. */
export function WorkspaceStepPage({ onDone }: StepPageProps): ReactElement {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  return (
    <>
      <StepHeading title="Create your workspace">
        A workspace covers one website. You can add more of them later.
      </StepHeading>
      <StepWithUser>
        {({ company_name, website }) => (
          <Card>
            <CreateWorkspaceForm
              failure="Failed to create workspace"
              known={{ name: company_name, url: website }}
              consequence={<WorkspaceAllowance />}
              otherAction={workspaces.length > 0 && <Button onClick={onDone}>Skip</Button>}
              onCreated={onDone}
            />
          </Card>
        )}
      </StepWithUser>
    </>
  );
}
