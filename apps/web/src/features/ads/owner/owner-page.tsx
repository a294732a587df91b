import type { PublisherTerms } from "@citelens/contract/content/ads-network";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { FileQuestionMark } from "lucide-react";
import type { ReactElement } from "react";
import { PublicFrame } from "#features/agencies/public.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { lookOf } from "../network/network-labels.rules.ts";
import { Invitation } from "./invitation.tsx";
import { Membership } from "./membership.tsx";
import { termsQuery } from "./owner.queries.ts";
import { Terms } from "./terms.tsx";

/** Decisions of a website's owner about the network: with the link of their mail, signed in or not. */
export function OwnerPage({ token }: { readonly token: string }): ReactElement {
  const terms = useQuery(termsQuery(token));
  if (terms.data) return <Known token={token} terms={terms.data} />;
  return (
    <PublicFrame>
      <PageHeader title="Context Network" />
      <Unknown terms={terms} />
    </PublicFrame>
  );
}

/** While it is loading, or why there is nothing to show. */
function Unknown({ terms }: { readonly terms: UseQueryResult<PublisherTerms> }): ReactElement {
  if (terms.error instanceof ApiProblem && terms.error.status === 404) {
    return (
      <EmptyState icon={FileQuestionMark} title="This link leads nowhere">
        It may be incomplete, or no longer be valid. Open it from the newest mail that you have of us.
      </EmptyState>
    );
  }
  if (terms.isError) {
    return <QueryError query={terms} />;
  }
  return <LoadingCard label="Loading the terms" height="h-96" />;
}

function Known({ token, terms }: { readonly token: string; readonly terms: PublisherTerms }): ReactElement {
  const look = lookOf(terms, { isOwner: true });
  const isInvited = terms.status === "INVITED";
  return (
    <PublicFrame>
      <PageHeader
        title={isInvited ? `Show passages on ${terms.name}` : `${terms.name} in the Context Network`}
        purpose={
          <>
            {terms.url} <Badge tone={look.tone}>{look.label}</Badge>
          </>
        }
      />
      {isInvited || terms.status === "DECLINED" ? (
        <Invitation token={token} terms={terms} />
      ) : (
        <Membership token={token} terms={terms} />
      )}
      <Terms terms={terms} />
    </PublicFrame>
  );
}
