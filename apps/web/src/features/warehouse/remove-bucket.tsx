import { Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { focusHeading } from "#lib/browser/focus.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useRemoveBucket } from "./warehouse.queries.ts";

export function RemoveBucket({ bucket }: { readonly bucket: string }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const removal = useRemoveBucket(useWorkspaceId());
  const remove = (): void =>
    removal.mutate(undefined, {
      onSuccess: () => {
        focusHeading(); // the button goes with the bucket
        toast.success("The bucket and its keys are forgotten.");
      },
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        Remove bucket
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Deliver nothing more to ${bucket}?`}
        confirmLabel="Remove bucket"
        tone="danger"
        busy={removal.isPending}
        onConfirm={remove}
      >
        The bucket, its keys and the list of deliveries are forgotten here. What was delivered stays in the
        bucket, where you can delete it.
      </ConfirmDialog>
    </>
  );
}
