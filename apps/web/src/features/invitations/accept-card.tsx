import { type ReactElement, useEffect } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { InvitationCard } from "./invitation-card.tsx";
import { useAccept } from "./invitations.queries.ts";
import { linkProblem } from "./invitations.rules.ts";

const leaveAfterMs = 2000;

export interface AcceptCardProps {
  readonly token: string;
  readonly link: {
    readonly email: string;
    readonly inviter_name: string;
    readonly project_name: string;
  };
  /** Whether the onboarding comes before the dashboard. */
  readonly asksMore: boolean;
  readonly onJoined: (workspaceId: string) => void;
}

export function AcceptCard({ token, link, asksMore, onJoined }: AcceptCardProps): ReactElement {
  const acceptance = useAccept();
  const joinedId = acceptance.data;

  // A timer continues once the user had time to read the message.
  useEffect(() => {
    if (joinedId === undefined) return undefined;
    const timer = setTimeout(() => onJoined(joinedId), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [joinedId, onJoined]);

  return (
    <InvitationCard title={`Join ${link.project_name}`}>
      {joinedId === undefined ? (
        <>
          <p className="text-fg-2">
            <b className="font-semibold text-fg">{link.inviter_name}</b> has invited you to the workspace{" "}
            <b className="font-semibold wrap-anywhere text-fg">{link.project_name}</b>, as{" "}
            <span className="wrap-anywhere">{link.email}</span>.
          </p>
          {acceptance.error && (
            <Banner tone="neg">
              {linkProblem(
                acceptance.error,
                "Failed to accept invitation. Please try again or contact support.",
              )}
            </Banner>
          )}
          <Button
            variant="primary"
            size="lg"
            loading={acceptance.isPending}
            onClick={() => acceptance.mutate(token)}
          >
            Accept Invitation
          </Button>
        </>
      ) : (
        <>
          <Banner tone="pos">You have successfully joined the project!</Banner>
          <p className="text-fg-2">
            {asksMore
              ? "Two short questions about you come next, then the dashboard."
              : "The dashboard opens in a moment."}
          </p>
        </>
      )}
    </InvitationCard>
  );
}
