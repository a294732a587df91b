import type { StaffRight } from "@citelens/contract/base/endpoint";
import { getOwnRights } from "@citelens/contract/platform/support-levels";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "#lib/api/queries.ts";
import { adminKey } from "./admin.queries.ts";

const rightsQuery = endpointQuery([...adminKey, "rights"], [getOwnRights, {}], { staleTime: 60_000 });

/** Whether it is known what the superuser may do, or cannot be: what a page offers then comes with the page. */
export function useAreRightsKnown(): boolean {
  return !useQuery(rightsQuery).isPending;
}

/** Rights of the superuser; nothing until it is known. */
export function useRights(): readonly StaffRight[] {
  return useQuery(rightsQuery).data?.rights ?? [];
}
