import type { Audit } from "@citelens/contract/content/audit-fields";
import { X } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { WorkSteps } from "#ui/frame/work-steps.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useCancelAudit } from "../technical-audit.queries.ts";
import { LiveFindings } from "./live-findings.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { auditSteps, stepLabels } from "./steps.rules.ts";

/** The steps, the counters and what is found so far. */
export function RunningAudit({ audit }: { readonly audit: Audit }): ReactElement {
  const cancel = useCancelAudit(useWorkspaceId());
  const stop = (): void =>
    cancel.mutate(audit.id, { onError: (problem) => toast.error(problemMessage(problem)) });
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card
        title="Steps"
        actions={
          <Button
            size="sm"
            icon={<X size={14} aria-hidden="true" />}
            loading={cancel.isPending}
            onClick={stop}
          >
            Cancel
          </Button>
        }
      >
        <VisuallyHidden>
          <span role="status">{stepLabels[audit.progress.step]}</span>
        </VisuallyHidden>
        {audit.status === "QUEUED" && <p className="mb-3 text-fg-2">It waits for its turn.</p>}
        <WorkSteps steps={auditSteps(audit)} />
      </Card>
      <div className="min-w-0 space-y-5">
        <Card title="Pages" hint={`At most ${countText(audit.settings.pages_max)} are read`}>
          <ProgressLine audit={audit} />
        </Card>
        <LiveFindings audit={audit} />
      </div>
    </div>
  );
}
