import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { organizationQuery } from "#features/credits/public.ts";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { allowanceOf, inUseText } from "./allowance.rules.ts";

/**
 * How many workspaces the plan holds, and what becomes of one beyond it, before it is created. The first workspace fits
 * every plan, so nothing is said before it.
 */
export function WorkspaceAllowance(): ReactElement | null {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const own = workspaces.find(({ is_owner, is_demo }) => is_owner && !is_demo);
  const organization = useQuery({ ...organizationQuery(own?.id ?? ""), enabled: own !== undefined });
  if (!organization.data) return null;

  const allowance = allowanceOf(organization.data);
  if (allowance.kind === "unlimited") return null;
  const inUse = `Your plan (${organization.data.plan_name}): ${inUseText(organization.data)}.`;
  if (allowance.kind === "within") return <p className="text-sm text-fg-2">{inUse}</p>;
  return (
    <Banner tone="warn" title={inUse}>
      You can create this one all the same. Tonight the youngest workspaces beyond your plan are scheduled for
      deactivation, and two weeks later they are deactivated; their data stays. To keep it active,{" "}
      <TextLink render={<Link to="/settings/billing" />}>
        take a larger plan or buy one more workspace
      </TextLink>
      .
    </Banner>
  );
}
