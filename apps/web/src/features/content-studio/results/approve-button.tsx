import { useQueryClient } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { focusHeading } from "#lib/browser/focus.ts";
import { counted, wordFor } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { openClaims } from "./claims/claim-labels.rules.ts";
import { sectionsQuery, useApprove } from "./results.queries.ts";
import { useText } from "./text/current-text.tsx";
import { claimAnchor, jumpTo } from "./text/jump.ts";
import { useSavedFirst } from "./text/use-saved-first.ts";

interface ApproveButtonProps {
  /** Called when claims keep it from being approved. */
  readonly onOpen: () => void;
}

/** Says that the text may be published as it stands. While claims are open it tells how many and leads to the first. */
export function ApproveButton({ onOpen }: ApproveButtonProps): ReactElement | null {
  const { named, optimization } = useText();
  const queryClient = useQueryClient();
  const approving = useApprove(named);
  const savedFirst = useSavedFirst();
  if (optimization.approved_at !== null) return null;

  const showOpen = async (): Promise<void> => {
    const sections = await queryClient.fetchQuery({ ...sectionsQuery(named), staleTime: 0 });
    const open = openClaims(sections);
    toast.error(
      `Not approved: ${counted(open.length, "claim")} ${wordFor(open.length, "is", "are")} open. Support, vouch for or remove each of them first.`,
    );
    onOpen();
    const first = open[0];
    if (first) requestAnimationFrame(() => jumpTo(claimAnchor(first.claim.id)));
  };
  const fail = (problem: unknown): void => {
    const isOpen = problem instanceof ApiProblem && problem.code === "CLAIMS_OPEN";
    if (!isOpen) toast.error(problemMessage(problem));
    else showOpen().catch(() => toast.error(problemMessage(problem)));
  };
  return (
    <Button
      size="sm"
      variant="primary"
      icon={<BadgeCheck size={14} aria-hidden="true" />}
      loading={approving.isPending}
      onClick={() =>
        savedFirst(() =>
          approving.mutate(undefined, {
            onSuccess: () => {
              toast.success("The text is approved.");
              focusHeading();
            },
            onError: fail,
          }),
        )
      }
    >
      Approve
    </Button>
  );
}
