import type { AppRequest, RequestProblem } from "@citelens/contract/workspaces/connected-apps";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { ConnectCard } from "./connect-card.tsx";
import { problemWords } from "./connected-app-labels.rules.ts";
import { useAnswerRequest } from "./connected-apps.queries.ts";

interface WrongRequestProps {
  readonly requestId: string;
  readonly request: AppRequest;
  readonly problem: RequestProblem;
  readonly onAnswered: (address: string) => void;
}

/** A request of a known app that cannot be allowed; the app learns of it once somebody takes it back. */
export function WrongRequest({ requestId, request, problem, onAnswered }: WrongRequestProps): ReactElement {
  const answer = useAnswerRequest(requestId);
  return (
    <ConnectCard title="This app cannot be connected">
      <Banner tone="neg">{problemWords[problem]}</Banner>
      <p className="text-fg-2">
        The app says that it is <b className="font-semibold wrap-anywhere text-fg">{request.name}</b>. Its
        answer goes to <b className="font-semibold wrap-anywhere text-fg">{request.answer_goes_to}</b>.
      </p>
      {answer.error && <Banner tone="neg">{problemMessage(answer.error)}</Banner>}
      <Button
        size="lg"
        loading={answer.isPending || answer.isSuccess}
        onClick={() => answer.mutate(undefined, { onSuccess: onAnswered })}
      >
        Back to the app
      </Button>
    </ConnectCard>
  );
}
