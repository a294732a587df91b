import type { Optimization, OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useRef, useState } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { PublishDialog } from "../effect/publish-dialog.tsx";
import { studioPaths } from "../studio-paths.ts";
import { unpublishedQuery } from "./overview.queries.ts";

const title = "Not published yet";

/** The newest texts that are done and of which nobody has said where they stand. */
export function UnpublishedCard({ summary }: { readonly summary: OptimizationSummary }): ReactElement {
  const workspaceId = useWorkspaceId();
  const unpublished = useQuery(unpublishedQuery(workspaceId, summary));
  const [asked, setAsked] = useState<Optimization>();
  const [isAsking, setIsAsking] = useState(false);
  const isPublished = useRef(false);
  const ask = (one: Optimization): void => {
    setAsked(one);
    setIsAsking(true);
  };
  return (
    <Card
      title={title}
      hint="Done; say where they stand, and their effect is measured"
      actions={<TextLink render={<Link to={studioPaths(workspaceId).list} />}>All texts</TextLink>}
    >
      <QueryContent
        title={title}
        query={unpublished}
        isEmpty={({ results }) => results.length === 0}
        emptyText="Every text that is done is published"
        emptyLook="line"
      >
        {({ results }) => (
          <ul aria-label={title} className="space-y-3">
            {results.map((one) => (
              <Unpublished key={one.id} optimization={one} onAsk={() => ask(one)} />
            ))}
          </ul>
        )}
      </QueryContent>
      {asked && (
        <PublishDialog
          key={asked.id}
          optimization={asked}
          open={isAsking}
          onClose={(published) => {
            isPublished.current = published;
            setIsAsking(false);
          }}
          // Of what is published the row leaves, if not at once.
          finalFocus={() =>
            (isPublished.current ? null : document.getElementById(buttonIdOf(asked))) ??
            document.querySelector("h1")
          }
        />
      )}
    </Card>
  );
}

interface UnpublishedProps {
  readonly optimization: Optimization;
  readonly onAsk: () => void;
}

function Unpublished({ optimization, onAsk }: UnpublishedProps): ReactElement {
  const { results } = studioPaths(useWorkspaceId());
  const { id, title: name, approved_at: approvedAt, claims_open: open } = optimization;
  const waits = open > 0 ? `waits for approval, ${counted(open, "open claim")}` : "waits for approval";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">
          <TextLink render={<Link to={results(id)} />}>{name}</TextLink>
        </p>
        <p className="text-sm text-fg-3">{approvedAt === null ? waits : "approved"}</p>
      </div>
      <Button id={buttonIdOf(optimization)} size="sm" aria-label={`Published: ${name}`} onClick={onAsk}>
        Published
      </Button>
    </li>
  );
}

function buttonIdOf({ id }: Pick<Optimization, "id">): string {
  return `published-${id}`;
}
