import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { CampaignEditor } from "./campaign-editor.tsx";

export interface CampaignEditorPageProps {
  /** The draft to edit; undefined for a new campaign. */
  readonly campaignId: string | undefined;
}

interface Session {
  readonly number: number;
  /** The last draft id in the URL. */
  readonly addressed: string | undefined;
  /** The draft id at the start of the session. */
  readonly begunWith: string | undefined;
  /** The draft that the session has created. */
  readonly created: string | undefined;
}

/**
 * Creates or edits a campaign. A new draft puts its id into the URL without resetting the form; any other
 * change of the URL is another campaign.
 */
export function CampaignEditorPage({ campaignId }: CampaignEditorPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const navigate = useNavigate();
  const first = { addressed: campaignId, begunWith: campaignId, created: undefined };
  const [session, setSession] = useState<Session>({ ...first, number: 0 });
  if (campaignId !== session.addressed) {
    const isOwn = campaignId !== undefined && campaignId === session.created;
    setSession(isOwn ? { ...session, addressed: campaignId } : { ...first, number: session.number + 1 });
  }

  const showAddress = (created: string): void => {
    setSession((now) => ({ ...now, created }));
    void navigate({
      // Stays mounted when the draft gets its URL, so that typing is not interrupted.
      to: "/workspaces/$projectId/insight/create",
      params: { projectId: workspaceId },
      search: { draft: created },
      mask: {
        to: "/workspaces/$projectId/insight/$campaignId/edit",
        params: { projectId: workspaceId, campaignId: created },
        unmaskOnReload: true,
      },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  };

  return (
    <CampaignEditor
      key={`${workspaceId} ${session.number}`}
      campaignId={session.begunWith}
      onCreated={showAddress}
    />
  );
}
