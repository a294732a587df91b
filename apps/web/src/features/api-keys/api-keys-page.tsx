import { Link } from "@tanstack/react-router";
import { RadioTower } from "lucide-react";
import { type ReactElement, useState } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { CreatedKey } from "./api-keys.queries.ts";
import { CreateKeyForm } from "./create-key-form.tsx";
import { CreatedKeyBox } from "./created-key-box.tsx";
import { KeyTable } from "./key-table.tsx";

export function ApiKeysPage(): ReactElement {
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="API Keys"
        purpose="Your servers use a key to report visits to this workspace, and your programs to read it."
        actions={
          <Button
            icon={<RadioTower size={16} aria-hidden="true" />}
            render={<Link to="/settings/tracking" />}
          >
            What arrives
          </Button>
        }
      />
      <SelectedWorkspace whenNone="An API key belongs to a workspace. Create your first workspace, then come back for its key.">
        <Keys />
      </SelectedWorkspace>
    </div>
  );
}

/** The secret lives only in this component's state, so leaving the page discards it. */
function Keys(): ReactElement {
  const [created, setCreated] = useState<CreatedKey>();
  return (
    <>
      <Card
        title="Create a key"
        hint="Use one key per site or server, so that you can revoke each separately."
      >
        <CreateKeyForm onCreated={setCreated} />
      </Card>
      {created && <CreatedKeyBox created={created} onDismiss={() => setCreated(undefined)} />}
      <KeyTable />
    </>
  );
}
