import { useQuery } from "@tanstack/react-query";
import { FileQuestionMark } from "lucide-react";
import type { ReactElement } from "react";
import { PublicFrame } from "#features/agencies/public.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { instantText } from "#lib/dates/dates.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { AnswerCard } from "../answer/answer-card.tsx";
import { sharedAnswerQuery } from "./sharing.queries.ts";

/** One answer for anyone with its link. Search engines are asked not to index it. */
export function SharedAnswerPage({ token }: { readonly token: string }): ReactElement {
  const shared = useQuery(sharedAnswerQuery(token));
  if (shared.error instanceof ApiProblem && shared.error.status === 404) {
    return (
      <PublicFrame>
        <PageHeader title="Shared answer" />
        <EmptyState icon={FileQuestionMark} title="This link no longer works">
          It has expired, or it is incomplete. Ask the person who shared it for a new one.
        </EmptyState>
      </PublicFrame>
    );
  }
  if (!shared.data) {
    return (
      <PublicFrame>
        <PageHeader title="Shared answer" />
        {shared.isError ? (
          <QueryError query={shared} />
        ) : (
          <LoadingCard label="Loading the answer" height="h-96" />
        )}
      </PublicFrame>
    );
  }
  const { workspace, expires, answer } = shared.data;
  return (
    <PublicFrame>
      <PageHeader
        title={answer.query.text}
        purpose={`What ${answer.operator_model.display_name} answered. Shared by ${workspace} until ${instantText(expires)}.`}
      />
      <AnswerCard answer={answer} />
    </PublicFrame>
  );
}
