import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PasswordPrompt } from "#features/accounts/password-prompt/public.ts";
import { meQuery } from "#features/accounts/public.ts";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { isImpersonating } from "#lib/session/impersonation.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { ConnectCard } from "./connect-card.tsx";
import { unknownRequestWords } from "./connected-app-labels.rules.ts";
import { appRequestQuery } from "./connected-apps.queries.ts";
import { ConsentForm } from "./consent-form.tsx";
import { WrongRequest } from "./wrong-request.tsx";

interface ConnectPageProps {
  readonly requestId: string | undefined;
  /** Reason why there is no request, as the address tells it. */
  readonly problem: string | undefined;
  /** Leads the browser to the address at which the app waits. */
  readonly onAnswered: (address: string) => void;
}

/** The page on which a user decides whether an app is connected. */
export function ConnectPage({ requestId, problem, onAnswered }: ConnectPageProps): ReactElement {
  if (requestId === undefined) return <ConnectFailure message={unknownRequestWords(problem)} />;
  return (
    <>
      <AppQuestion requestId={requestId} onAnswered={onAnswered} />
      <PasswordPrompt />
    </>
  );
}

interface AppQuestionProps {
  readonly requestId: string;
  readonly onAnswered: (address: string) => void;
}

function AppQuestion({ requestId, onAnswered }: AppQuestionProps): ReactElement {
  const request = useQuery(appRequestQuery(requestId));
  const workspaces = useQuery(workspacesQuery);
  const me = useQuery(meQuery);

  const failed = [request, workspaces, me].find(({ isError }) => isError);
  if (failed) return <ConnectFailure message={failureWords(failed.error)} />;
  if (!request.data || !workspaces.data || !me.data) {
    return (
      <ConnectCard title="Connect an app">
        <p role="status" className="flex items-center gap-2 text-fg-2">
          <Spinner />
          Reading what the app asks for…
        </p>
      </ConnectCard>
    );
  }
  const shared = { requestId, request: request.data, onAnswered };
  if (request.data.problem !== null) return <WrongRequest {...shared} problem={request.data.problem} />;
  if (isImpersonating()) {
    return (
      <ConnectFailure message="Apps cannot be connected while viewing as another user. Log in with your own account." />
    );
  }
  return <ConsentForm {...shared} workspaces={workspaces.data} email={me.data.email} />;
}

function failureWords(problem: unknown): string {
  return problem instanceof ApiProblem && problem.status === 404
    ? unknownRequestWords(undefined)
    : problemMessage(problem);
}

function ConnectFailure({ message }: { readonly message: string }): ReactElement {
  return (
    <ConnectCard title="This app cannot be connected">
      <Banner tone="neg">{message}</Banner>
      <Button size="lg" render={<Link to="/" />}>
        Go To Dashboard
      </Button>
    </ConnectCard>
  );
}
