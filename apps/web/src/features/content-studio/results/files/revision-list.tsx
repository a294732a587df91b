import type { OptimizationRevision } from "@citelens/contract/content/optimization-fields";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Instant } from "#ui/text/instant.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { revisionsQuery, useRestore } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";
import { useSavedFirst } from "../text/use-saved-first.ts";

/** Changes made, by whom and when, each with the way back to before it. */
export function RevisionList({ onRestored }: { readonly onRestored: () => void }): ReactElement {
  const { named } = useText();
  const revisions = useQuery(revisionsQuery(named));
  const restoring = useRestore(named);
  const savedFirst = useSavedFirst();
  const [asked, setAsked] = useState<OptimizationRevision>();
  const [isAsking, setIsAsking] = useState(false);
  const restore = ({ id }: OptimizationRevision): void =>
    savedFirst(() =>
      restoring.mutate(id, {
        onSuccess: () => {
          toast.success("The text is as it was before that change.");
          setIsAsking(false);
          onRestored();
        },
        onError: (problem) => toast.error(problemMessage(problem)),
      }),
    );
  return (
    <div className="space-y-3">
      <p className="text-sm text-fg-2">
        Restore puts the whole text back to how it stood before a change. That is a change itself, and can be
        restored from as well.
      </p>
      <QueryContent
        title="revisions"
        query={revisions}
        isEmpty={(known) => known.length === 0}
        emptyText="Nothing was changed yet"
      >
        {(known) => (
          <ul aria-label="Revisions" className="divide-y divide-border border-y border-border">
            {known.map((revision) => (
              <li key={revision.id} className="flex items-start justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="wrap-anywhere">{revision.what}</p>
                  <p className="text-sm text-fg-3">
                    {revision.by ?? "Somebody who has left"} · <Instant at={revision.created} />
                  </p>
                </div>
                <Button
                  size="sm"
                  onClick={() => {
                    setAsked(revision);
                    setIsAsking(true);
                  }}
                >
                  Restore<VisuallyHidden> the text from before: {revision.what}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryContent>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Restore the text from before this change?"
        confirmLabel="Restore"
        tone="primary"
        busy={restoring.isPending}
        onConfirm={() => asked && restore(asked)}
      >
        {asked &&
          `“${asked.what}” and all that was changed after it are undone. The text as it is now stays in this list, and an approval ends.`}
      </ConfirmDialog>
    </div>
  );
}
