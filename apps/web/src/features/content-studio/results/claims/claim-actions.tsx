import type { Claim } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useChangeClaim } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";
import { isOpen } from "./claim-labels.rules.ts";

interface ClaimActionsProps {
  readonly claim: Claim;
  readonly onAttach: () => void;
}

/** Vouch for it or attach its source; or take one's word back. */
export function ClaimActions({ claim, onAttach }: ClaimActionsProps): ReactElement | null {
  const changing = useChangeClaim(useText().named);
  const vouch = (vouched: boolean): void =>
    changing.mutate(
      { claimId: claim.id, body: { vouched } },
      { onError: (problem) => toast.error(problemMessage(problem)) },
    );
  const name = <VisuallyHidden>: {claim.text}</VisuallyHidden>;
  if (claim.status === "VOUCHED") {
    return (
      <Button size="sm" loading={changing.isPending} onClick={() => vouch(false)}>
        Take back{name}
      </Button>
    );
  }
  if (!isOpen(claim)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" loading={changing.isPending} onClick={() => vouch(true)}>
        Vouch for it{name}
      </Button>
      <Button size="sm" onClick={onAttach}>
        Attach a source{name}
      </Button>
    </div>
  );
}
