import { randomUUID } from "node:crypto";
import { listOrganizations } from "@citelens/contract/platform/admin";
import {
  getOrganizationDetails,
  type OrganizationDetails,
} from "@citelens/contract/platform/admin-organization";
import type { ReasonedAction } from "#features/accounts/actions/public.ts";
import { addMember } from "#features/workspaces/members/public.ts";
import type { Person, World } from "#test/world.ts";

export interface Household {
  readonly owner: Person;
  readonly projectId: string;
  readonly organizationId: string;
}

/** An owner with an organization of one workspace. */
export async function openHousehold(world: World, root: Person): Promise<Household> {
  const owner = await world.signUp();
  const { id: projectId } = await world.createWorkspace(owner);
  const { answer } = await world.call(listOrganizations, { query: { search: owner.email } }, root.access);
  return { owner, projectId, organizationId: answer.results[0]?.id ?? "" };
}

/** Somebody who belongs to its workspace, and owns nothing. */
export async function addColleague(world: World, { projectId }: Household): Promise<Person> {
  const colleague = await world.signUp();
  await addMember(world.tools, { workspaceId: projectId } as never, colleague.user.id);
  return colleague;
}

export function because(reason = "Because of the tests"): ReasonedAction {
  return { reason, key: randomUUID() };
}

export async function detailsOf(
  world: World,
  root: Person,
  { organizationId }: Household,
): Promise<OrganizationDetails> {
  const { answer } = await world.call(getOrganizationDetails, { params: { organizationId } }, root.access);
  return answer;
}
