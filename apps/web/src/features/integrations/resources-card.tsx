import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { supportLink } from "#lib/support.ts";
import { Card } from "#ui/frame/card.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

/** Where to go from here. */
export function ResourcesCard({ projectId }: { readonly projectId: string | undefined }): ReactElement {
  return (
    <Card title="Resources">
      <ul className="space-y-2">
        <li>
          <TextLink render={<Link to="/settings/api-keys" />}>API keys of this workspace</TextLink>
        </li>
        <li>
          <TextLink render={<a href="/api/v1/docs" />}>All calls of the API, with their fields</TextLink>
        </li>
        {projectId !== undefined && (
          <li>
            <TextLink render={<Link to="/workspaces/$projectId/indexing/robots" params={{ projectId }} />}>
              What your robots.txt says to AI agents
            </TextLink>
          </li>
        )}
        <li>
          <TextLink render={<a href={supportLink("An integration")} />}>Contact our Team</TextLink>
        </li>
      </ul>
    </Card>
  );
}
