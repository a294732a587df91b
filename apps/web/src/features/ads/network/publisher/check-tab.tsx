import type { AdPlacementCheck, AdPublisher } from "@citelens/contract/content/ads-network";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { checkPlacement } from "../network.queries.ts";
import { checkOutcomes, fetchedAs } from "../network-labels.rules.ts";
import { type AskedPlace, PageForm } from "./page-form.tsx";
import { WithPlacements } from "./with-placements.tsx";

/** Whether people and agents are sent the same passage. */
export function CheckTab({ publisher }: { readonly publisher: AdPublisher }): ReactElement {
  const projectId = useWorkspaceId();
  const checking = useMutation({
    mutationFn: ({ placement, pageUrl }: AskedPlace) =>
      checkPlacement({ projectId, publisherId: publisher.id, placementId: placement.id }, pageUrl),
  });
  const errors = checking.isError ? sortApiErrors(["page_url"], checking.error) : undefined;
  return (
    <Card
      title="Check placement"
      hint="The page is fetched twice, as a browser and as an AI agent, and both passages are compared."
    >
      <div className="space-y-5">
        <WithPlacements publisher={publisher}>
          {(placements) => (
            <PageForm
              label="Check placement"
              placements={placements}
              site={publisher.url}
              submitLabel="Check page"
              busy={checking.isPending}
              error={errors?.underFields[0]?.[1]}
              onSubmit={(asked) => checking.mutate(asked)}
            />
          )}
        </WithPlacements>
        {errors?.aboveForm !== undefined && <Banner tone="neg">{errors.aboveForm}</Banner>}
        {checking.data && <Outcome check={checking.data} />}
      </div>
    </Card>
  );
}

function Outcome({ check: { outcome, fetched } }: { readonly check: AdPlacementCheck }): ReactElement {
  const { tone, title, text } = checkOutcomes[outcome];
  return (
    <section aria-label="Result" className="space-y-5">
      <Banner tone={tone} title={title}>
        {text}
      </Banner>
      <div className="grid gap-5 lg:grid-cols-2">
        {fetched.map((one) => (
          <Fetched key={one.as} fetched={one} />
        ))}
      </div>
    </section>
  );
}

function Fetched({ fetched }: { readonly fetched: AdPlacementCheck["fetched"][number] }): ReactElement {
  const { status, passage, is_labelled: isLabelled, fault } = fetched;
  const title = fetchedAs[fetched.as];
  return (
    <section aria-label={title} className="min-w-0 space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-medium">{title}</h3>
        <span className="text-sm text-fg-3">{status === null ? "No answer" : `Status ${status}`}</span>
        {passage !== null && (
          <Badge tone={isLabelled ? "pos" : "neg"}>
            {isLabelled ? "Labelled as sponsored" : "Not labelled as sponsored"}
          </Badge>
        )}
      </div>
      {fault !== null && <p className="text-neg wrap-anywhere">{fault}</p>}
      <p className="rounded-popup border border-border bg-surface-2 p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {passage ?? "No passage"}
      </p>
    </section>
  );
}
