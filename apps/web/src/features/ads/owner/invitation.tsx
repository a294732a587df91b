import type { PublisherTerms } from "@citelens/contract/content/ads-network";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { perCent } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { useDecide } from "./owner.queries.ts";

interface InvitationProps {
  readonly token: string;
  readonly terms: PublisherTerms;
}

/** Asks the owner, or says what they said. */
export function Invitation({ token, terms }: InvitationProps): ReactElement {
  const [isDeclining, setDeclining] = useState(false);
  const deciding = useDecide(token);
  if (terms.status === "DECLINED") {
    return (
      <Banner tone="info" title="You declined">
        Nothing is shown on {terms.url}, and nothing else follows from the invitation.
      </Banner>
    );
  }
  const act = deciding.isPending ? deciding.variables.act : undefined;
  return (
    <Card
      title="You are invited"
      hint="Nothing is shown on your website before you accept, nor without code that you put there yourself."
    >
      <div className="space-y-4">
        <p>
          The Context Network shows short labelled passages of advertisers on websites. You keep{" "}
          {perCent(terms.revenue_share)} of what is spent on your pages, choose the categories, may refuse any
          passage, and can stop everything with one switch.
        </p>
        {deciding.isError && <Banner tone="neg">{problemMessage(deciding.error)}</Banner>}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            loading={act === "accept"}
            onClick={() => act === undefined && deciding.mutate({ act: "accept" })}
          >
            Accept
          </Button>
          <Button loading={act === "decline"} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title="Decline the invitation?"
        confirmLabel="Decline"
        tone="danger"
        busy={act === "decline"}
        onConfirm={() => deciding.mutate({ act: "decline" }, { onSettled: () => setDeclining(false) })}
      >
        Nothing is shown on {terms.url}.
      </ConfirmDialog>
    </Card>
  );
}
