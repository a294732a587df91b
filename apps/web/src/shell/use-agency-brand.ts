import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { applyBrand } from "#features/agencies/public.ts";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";

/** Applies the brand of the selected workspace to the page, outside React. */
export function useAgencyBrand(): void {
  const isKnown = useQuery(workspacesQuery).isSuccess;
  const agency = useSelectedWorkspace()?.agency;
  useEffect(() => {
    // While the workspaces load, the cached brand stays.
    if (isKnown) applyBrand(agency ?? undefined);
  }, [isKnown, agency]);
}
