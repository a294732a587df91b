import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { progressLine } from "../steps.rules.ts";
import { studioPaths } from "../studio-paths.ts";
import { workingQuery } from "./overview.queries.ts";

const title = "At work";

/** The texts that are made at this moment, live. */
export function WorkingCard(): ReactElement {
  const working = useQuery(workingQuery(useWorkspaceId()));
  return (
    <Card title={title} hint="Made at this moment; you can leave the page">
      <QueryContent
        title={title}
        query={working}
        isEmpty={({ results }) => results.length === 0}
        emptyText="Nothing is made at this moment"
        emptyLook="line"
      >
        {({ results }) => (
          <ul aria-label={title} className="space-y-3">
            {results.map((one) => (
              <Working key={one.id} optimization={one} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Card>
  );
}

function Working({ optimization }: { readonly optimization: Optimization }): ReactElement {
  const { id, title: name, progress } = optimization;
  const { generating } = studioPaths(useWorkspaceId());
  return (
    <li className="space-y-1">
      <p className="wrap-anywhere">
        <TextLink render={<Link to={generating(id)} />}>{name}</TextLink>
      </p>
      <p className="text-sm text-fg-3 tabular-nums">{progressLine(optimization)}</p>
      <ShareBar share={progress && progress.of > 0 ? progress.done / progress.of : 0} />
    </li>
  );
}
