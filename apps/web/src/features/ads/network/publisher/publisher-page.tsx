import type { AdPublisher } from "@citelens/contract/content/ads-network";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { useAdsChange } from "../../ads.queries.ts";
import { StopSwitch } from "../../stop-switch.tsx";
import { networkChanges, publisherQuery } from "../network.queries.ts";
import { lookOf } from "../network-labels.rules.ts";
import { type PublisherTab, parsePublisherSearch, publisherTabs } from "../network-search.rules.ts";
import { CheckTab } from "./check-tab.tsx";
import { MatchesTab } from "./matches-tab.tsx";
import { PlacementsTab } from "./placements-tab.tsx";
import { PreviewTab } from "./preview-tab.tsx";
import { PublisherDialog } from "./publisher-dialog.tsx";
import { PublisherFigures } from "./publisher-figures.tsx";
import { RefusedTab } from "./refused-tab.tsx";

/** One website of the network: what stands on it and why, and the switch that stops it. */
export function PublisherPage({ publisherId }: { readonly publisherId: string }): ReactElement {
  const place = { projectId: useWorkspaceId(), publisherId };
  const publisher = useQuery(publisherQuery(place));
  if (publisher.data) return <Known publisher={publisher.data} />;
  return (
    <div className="space-y-5">
      <PageHeader title="Publisher" />
      {publisher.isError ? (
        <Card>
          <QueryError query={publisher} />
        </Card>
      ) : (
        <LoadingCard label="Loading the publisher" height="h-96" />
      )}
    </div>
  );
}

const titles: Readonly<Record<PublisherTab, string>> = {
  placements: "Placements",
  check: "Check placement",
  preview: "Page preview",
  matches: "Matches",
  refused: "Refused creatives",
};

const contents: Readonly<Record<PublisherTab, (props: { readonly publisher: AdPublisher }) => ReactElement>> =
  {
    placements: PlacementsTab,
    check: CheckTab,
    preview: PreviewTab,
    matches: MatchesTab,
    refused: RefusedTab,
  };

interface KnownProps {
  readonly publisher: AdPublisher;
}

function Known({ publisher }: KnownProps): ReactElement {
  const projectId = useWorkspaceId();
  const { search, onSearch } = useAddress(parsePublisherSearch);
  const tab = search.tab ?? "placements";
  const [isEditing, setEditing] = useState(false);
  const look = lookOf(publisher);
  const Content = contents[tab];
  return (
    <div className="space-y-5">
      <PageHeader
        title={publisher.name}
        purpose={
          <>
            {publisher.url} <Badge tone={look.tone}>{look.label}</Badge>
          </>
        }
        actions={
          <>
            <Button render={<Link to="/workspaces/$projectId/ads/network" params={{ projectId }} />}>
              All publishers
            </Button>
            <Button icon={<Pencil size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
              Edit
            </Button>
          </>
        }
      />
      <Standing publisher={publisher} />
      <PublisherFigures publisher={publisher} />
      <Tabs
        label={publisher.name}
        tabs={publisherTabs.map((value) => ({ value, label: titles[value] }))}
        value={tab}
        onChange={(next) => onSearch(() => parsePublisherSearch({ tab: next }), "push")}
      >
        <Content publisher={publisher} />
      </Tabs>
      {isEditing && <PublisherDialog publisher={publisher} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** The switch, or why there is nothing to stop. */
function Standing({ publisher }: KnownProps): ReactElement {
  const { id, status, is_stopped: isStopped, is_stopped_by_owner: isStoppedByOwner, invited } = publisher;
  const switching = useAdsChange(networkChanges.setStopped);
  const change = (next: boolean): void =>
    switching.mutate(
      { publisherId: id, isStopped: next },
      { onError: (problem) => toast.error(problemMessage(problem)) },
    );
  if (status === "INVITED") {
    return (
      <Banner tone="info" title="The invitation has not been answered">
        The owner was mailed the terms <Ago at={invited} />. Nothing is shown before they accept.
      </Banner>
    );
  }
  if (status === "DECLINED") {
    return (
      <Banner tone="warn" title="The owner declined">
        Nothing is shown on this website.
      </Banner>
    );
  }
  return (
    <>
      {isStoppedByOwner && (
        <Banner tone="warn" title="Stopped by its owner">
          The owner has stopped everything on this website, and only they can let it go on.
        </Banner>
      )}
      <StopSwitch isStopped={isStopped} busy={switching.isPending} onChange={change} />
    </>
  );
}
