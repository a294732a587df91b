import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { apiKeysQuery, type CreatedKey } from "#features/api-keys/public.ts";
import { trackerTag } from "#features/referrals/public.ts";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import type { Address } from "#lib/address/use-address.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { CheckCard, CheckWithoutWorkspace } from "./check-card.tsx";
import { CustomCard } from "./custom-card.tsx";
import { Guides } from "./guides/guides.tsx";
import type { IntegrationsSearch } from "./integrations-search.rules.ts";
import { KeyCard } from "./key-card.tsx";
import { ResourcesCard } from "./resources-card.tsx";
import { firstKeyOf, keyInSnippets, type Setup } from "./setup.rules.ts";

const HistoryImport = lazy(() =>
  import("./history/history-import.tsx").then((module) => ({ default: module.HistoryImport })),
);

/** How a website is connected: keys, guides, the check, and the call itself. */
export function IntegrationsPage(address: Address<IntegrationsSearch>): ReactElement {
  return (
    <div className="space-y-5">
      <PageHeader
        title="Integrations"
        purpose="Connect your website, to see which AI agents read it and whom AI assistants send you."
        actions={
          <Button icon={<KeyRound size={16} aria-hidden="true" />} render={<Link to="/settings/api-keys" />}>
            API Keys
          </Button>
        }
      />
      <SelectedWorkspace whenNone={<WithoutWorkspace {...address} />} whilePending={<PageSkeleton />}>
        <OfWorkspace {...address} />
      </SelectedWorkspace>
    </div>
  );
}

/** The secret of a key that was created here lives only in this component's state. */
function OfWorkspace(address: Address<IntegrationsSearch>): ReactElement {
  const workspace = useWorkspace();
  const keys = useQuery(apiKeysQuery(workspace.id));
  const [created, setCreated] = useState<CreatedKey>();
  const key = keyInSnippets(keys.data && firstKeyOf(keys.data), created?.secret);
  return (
    <>
      <CheckCard />
      <KeyCard keys={keys} created={created} onCreated={setCreated} />
      <Sections {...address} setup={{ origin: location.origin, key }} workspace={workspace} />
    </>
  );
}

function WithoutWorkspace(address: Address<IntegrationsSearch>): ReactElement {
  const key = keyInSnippets(undefined, undefined);
  return (
    <>
      <CheckWithoutWorkspace />
      <Sections {...address} setup={{ origin: location.origin, key }} workspace={undefined} />
    </>
  );
}

interface SectionsProps extends Address<IntegrationsSearch> {
  readonly setup: Setup;
  readonly workspace: Workspace | undefined;
}

/** Sections that can be read before there is a workspace too. */
function Sections({ setup, workspace, ...address }: SectionsProps): ReactElement {
  return (
    <>
      <Guides {...address} setup={setup} />
      <ScriptTagCard origin={setup.origin} projectId={workspace?.id ?? "YOUR_PROJECT_ID"} />
      {workspace && <HistoryCard />}
      <CustomCard setup={setup} />
      <ResourcesCard projectId={workspace?.id} />
    </>
  );
}

/** The catalogue of agents is loaded with what reads logs by it. */
function HistoryCard(): ReactElement {
  return (
    <Card
      title="Import history"
      hint="The visits of the time before you connected your website, out of its access log."
    >
      <Suspense fallback={<PageSkeleton />}>
        <HistoryImport />
      </Suspense>
    </Card>
  );
}

function PageSkeleton(): ReactElement {
  return <LoadingCard label="Loading the integrations" height="h-64" />;
}

interface ScriptTagCardProps {
  readonly origin: string;
  /** The workspace's id, or what stands for it before there is one. */
  readonly projectId: string;
}

/** tracker.js, which counts people where no server can report. */
function ScriptTagCard({ origin, projectId }: ScriptTagCardProps): ReactElement {
  return (
    <Card
      title="Script tag"
      hint="Counts people, and those whom AI assistants sent. AI agents run no JavaScript: it does not see them."
    >
      <div className="space-y-4">
        <CodeBlock label="In the head of every page" code={trackerTag(origin, projectId)} />
        <p className="max-w-3xl text-fg-2">
          It is smaller than 1 kB, sets no cookie and stores nothing. The id is no secret: reports are taken
          from your website alone. Whom both your server and the script report is counted once.
        </p>
      </div>
    </Card>
  );
}
