import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { Link } from "@tanstack/react-router";
import { Ban } from "lucide-react";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { Band } from "#ui/frame/band.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface EndingBandProps {
  readonly workspace: Pick<Workspace, "is_active" | "is_owner" | "cancellation_date">;
}

/** On every page of a workspace beyond the plan: what stops, and when. */
export function EndingBand({ workspace }: EndingBandProps): ReactElement {
  const { is_active: isActive, is_owner: isOwner, cancellation_date: ends } = workspace;
  return (
    <Band
      label="Deactivation"
      tone="warn"
      icon={<Ban size={16} aria-hidden="true" />}
      action={isOwner && <TextLink render={<Link to="/settings/billing" />}>Plan & Billing</TextLink>}
    >
      {isActive && ends !== null
        ? `This workspace is beyond the plan and is deactivated on ${dayOfInstantText(ends)}; its data stays.`
        : "This workspace is deactivated: visits are not stored and campaigns are not asked. Its data stays."}
    </Band>
  );
}
