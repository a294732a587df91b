import { apiBase, type Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/exports";
import { addMember } from "#features/workspaces/members/public.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Person, World } from "#test/world.ts";

type BeginInput = Input<typeof contract.beginExport>["body"];
type LinkInput = Input<typeof contract.createExportLink>["body"];

/** A workspace with an owner, another member, and so many uses of credits to export. */
export async function openExports(world: World, rows = 3) {
  const [owner, member] = [await world.signUp(), await world.signUp()];
  const { id: projectId } = await world.createWorkspace(owner);
  await addMember(world.tools, placeOfJob({ workspaceId: projectId }), member.user.id);
  await world.postgres.pool.query(
    `insert into credit_uses (id, organization_id, workspace_id, key, action, credits, object, created)
     select gen_random_uuid(), organization_id, id, 'use ' || n, 1, n, null, now() - n * interval '1 second'
     from workspaces, generate_series(1, $2::int) n where workspaces.id = $1`,
    [projectId, rows],
  );
  const params = { projectId };
  const begin = (body: Partial<BeginInput> = {}, by: Person = owner) =>
    world.call(contract.beginExport, { params, body: { operation: "listCreditUses", ...body } }, by.access);
  const get = async (exportId: string, by: Person = owner) =>
    (await world.call(contract.getExport, { params: { projectId, exportId } }, by.access)).answer;
  const listed = async () => (await world.call(contract.listExports, { params }, owner.access)).answer;
  /** One that is written, as its state is then. */
  const done = async (body: Partial<BeginInput> = {}, by: Person = owner) => {
    const { answer } = await begin(body, by);
    await world.runJobs();
    return get(answer.id, by);
  };
  const remove = (exportId: string) =>
    world.call(contract.deleteExport, { params: { projectId, exportId } }, owner.access);
  const link = (body: Partial<LinkInput> = {}, by: Person = owner) =>
    world.call(
      contract.createExportLink,
      {
        params,
        body: {
          operation: "listCreditUses",
          name: "Sheet",
          expires_at: new Date(world.tools.now().getTime() + 30 * 86_400_000).toISOString(),
          ...body,
        },
      },
      by.access,
    );
  const links = async () => (await world.call(contract.listExportLinks, { params }, owner.access)).answer;
  const revoke = (exportLinkId: string) =>
    world.call(contract.revokeExportLink, { params: { projectId, exportLinkId } }, owner.access);
  /** Answer to anyone at an address, without a session. */
  const open = (url: string | null, headers: Readonly<Record<string, string>> = {}) =>
    world.app.inject({ url: new URL(url ?? "", "http://localhost").pathname, headers });
  /** The file that the list itself answers. */
  const fileOf = async (format: string, path = "organization/credit-logs") =>
    world.app.inject({
      url: `${apiBase}/projects/${projectId}/${path}/?format=${format}`,
      headers: { authorization: `Bearer ${owner.access}` },
    });
  const leave = (person: Person) =>
    world.postgres.pool.query("delete from members where workspace_id = $1 and user_id = $2", [
      projectId,
      person.user.id,
    ]);
  return {
    owner,
    member,
    projectId,
    begin,
    get,
    listed,
    done,
    remove,
    link,
    links,
    revoke,
    open,
    fileOf,
    leave,
  };
}
