import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { Ban, ExternalLink } from "lucide-react";
import type { ReactElement } from "react";
import { Avatar } from "#ui/text/avatar.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import {
  industryLabel,
  previewOf,
  type SwitchContext,
  stateNames,
  stateOf,
  type WorkspaceState,
} from "./overview.rules.ts";
import { WorkspaceActions, type WorkspaceActionsProps } from "./workspace-actions.tsx";

export type WorkspaceCardProps = WorkspaceActionsProps;

export function WorkspaceCard(props: WorkspaceCardProps): ReactElement {
  const { workspace, standing } = props;
  const { name, url, description, favicon, industry } = workspace;
  const state = stateOf(workspace, new Date());
  return (
    <li
      data-state={state}
      className="group flex flex-col gap-4 rounded-card border border-border bg-surface p-5 data-[state=deactivated]:bg-surface-2"
    >
      <div className="flex items-start gap-3">
        <SiteIcon workspace={{ name, favicon }} state={state} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold wrap-anywhere group-data-[state=deactivated]:text-fg-3">
            {name}
          </h2>
          <p className="text-sm text-fg-3">{industryLabel(industry)}</p>
        </div>
      </div>
      <Badges state={state} standing={standing} isDemo={workspace.is_demo} />
      {description !== "" && (
        <p className="wrap-anywhere text-fg-2 group-data-[state=deactivated]:text-fg-3">
          {previewOf(description)}
        </p>
      )}
      <p className="text-sm">
        <TextLink render={<ForeignAnchor href={url} aria-label={visitLabel(name)} />}>
          <span className="inline-flex items-center gap-1.5">
            Visit Website
            <ExternalLink size={14} aria-hidden="true" />
          </span>
        </TextLink>
      </p>
      <WorkspaceActions {...props} />
    </li>
  );
}

interface SiteIconProps {
  readonly workspace: Pick<Workspace, "name" | "favicon">;
  readonly state: WorkspaceState;
}

/** The icon of a deactivated workspace is grey with a slashed circle. */
function SiteIcon({ workspace: { name, favicon }, state }: SiteIconProps): ReactElement {
  if (state !== "deactivated") {
    return <Avatar kind="site" size="lg" name={name} src={favicon ?? undefined} />;
  }
  return (
    <span className="relative inline-flex">
      <span className="inline-flex opacity-60 grayscale">
        <Avatar kind="site" size="lg" name={name} src={favicon ?? undefined} />
      </span>
      <span
        aria-hidden="true"
        className="absolute -right-1.5 -bottom-1.5 inline-flex rounded-full bg-surface text-fg-3"
      >
        <Ban size={18} />
      </span>
    </span>
  );
}

function Badges({
  state,
  standing,
  isDemo,
}: {
  readonly state: WorkspaceState;
  readonly standing: SwitchContext;
  readonly isDemo: boolean;
}): ReactElement | null {
  if (state === "active" && !standing.isCurrent && !isDemo) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {standing.isCurrent && <Badge tone="brand">Current Workspace</Badge>}
      {isDemo && <Badge tone="info">Demo data</Badge>}
      {state !== "active" && (
        <Badge tone={state === "scheduled" ? "warn" : "neutral"}>{stateNames[state]}</Badge>
      )}
    </p>
  );
}

/** Links with the same text need distinct accessible names. */
function visitLabel(name: string): string {
  return `Visit Website of ${name}`;
}
