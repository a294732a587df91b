import type { AnswerShown } from "@citelens/contract/visibility/answers";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { hasNoAnswer } from "../answer-labels.rules.ts";

type State = Pick<AnswerShown, "status" | "failure" | "failure_kind" | "operator_model">;

/** Why there is no text. */
export function AnswerState({ answer }: { readonly answer: State }): ReactElement | null {
  const { status, failure, operator_model } = answer;
  const name = operator_model.display_name;
  if (status === "PENDING") {
    return (
      <Banner tone="info" title={`${name} has not answered yet`}>
        {failure ?? "The answer appears here as soon as it arrives."}
      </Banner>
    );
  }
  if (hasNoAnswer(answer)) {
    return (
      <Banner tone="info" title={`${name} has no answer`}>
        It found nothing that answers the query. That counts neither for nor against your brand.
      </Banner>
    );
  }
  if (status === "REFUSED") {
    return (
      <Banner tone="warn" title={`${name} refused to answer`}>
        {failure ?? "It gave no reason."} A refusal counts neither for nor against your brand.
      </Banner>
    );
  }
  if (status === "FAILED") {
    return (
      <Banner tone="warn" title={`${name} could not be asked`}>
        {failure ?? "The reason is not known."} It cost nothing and does not count in any score.
      </Banner>
    );
  }
  return null;
}
