import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { AcceptCard } from "./accept-card.tsx";
import { InvitationCard } from "./invitation-card.tsx";
import { linkQuery } from "./invitations.queries.ts";
import { isSameAddress, linkProblem } from "./invitations.rules.ts";
import { WrongAccountCard } from "./wrong-account-card.tsx";

export interface LinkOutcomeProps {
  readonly token: string;
  readonly onJoined: (workspaceId: string) => void;
}

/** Loads the invitation and offers to join to the invited account. */
export function LinkOutcome({ token, onJoined }: LinkOutcomeProps): ReactElement {
  // Never refetched: after joining, the link is used up.
  const link = useQuery({ ...linkQuery(token), staleTime: Number.POSITIVE_INFINITY });
  const me = useQuery(meQuery);

  const failed = [link, me].find(({ isError }) => isError);
  if (failed) {
    return (
      <LinkFailure
        message={linkProblem(
          failed.error,
          "Failed to verify invitation. Please try again or contact support.",
        )}
      />
    );
  }
  if (!link.data || !me.data) {
    return (
      <InvitationCard title="Invitation">
        <p role="status" className="flex items-center gap-2 text-fg-2">
          <Spinner />
          Checking your invitation…
        </p>
      </InvitationCard>
    );
  }
  if (!isSameAddress(link.data.email, me.data.email)) {
    return <WrongAccountCard token={token} link={link.data} signedIn={me.data.email} />;
  }
  return (
    <AcceptCard token={token} link={link.data} asksMore={!me.data.onboarding_complete} onJoined={onJoined} />
  );
}

function LinkFailure({ message }: { readonly message: string }): ReactElement {
  return (
    <InvitationCard title="Invitation">
      <Banner tone="neg">{message}</Banner>
      <Button size="lg" render={<Link to="/" />}>
        Go To Dashboard
      </Button>
    </InvitationCard>
  );
}
