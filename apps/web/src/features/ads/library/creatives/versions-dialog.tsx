import type { AdCreative } from "@citelens/contract/content/ads-fields";
import type { CreativeVersion } from "@citelens/contract/content/ads-library";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { DiffParts } from "#ui/text/diff-parts.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { stateLooks } from "../../ads-labels.rules.ts";
import { wordDiff } from "../../word-diff.rules.ts";
import { versionsQuery } from "../library.queries.ts";

interface VersionsDialogProps {
  readonly creative: Pick<AdCreative, "id" | "content">;
  readonly onClose: () => void;
}

/** Every version of a creative, with what changed from the one before. */
export function VersionsDialog({ creative, onClose }: VersionsDialogProps): ReactElement {
  const versions = useQuery(versionsQuery(useWorkspaceId(), creative.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Versions of ${creative.content.title}`}
      description="Newest first, each with what changed from the one before it."
      width="wide"
    >
      <QueryContent
        title="the versions"
        query={versions}
        isEmpty={(all) => all.length === 0}
        emptyText="No version is known"
      >
        {(all) => (
          <ol className="space-y-5">
            {all.map((version, at) => (
              <li key={version.version}>
                <Version version={version} before={all[at + 1]} />
              </li>
            ))}
          </ol>
        )}
      </QueryContent>
    </Dialog>
  );
}

interface VersionProps {
  readonly version: CreativeVersion;
  /** Undefined for the first one. */
  readonly before: CreativeVersion | undefined;
}

function Version({ version, before }: VersionProps): ReactElement {
  const { state, author, created, reviewer, reviewed_at: reviewed, reason } = version;
  return (
    <section aria-label={`Version ${version.version}`} className="space-y-2 border-t border-border pt-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 className="font-semibold">Version {version.version}</h3>
        <Badge tone={stateLooks[state].tone}>{stateLooks[state].label}</Badge>
        <p className="text-sm text-fg-3">
          {author === "" ? "By a deleted account" : `By ${author}`}, <Instant at={created} />
        </p>
      </div>
      {reviewed !== null && (
        <p className="text-sm text-fg-2">
          Reviewed{reviewer !== null && ` by ${reviewer}`}, <Instant at={reviewed} />
          {reason !== null && <>. Reason: {reason}</>}
        </p>
      )}
      <dl className="space-y-2">
        {linesOf(version).map(([name, text], line) => (
          <div key={name}>
            <dt className="text-sm text-fg-3">{name}</dt>
            <dd className="wrap-anywhere text-fg">
              <Difference before={before ? (linesOf(before)[line]?.[1] ?? "") : text} after={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Difference({ before, after }: { readonly before: string; readonly after: string }): ReactElement {
  if (before === "" && after === "") return <>None</>;
  return <DiffParts parts={wordDiff(before, after)} />;
}

type Line = readonly [name: string, text: string];

function linesOf({ content }: CreativeVersion): readonly Line[] {
  const { title, body, target_url, image_url, facts } = content;
  return [
    ["Title", title],
    ["Text", body],
    ["Address", target_url],
    ["Picture", image_url ?? ""],
    ["Facts", facts.map(({ statement, source_url }) => `${statement} (${source_url})`).join("; ")],
  ];
}
