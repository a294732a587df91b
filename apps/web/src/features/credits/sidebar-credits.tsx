import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { CreditMeter } from "./credit-meter.tsx";
import { creditsQuery } from "./credits.queries.ts";

export function SidebarCredits({ workspaceId }: { readonly workspaceId: string }): ReactElement | null {
  const { data: credits } = useQuery(creditsQuery(workspaceId));
  if (!credits) return null;
  return (
    <div className="flex flex-col gap-1.5 px-2.5">
      <p className="flex justify-between gap-2 text-xs text-fg-3">
        <span>{credits.plan_name} plan</span>
        <span className="tabular-nums">{counted(credits.remaining_credits, "credit")} left</span>
      </p>
      <CreditMeter credits={credits} />
    </div>
  );
}
