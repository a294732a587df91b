import {
  type AppRequest,
  type AppScope,
  appCreditsMax,
  appWorkspacesMax,
} from "@citelens/contract/workspaces/connected-apps";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type FormEvent, type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { ConnectCard } from "./connect-card.tsx";
import { creditsIn, lifetimeWords, scopeWords } from "./connected-app-labels.rules.ts";
import { useAnswerRequest } from "./connected-apps.queries.ts";
import { WhoAsks } from "./who-asks.tsx";
import { WorkspaceChoice } from "./workspace-choice.tsx";

interface ConsentFormProps {
  readonly requestId: string;
  readonly request: AppRequest;
  readonly workspaces: readonly Workspace[];
  /** Account that the app would act for. */
  readonly email: string;
  readonly onAnswered: (address: string) => void;
}

/** Asks what the app may, and where: nothing is chosen beforehand but what an app cannot do without. */
export function ConsentForm({
  requestId,
  request,
  workspaces,
  email,
  onAnswered,
}: ConsentFormProps): ReactElement {
  const [only] = workspaces;
  const [chosen, setChosen] = useState<readonly string[]>(workspaces.length === 1 && only ? [only.id] : []);
  const [scopes, setScopes] = useState<readonly AppScope[]>(["read"]);
  const [credits, setCredits] = useState("0");
  const answer = useAnswerRequest(requestId);
  const spends = scopes.includes("spend");
  const perDay = spends ? creditsIn(credits, appCreditsMax) : 0;
  const isReady = perDay !== undefined && chosen.length > 0 && chosen.length <= appWorkspacesMax;
  const isBusy = answer.isPending || answer.isSuccess;

  const allow = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    const allowed = { scopes: [...scopes], projects: [...chosen], credits_per_day: perDay };
    answer.mutate(allowed, { onSuccess: onAnswered });
  };

  return (
    <ConnectCard title={`Connect ${request.name}?`}>
      <WhoAsks request={request} email={email} />
      <form onSubmit={allow} noValidate className="flex flex-col gap-5">
        <section className="space-y-2" aria-labelledby="may">
          <h2 id="may" className="font-semibold">
            It may
          </h2>
          <CheckboxCards
            label="What the app may do"
            options={request.scopes.map((scope) => ({
              value: scope,
              label: scopeWords[scope].label,
              description: scopeWords[scope].description,
              disabled: scope === "read",
            }))}
            values={scopes}
            onChange={(values) => setScopes(request.scopes.filter((scope) => values.includes(scope)))}
          />
        </section>
        {spends && (
          <TextField
            label="Credits a day that it may spend"
            inputMode="numeric"
            autoComplete="off"
            value={credits}
            hint="A day begins at midnight in UTC. With 0 it can spend nothing."
            error={
              perDay === undefined
                ? `Enter a whole number from 0 to ${countText(appCreditsMax)}, without separators.`
                : undefined
            }
            onChange={(event) => setCredits(event.target.value)}
          />
        )}
        <WorkspaceChoice workspaces={workspaces} chosen={chosen} onChange={setChosen} />
        <p className="text-sm text-fg-2">{lifetimeWords}</p>
        {answer.error && <Banner tone="neg">{problemMessage(answer.error)}</Banner>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            size="lg"
            disabled={isBusy}
            onClick={() => answer.mutate(undefined, { onSuccess: onAnswered })}
          >
            Deny
          </Button>
          <Button type="submit" size="lg" variant="primary" disabled={!isReady} loading={isBusy}>
            Allow
          </Button>
        </div>
      </form>
    </ConnectCard>
  );
}
