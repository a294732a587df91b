import type { UseQueryResult } from "@tanstack/react-query";
import { FileQuestionMark } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { NoticeCard } from "./notice-card.tsx";

export interface SandboxQueryProps<T> {
  readonly query: Pick<UseQueryResult<T>, "data" | "error" | "refetch">;
  /** Name of what the URL points to, such as "invoice". */
  readonly thing: string;
  readonly children: (answer: T) => ReactNode;
}

/** The loaded page; a skeleton while it loads and a message when it does not exist. */
export function SandboxQuery<T>({ query, thing, children }: SandboxQueryProps<T>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error instanceof ApiProblem && query.error.status === 404) {
    return (
      <NoticeCard icon={FileQuestionMark} title={`This ${thing} does not exist`}>
        The address is incomplete, or the page no longer exists.
      </NoticeCard>
    );
  }
  if (query.error) {
    return <QueryError query={query} />;
  }
  return <LoadingCard label="Loading" height="h-80" />;
}
