import { errors } from "@citelens/contract/base/errors";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { FileQuestionMark } from "lucide-react";
import { type ReactElement, useEffect } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspace, useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { campaignPaths } from "../campaign-paths.ts";
import { draftOf, firstDraft } from "./draft.rules.ts";
import { draftQuery } from "./editor.queries.ts";
import { EditorForm } from "./editor-form.tsx";

interface CampaignEditorProps {
  readonly campaignId: string | undefined;
  readonly onCreated: (campaignId: string) => void;
}

export function CampaignEditor({ campaignId, onCreated }: CampaignEditorProps): ReactElement {
  const workspace = useWorkspace();
  if (campaignId !== undefined) return <DraftEditor campaignId={campaignId} />;
  return <EditorForm draft={firstDraft(workspace)} details={undefined} onCreated={onCreated} />;
}

interface DraftEditorProps {
  readonly campaignId: string;
}

function DraftEditor({ campaignId }: DraftEditorProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { data: details, error, refetch } = useQuery(draftQuery(workspaceId, campaignId));
  if (error instanceof ApiProblem && error.status === 404) return <NoCampaign />;
  if (details && details.status !== "DRAFT") return <LaunchedAlready campaignId={campaignId} />;
  if (details) {
    return <EditorForm draft={draftOf(details)} details={details} onCreated={() => undefined} />;
  }
  return (
    <div className="space-y-5">
      <PageHeader title="Edit campaign" />
      {error ? (
        <ErrorState message={problemMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </div>
  );
}

/** Launched campaigns cannot be edited here, so this redirects to their page. */
function LaunchedAlready({ campaignId }: DraftEditorProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const navigate = useNavigate();
  const path = campaignPaths(workspaceId).details(campaignId);
  useEffect(() => {
    toast.error(errors.CAMPAIGN_NOT_DRAFT[1]);
    void navigate({ href: path, replace: true, ignoreBlocker: true });
  }, [navigate, path]);
  return (
    <div className="space-y-5">
      <PageHeader title="Edit campaign" />
      <EditorSkeleton />
    </div>
  );
}

function NoCampaign(): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <div className="space-y-5">
      <PageHeader title="Edit campaign" />
      <EmptyState
        icon={FileQuestionMark}
        title="This campaign does not exist"
        actions={<Button render={<Link to={campaignPaths(workspaceId).list} />}>All campaigns</Button>}
      >
        It may have been deleted, or it belongs to another workspace.
      </EmptyState>
    </div>
  );
}

/** In the shape of the form. */
function EditorSkeleton(): ReactElement {
  return (
    <div role="status" className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">Loading the campaign</span>
      <div className="space-y-5">
        <div className="h-72">
          <Skeleton shape="card" />
        </div>
        <div className="h-80">
          <Skeleton shape="card" />
        </div>
      </div>
      <div className="h-96 max-xl:hidden">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
