import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { WithoutWorkspace } from "#features/workspaces/without/public.ts";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { useSuggestBrand } from "./brand-context.queries.ts";
import { BrandSkeleton } from "./brand-skeleton.tsx";
import { SuggestButton } from "./suggest-button.tsx";
import { SuggestionNotice } from "./suggestion-notice.tsx";

/** Shown while the workspaces are loading, failed to load, or are none. */
export function BrandWithoutWorkspace(): ReactElement {
  const workspaces = useQuery(workspacesQuery);
  const suggest = useSuggestBrand(undefined);
  return (
    <>
      <PageHeader
        title="Brand Kit"
        actions={
          <SuggestButton
            state={workspaces.data ? "ready" : "unavailable"}
            onClick={() => suggest.mutate(undefined)}
          />
        }
      />
      <SuggestionNotice
        isPending={false}
        error={suggest.error}
        suggestion={undefined}
        onDismiss={suggest.reset}
      />
      {workspaces.isPending && <BrandSkeleton />}
      {workspaces.isError && (
        <Card>
          <ErrorState message="Failed to load brand context data" onRetry={() => void workspaces.refetch()} />
        </Card>
      )}
      {workspaces.data && (
        <WithoutWorkspace>
          Brand context belongs to a workspace. Create your first workspace, then come back.
        </WithoutWorkspace>
      )}
    </>
  );
}
