import type { OptimizationDetails } from "@citelens/contract/content/optimization-fields";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { isWorking } from "../studio.queries.ts";
import { studioPaths } from "../studio-paths.ts";
import { standOf } from "./stand.rules.ts";

/** Where a text stands that is not done; one that is worked at turns into its results by itself. */
export function UnfinishedText({
  optimization,
}: {
  readonly optimization: OptimizationDetails;
}): ReactElement {
  const { generating, edit } = studioPaths(useWorkspaceId());
  const { title, says, action } = standOf(optimization);
  const isFollowed = isWorking(optimization) || optimization.status === "FAILED";
  return (
    <div className="space-y-5">
      <PageHeader title={optimization.title} purpose="There are no results yet." />
      <Card title={title}>
        <div role="status" className="space-y-3">
          {says.map((sentence) => (
            <p key={sentence} className="text-fg-2">
              {sentence}
            </p>
          ))}
          <Button
            variant="primary"
            render={<Link to={isFollowed ? generating(optimization.id) : edit(optimization.id)} />}
          >
            {action}
          </Button>
        </div>
      </Card>
    </div>
  );
}
