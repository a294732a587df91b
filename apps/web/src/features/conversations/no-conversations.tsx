import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MessagesSquare, SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { campaignPaths, runningCampaignsQuery } from "#features/campaigns/public.ts";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { type ConversationsView, hasFilters, noFilters } from "./conversations-search.rules.ts";

interface NoConversationsProps {
  readonly view: ConversationsView;
  readonly onChange: ChangeView<ConversationsView>;
  /** The page number in the URL is beyond the last page. */
  readonly pagesExist: boolean;
}

/** Why the list is empty, and what to do. */
export function NoConversations(props: NoConversationsProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { view, pagesExist, onChange } = props;
  const running = useQuery(runningCampaignsQuery(workspaceId));
  if (pagesExist) return <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />;
  if (hasFilters(view)) {
    return (
      <EmptyState
        icon={SearchX}
        title={`No ${view.shows === "answers" ? "answers" : "conversations"} match these filters`}
        frame="none"
        actions={
          <Button onClick={() => onChange({ ...noFilters, shows: view.shows }, "replace")}>
            Clear filters
          </Button>
        }
      />
    );
  }
  if (running.data && running.data.running_campaigns.length > 0) {
    return (
      <EmptyState icon={MessagesSquare} title="The first answers are coming" frame="none">
        They appear here automatically, usually within a few minutes.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={MessagesSquare}
      title={view.shows === "answers" ? "No answers yet" : "No conversations yet"}
      frame="none"
      actions={
        <Button variant="primary" render={<Link to={campaignPaths(workspaceId).create} />}>
          New Campaign
        </Button>
      }
    >
      A campaign asks AI assistants the questions of your customers. Each question appears here with what
      every assistant answered, whom it named and which pages it cited.
    </EmptyState>
  );
}
