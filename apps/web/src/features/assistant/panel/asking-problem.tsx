import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface AskingProblemProps {
  readonly problem: Error;
  readonly onDismiss: () => void;
}

/** Why a question was not taken, and what to do. */
export function AskingProblem({ problem, onDismiss }: AskingProblemProps): ReactElement {
  const isUnpaid = problem instanceof ApiProblem && problem.status === 402;
  return (
    <Banner tone="neg" onDismiss={onDismiss}>
      {problemMessage(problem)}{" "}
      {isUnpaid && <TextLink render={<Link to="/settings/billing" />}>Get credits</TextLink>}
    </Banner>
  );
}
