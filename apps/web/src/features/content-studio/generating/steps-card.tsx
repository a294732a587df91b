import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { X } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { WorkSteps } from "#ui/frame/work-steps.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { shownSteps, stepLine } from "../steps.rules.ts";
import { useWork } from "../work.queries.ts";

/** Steps that were done, that are done now, and that are ahead. */
export function StepsCard({ optimization }: { readonly optimization: Optimization }): ReactElement {
  const steps = shownSteps(optimization);
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <Card title="Steps" actions={<CancelButton id={optimization.id} />}>
      <div className="mb-5 space-y-2">
        <p role="status" className="text-sm text-fg-2 tabular-nums">
          {stepLine(optimization)}
        </p>
        <ShareBar share={done / steps.length} />
      </div>
      <WorkSteps steps={steps} />
    </Card>
  );
}

/** Asks first. Where the work has ended meanwhile, the page shows that instead. */
function CancelButton({ id }: Pick<Optimization, "id">): ReactElement {
  const cancel = useWork(useWorkspaceId(), "cancel");
  const [isAsked, setAsked] = useState(false);
  const stop = (): void =>
    cancel.mutate(
      { id },
      {
        onError: (problem) => toast.error(problemMessage(problem)),
        onSettled: () => setAsked(false),
      },
    );
  return (
    <>
      <Button size="sm" icon={<X size={14} aria-hidden="true" />} onClick={() => setAsked(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Stop this?"
        confirmLabel="Stop"
        tone="danger"
        busy={cancel.isPending}
        onConfirm={stop}
      >
        Nothing is charged. What was found so far is dropped; what you filled in stays, and it can be made
        again.
      </ConfirmDialog>
    </>
  );
}
