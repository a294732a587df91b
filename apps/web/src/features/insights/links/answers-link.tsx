import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { type AnswerTraits, answersPath } from "./answer-links.rules.ts";
import { NumberLink, type NumberLinkProps } from "./number-link.tsx";

export interface AnswersLinkProps extends Omit<NumberLinkProps, "path"> {
  readonly traits?: AnswerTraits;
}

/** A number that links to the answers that it counts, of those that the page is about. */
export function AnswersLink({ traits, ...link }: AnswersLinkProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { filter } = useInsightScope();
  return <NumberLink path={answersPath(workspaceId, filter, traits)} {...link} />;
}
