import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { type AnswerTraits, answersPath } from "./answer-links.rules.ts";
import type { InsightFilter } from "./insights.queries.ts";

export interface AnswersLinkProps {
  readonly projectId: string;
  readonly filter: InsightFilter;
  readonly traits?: AnswerTraits;
  /** Describes the answers for screen readers, because a number alone does not. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A number that links to the answers that it counts. */
export function AnswersLink(props: AnswersLinkProps): ReactElement {
  const { projectId, filter, traits, label, children } = props;
  return (
    <Link
      {...answersPath(projectId, filter, traits)}
      data-tooltip={label}
      className="rounded-control underline decoration-border-strong decoration-dotted underline-offset-4 hover:text-brand-text hover:decoration-current"
    >
      {children}
      <span className="sr-only"> {label}</span>
    </Link>
  );
}
