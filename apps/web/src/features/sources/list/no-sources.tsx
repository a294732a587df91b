import { Link } from "@tanstack/react-router";
import { Quote, SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";

interface NoSourcesProps {
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
  /** At least one filter is set. */
  readonly isNarrowed: boolean;
  readonly onFirstPage: () => void;
  readonly onClear: () => void;
}

/** Why a list of sources is empty, and what to do. */
export function NoSources(props: NoSourcesProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { pagesExist, isNarrowed, onFirstPage, onClear } = props;
  if (pagesExist) return <PastTheEnd onFirst={onFirstPage} />;
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title="No sources match these filters"
        frame="none"
        actions={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={Quote}
      title="No sources data available for the selected period"
      frame="none"
      actions={
        <Button
          render={<Link to="/workspaces/$projectId/insight/campaigns" params={{ projectId: workspaceId }} />}
        >
          GEO Campaigns
        </Button>
      }
    >
      Sources appear as soon as answers of a campaign cite a site or are based on one.
    </EmptyState>
  );
}
