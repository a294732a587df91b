import { Link } from "@tanstack/react-router";
import { FileDown, KeyRound } from "lucide-react";
import { type ReactElement, useState } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { CreatedKey } from "../api-keys.queries.ts";
import { CallLog } from "./call-log.tsx";
import { Examples } from "./examples.tsx";
import { ReadableCard } from "./readable-card.tsx";
import { ReaderKey } from "./reader-key.tsx";
import { callExamples, keyPlaceholder, mcpExamples } from "./snippets.rules.ts";

/** How programs and AI assistants read what this product measured. */
export function ApiAgentsPage(): ReactElement {
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="API & Agents"
        purpose="Let programs and AI assistants read what is measured here, with figures that say how far to trust them."
        actions={
          <>
            <Button
              icon={<KeyRound size={16} aria-hidden="true" />}
              render={<Link to="/settings/api-keys" />}
            >
              API Keys
            </Button>
            <Button icon={<FileDown size={16} aria-hidden="true" />} render={<Link to="/settings/exports" />}>
              Exports
            </Button>
          </>
        }
      />
      <SelectedWorkspace whenNone="Keys belong to a workspace. Create your first workspace, then come back for a call that works.">
        <OfWorkspace />
      </SelectedWorkspace>
    </div>
  );
}

/** The secret of a key that was made here lives only in this component's state. */
function OfWorkspace(): ReactElement {
  const projectId = useWorkspaceId();
  const [created, setCreated] = useState<CreatedKey>();
  const setup = { origin: location.origin, key: created?.secret ?? keyPlaceholder, projectId };
  return (
    <>
      <Card title="A call that works" hint="Make a key, copy the call, and see it in the log below.">
        <div className="space-y-5">
          <ReaderKey created={created} onCreated={setCreated} />
          <Examples label="Call by" examples={callExamples} setup={setup} />
        </div>
      </Card>
      <Card
        title="AI assistants (MCP)"
        hint="Assistants ask this installation by the Model Context Protocol, and get the same figures."
        actions={<TextLink render={<Link to="/settings/connected-apps" />}>Connected apps</TextLink>}
      >
        <Examples label="Set up" examples={mcpExamples} setup={setup} />
      </Card>
      <CallLog />
      <ReadableCard />
    </>
  );
}
