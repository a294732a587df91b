import type { WorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { Details } from "../details/details.tsx";
import { TabbedLists } from "../details/tabbed-lists.tsx";
import { ReceiptCard } from "./receipt-card.tsx";
import { WorkCard } from "./work-card.tsx";
import { workspaceQuery } from "./workspace.queries.ts";
import { WorkspaceActs } from "./workspace-acts.tsx";
import { WorkspaceCard } from "./workspace-card.tsx";
import { AuditList, CampaignList, KeyList, RunList, TrackingList } from "./workspace-lists.tsx";

/** Everything of one workspace, and what can be done to it. */
export function WorkspacePage({ workspaceId }: { readonly workspaceId: string }): ReactElement {
  const details = useQuery(workspaceQuery(workspaceId));
  return (
    <Details title="Workspace" query={details}>
      {(data) => <Parts details={data} />}
    </Details>
  );
}

function Parts({ details }: { readonly details: WorkspaceDetails }): ReactElement {
  const { id, workspace, deletion } = details;
  const isThere = workspace !== null && workspace.state !== "deleted";
  return (
    <>
      <PageHeader
        title={workspace?.name ?? "Removed workspace"}
        purpose={
          workspace ? (
            <>
              <SoftBreaks text={workspace.url} />, since <Ago at={workspace.created} />
            </>
          ) : (
            id
          )
        }
        {...(isThere && { actions: <WorkspaceActs details={details} /> })}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        {workspace && <WorkspaceCard workspaceId={id} workspace={workspace} />}
        {isThere && <WorkCard details={details} />}
        {deletion && <ReceiptCard deletion={deletion} />}
      </div>
      {isThere ? <Lists workspaceId={id} /> : <Timeline workspaceId={id} />}
    </>
  );
}

const timeline = { audit: "Timeline" } as const;
const titles = {
  tracking: "Tracking",
  campaigns: "Campaigns",
  runs: "Runs",
  keys: "API keys",
  ...timeline,
} as const;

const lists = {
  tracking: TrackingList,
  campaigns: CampaignList,
  runs: RunList,
  keys: KeyList,
  audit: AuditList,
} as const;

function Lists({ workspaceId }: { readonly workspaceId: string }): ReactElement {
  return (
    <TabbedLists label="Of this workspace" titles={titles}>
      {(tab, shown) => {
        const List = lists[tab];
        return <List workspaceId={workspaceId} {...shown} />;
      }}
    </TabbedLists>
  );
}

/** Timeline that stays of a deleted one. */
function Timeline({ workspaceId }: { readonly workspaceId: string }): ReactElement {
  return (
    <TabbedLists label="Of this workspace" titles={timeline}>
      {(_, shown) => <AuditList workspaceId={workspaceId} {...shown} />}
    </TabbedLists>
  );
}
