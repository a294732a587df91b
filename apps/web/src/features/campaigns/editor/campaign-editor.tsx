import { errors } from "@citelens/contract/errors";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { FileQuestionMark } from "lucide-react";
import { type ReactElement, useEffect } from "react";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { campaignPaths } from "../campaign-paths.ts";
import { draftOf, firstDraft } from "./draft.rules.ts";
import { draftQuery } from "./editor.queries.ts";
import { EditorForm } from "./editor-form.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";

interface CampaignEditorProps {
  readonly projectId: string;
  readonly campaignId: string | undefined;
  readonly onCreated: (campaignId: string) => void;
}

export function CampaignEditor({ projectId, campaignId, onCreated }: CampaignEditorProps): ReactElement {
  const workspace = useSelectedWorkspace();
  if (campaignId !== undefined) return <DraftEditor projectId={projectId} campaignId={campaignId} />;
  return (
    <EditorForm
      projectId={projectId}
      draft={firstDraft(workspace)}
      details={undefined}
      onCreated={onCreated}
    />
  );
}

interface DraftEditorProps {
  readonly projectId: string;
  readonly campaignId: string;
}

function DraftEditor({ projectId, campaignId }: DraftEditorProps): ReactElement {
  const { data: details, error, refetch } = useQuery(draftQuery(projectId, campaignId));
  if (error instanceof ApiProblem && error.status === 404) return <NoCampaign projectId={projectId} />;
  if (details && details.status !== "DRAFT")
    return <LaunchedAlready projectId={projectId} campaignId={campaignId} />;
  if (details) {
    return (
      <EditorForm
        projectId={projectId}
        draft={draftOf(details)}
        details={details}
        onCreated={() => undefined}
      />
    );
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
function LaunchedAlready({ projectId, campaignId }: DraftEditorProps): ReactElement {
  const navigate = useNavigate();
  const path = campaignPaths(projectId).details(campaignId);
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

function NoCampaign({ projectId }: { readonly projectId: string }): ReactElement {
  return (
    <div className="space-y-5">
      <PageHeader title="Edit campaign" />
      <EmptyState
        icon={FileQuestionMark}
        title="This campaign does not exist"
        actions={<Button render={<Link to={campaignPaths(projectId).list} />}>All campaigns</Button>}
      >
        It may have been deleted, or it belongs to another workspace.
      </EmptyState>
    </div>
  );
}
