import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { CampaignEditor } from "./campaign-editor.tsx";

export interface CampaignEditorPageProps {
  readonly projectId: string;
  /** The draft to go on with; none for a new campaign. */
  readonly campaignId: string | undefined;
}

interface Session {
  readonly number: number;
  /** What the address named when it was last looked at. */
  readonly addressed: string | undefined;
  /** What the session began with. */
  readonly begunWith: string | undefined;
  /** The draft that it has created since. */
  readonly created: string | undefined;
}

/**
 * Creates or edits a campaign. A new one gets the address of its draft as soon as there is one, and the form stays
 * as it is meanwhile; any other change of the address is another campaign.
 */
export function CampaignEditorPage({ projectId, campaignId }: CampaignEditorPageProps): ReactElement {
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
      // The page stays the same one behind the draft's address, so that nobody is interrupted while typing.
      to: "/workspaces/$projectId/insight/create",
      params: { projectId },
      search: { draft: created },
      mask: {
        to: "/workspaces/$projectId/insight/$campaignId/edit",
        params: { projectId, campaignId: created },
        unmaskOnReload: true,
      },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  };

  return (
    <CampaignEditor
      key={`${projectId} ${session.number}`}
      projectId={projectId}
      campaignId={session.begunWith}
      onCreated={showAddress}
    />
  );
}
