import type { Audit } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ProgressLine } from "../analyzing/progress-line.tsx";
import { stepLabels } from "../analyzing/steps.rules.ts";
import { isRunning } from "../audit-labels.rules.ts";
import { useLiveAudit } from "../live-audit.queries.ts";
import { auditQuery } from "../technical-audit.queries.ts";

/** How far the audit that runs has come, live. */
export function RunningCard({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  const newest = useQuery({ ...auditQuery(projectId, audit.id), placeholderData: audit }).data ?? audit;
  useLiveAudit(projectId, audit.id, isRunning(newest.status));
  return (
    <Card
      title="An audit is running"
      hint={isRunning(newest.status) ? stepLabels[newest.progress.step] : "Its results are about to appear."}
      actions={
        <Button
          size="sm"
          render={
            <Link
              to="/workspaces/$projectId/technical-optimization/analyzing/$auditId"
              params={{ projectId, auditId: audit.id }}
            />
          }
        >
          Follow it
        </Button>
      }
    >
      <ProgressLine audit={newest} />
    </Card>
  );
}
