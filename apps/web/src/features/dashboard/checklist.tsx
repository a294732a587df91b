import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { demoQuery } from "#features/demo/public.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { doneOf, stepsOf } from "./checklist.rules.ts";
import { ChecklistCard } from "./checklist-card.tsx";
import { useHiddenChecklist } from "./hidden-checklist.ts";

/** The first steps of a workspace, while they are known and not all done; of a demo there are none. */
export function Checklist({ hasVisits }: { readonly hasVisits: boolean | undefined }): ReactElement | null {
  const workspace = useWorkspace();
  const [isHidden, hide] = useHiddenChecklist(workspace.id);
  const isAsked = !workspace.is_demo && !isHidden;
  const campaigns = useQuery({ ...launchedCampaignsQuery(workspace.id), enabled: isAsked });
  const demo = useQuery({ ...demoQuery, enabled: isAsked });
  const steps = stepsOf({
    hasVisits,
    hasCampaign: campaigns.data && campaigns.data.length > 0,
    hasDemo: demo.data && demo.data.status === "ready",
  });
  if (!isAsked || !steps || doneOf(steps) === steps.length) return null;
  return <ChecklistCard steps={steps} onHide={hide} />;
}
