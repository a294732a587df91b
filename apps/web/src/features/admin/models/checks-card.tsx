import type { ModelChecks } from "@citelens/contract/visibility/operators";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { StandingNote } from "./model-standing.tsx";
import { modelChecksQuery, useCheckModels } from "./models.queries.ts";
import { helperLabels } from "./models.rules.ts";

/** Statements of the providers about their models, and when they were asked. */
export function ChecksCard(): ReactElement {
  const checks = useQuery(modelChecksQuery);
  const { mutate, isPending } = useCheckModels();
  const check = (): void =>
    mutate(undefined, {
      onSuccess: () => toast.success("The providers were asked for their models."),
      onError: (problem) => toast.error(problemMessage(problem)),
    });
  return (
    <Card
      title="Models of the providers"
      hint="Each provider with a key is asked every night, and when the server starts, which models it still has."
      actions={
        <Button size="sm" loading={isPending} onClick={check}>
          Check now
        </Button>
      }
    >
      {checks.data && <Checks checks={checks.data} />}
      {!checks.data && checks.isError && <QueryError query={checks} />}
      {checks.isPending && (
        <div aria-busy="true" className="h-24">
          <Skeleton shape="card" />
        </div>
      )}
    </Card>
  );
}

function Checks({ checks: { providers, helpers } }: { readonly checks: ModelChecks }): ReactElement {
  if (providers.length === 0) return <p className="text-fg-2">No provider has a key yet.</p>;
  return (
    <div className="space-y-4">
      <ul aria-label="Providers" className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {providers.map((one) => (
          <li key={one.provider} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{one.provider}</span>
            <ListState check={one} />
          </li>
        ))}
      </ul>
      {helpers.length > 0 && (
        <ul aria-label="Models that write and judge" className="space-y-2 border-t border-border pt-4">
          {helpers.map((one) => (
            <li key={one.use} className="flex flex-wrap items-baseline gap-x-3">
              <span>{helperLabels[one.use]}</span>
              <code className="text-sm wrap-anywhere text-fg-3">
                {one.provider}/{one.model}
              </code>
              <StandingNote model={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ListState({ check }: { readonly check: ModelChecks["providers"][number] }): ReactElement {
  const { has_list, checked_at, failed_at, failure } = check;
  if (!has_list) return <span className="text-sm text-fg-3">Has no list of models</span>;
  if (failed_at !== null) {
    return (
      <span className="flex min-w-0 flex-col items-end text-sm">
        <span>
          <Badge tone="neg">Not read</Badge> <Ago at={failed_at} />
        </span>
        <span className="text-right wrap-anywhere text-fg-3">{failure}</span>
      </span>
    );
  }
  if (checked_at === null) return <span className="text-sm text-fg-3">Not checked yet</span>;
  return (
    <span className="text-sm">
      <Badge tone="pos">Read</Badge> <Ago at={checked_at} />
    </span>
  );
}
