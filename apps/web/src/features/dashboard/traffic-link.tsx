import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { toAddressDay } from "#lib/dates/dates.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface TrafficLinkProps {
  readonly range: DayRange;
  readonly tab?: "pages";
  readonly children: string;
}

/** To the visits of the same days. */
export function TrafficLink({ range, tab, children }: TrafficLinkProps): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <TextLink
      render={
        <Link
          to="/workspaces/$projectId/agent-visits"
          params={{ projectId }}
          search={{ from: toAddressDay(range.from), to: toAddressDay(range.to), ...(tab && { tab }) }}
        />
      }
    >
      {children}
    </TextLink>
  );
}
