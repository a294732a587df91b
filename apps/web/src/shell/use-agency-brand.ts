import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { applyBrand } from "#features/agencies/public.ts";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";

/** The page, which is outside of React, wears the brand of the selected workspace. */
export function useAgencyBrand(): void {
  const isKnown = useQuery(workspacesQuery).isSuccess;
  const agency = useSelectedWorkspace()?.agency;
  useEffect(() => {
    // While the workspaces load, the brand of the last visit stays.
    if (isKnown) applyBrand(agency ?? undefined);
  }, [isKnown, agency]);
}
