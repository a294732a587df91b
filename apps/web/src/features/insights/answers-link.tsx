import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { type AnswerTraits, answersPath } from "./answer-links.rules.ts";
import { useInsightScope } from "./filters/insight-scope.tsx";

export interface AnswersLinkProps {
  readonly traits?: AnswerTraits;
  /** Describes the answers for screen readers, because a number alone does not. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A number that links to the answers that it counts. */
export function AnswersLink({ traits, label, children }: AnswersLinkProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { filter } = useInsightScope();
  return (
    <Link
      {...answersPath(workspaceId, filter, traits)}
      data-tooltip={label}
      className="rounded-control underline decoration-border-strong decoration-dotted underline-offset-4 hover:text-brand-text hover:decoration-current"
    >
      {children}
      <span className="sr-only"> {label}</span>
    </Link>
  );
}
