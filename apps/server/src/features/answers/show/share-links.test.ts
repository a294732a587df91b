import { deleteMe, logIn } from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/visibility/answers";
import { deleteCampaign } from "@citelens/contract/visibility/campaigns";
import { listConversations } from "@citelens/contract/visibility/conversations";
import { deleteWorkspace, removeMember } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import type { Person } from "#test/world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

interface SharedScene {
  readonly home: Home;
  readonly campaignId: string;
  readonly answerId: string;
  /** A member who owns nothing, and made a link. */
  readonly member: Person;
  readonly link: Link;
  /** A link that the owner made. */
  readonly ownersLink: Link;
}

interface Link {
  readonly id: string;
  readonly url: string;
  readonly expires: string;
}

async function shared(): Promise<SharedScene> {
  const home = await open.home();
  const campaignId = await home.launch({ queries: ["best running shoes"] });
  await open.world.answerAll();
  const { answer: list } = await home.ask(listConversations, {});
  const answerId = list.results[0]?.answers[0]?.id ?? "";
  const member = await join(home);
  return {
    home,
    campaignId,
    answerId,
    member,
    link: (await share(home, answerId, member.access)).answer,
    ownersLink: (await share(home, answerId, home.access)).answer,
  };
}

async function join({ projectId }: Home): Promise<Person> {
  const person = await open.world.signUp();
  await open.world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    projectId,
    person.user.id,
  ]);
  return person;
}

function share({ projectId }: Home, answerId: string, by: string, days?: contract.ShareDays) {
  return open.world.call(contract.shareAnswer, { params: { projectId, answerId }, body: { days } }, by);
}

function read({ url }: Pick<Link, "url">) {
  const token = url.split("/").at(-1) ?? "";
  return open.world.call(contract.getSharedAnswer, { params: { token } });
}

async function list({ projectId }: Home, by: string): Promise<contract.ShareLink[]> {
  return (await open.world.call(contract.listShareLinks, { params: { projectId } }, by)).answer.results;
}

function revoke({ projectId }: Home, { id: linkId }: Pick<Link, "id">, by: string) {
  return open.world.call(contract.revokeShareLink, { params: { projectId, linkId } }, by);
}

test("a link opens its answer to anyone who has it, carries no id, and its token is kept nowhere", async () => {
  const { home, answerId, link } = await shared();

  const { status, answer } = await read(link);

  expect([status, answer.answer.id, answer.workspace]).toEqual([200, answerId, "Example"]);
  expect(new URL(link.url).pathname).toMatch(/^\/shared\/answers\/[\w-]{43}$/);
  const token = link.url.split("/").at(-1) ?? "";
  expect(Buffer.from(token, "base64url").toString()).not.toContain(home.projectId);
  expect(JSON.stringify(answer)).not.toContain(home.projectId);
  const { rows } = await open.world.postgres.pool.query(
    "select s::text from share_links s union all select a::text from audit_log a",
  );
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("an unknown link, and one whose days are over, cannot be distinguished", async () => {
  const { home, answerId, member } = await shared();
  const { answer: link } = await share(home, answerId, home.access, 1);

  const unknown = await read({ url: `${link.url.slice(0, -2)}AA` });
  expect((await read(link)).status).toBe(200);
  open.world.advance(86_400_001);
  const over = await read(link);

  expect(over.status).toBe(404);
  expect(over).toEqual({ ...unknown, headers: over.headers });
  const { email, password } = member;
  const { answer: later } = await open.world.call(logIn, { body: { email, password } });
  expect((await list(home, later.access)).map(({ id }) => id)).not.toContain(link.id);
});

test.each([0, 2, 31, 365, 1.5, -1])("%d days are no choice", async (days) => {
  const { home, answerId } = await shared();

  const reply = await share(home, answerId, home.access, days as contract.ShareDays); // what the type forbids

  expect([reply.status, reply.body]).toEqual([400, { days: ["Choose 1, 7, 30 or 90 days."] }]);
});

test("members see who shared what, until when and how often it was opened", async () => {
  const { home, answerId, link, ownersLink, member } = await shared();
  await Promise.all([read(link), read(link), read(link)]);

  const [ofOwner, ofMember] = [await list(home, home.access), await list(home, member.access)];

  expect(ofMember.map(({ id, opened, can_revoke }) => [id, opened, can_revoke])).toEqual([
    [ownersLink.id, 0, false],
    [link.id, 3, true],
  ]);
  expect(ofOwner.map(({ id, can_revoke }) => [id, can_revoke])).toEqual([
    [ownersLink.id, true],
    [link.id, true],
  ]);
  expect(ofOwner[1]).toMatchObject({
    answer_id: answerId,
    query: { text: "best running shoes" },
    operator_model: { id: "chatgpt" },
    made_by: { id: member.user.id, name: "Ada Example" },
    expires: link.expires,
  });
  expect(ofOwner[1]?.last_opened).not.toBeNull();
  expect(ofOwner[0]?.last_opened).toBeNull();
});

test("its maker and owners end a link at once, others do not, and only one of two clicks does", async () => {
  const { home, link, ownersLink, member } = await shared();
  const other = await join(home);
  const stranger = await open.world.signUp();

  expect((await revoke(home, link, stranger.access)).status).toBe(404);
  expect((await revoke(home, link, other.access)).status).toBe(403);
  expect((await revoke(home, ownersLink, member.access)).status).toBe(403);
  const clicks = await Promise.all([revoke(home, link, member.access), revoke(home, link, home.access)]);

  expect(clicks.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect([(await read(link)).status, (await read(ownersLink)).status]).toEqual([404, 200]);
  expect((await list(home, home.access)).map(({ id }) => id)).toEqual([ownersLink.id]);
  const { rows } = await open.world.postgres.pool.query(
    "select action from audit_log where subject_id = $1 order by at",
    [link.id],
  );
  expect(rows).toEqual([{ action: "answer.shared" }, { action: "answer.unshared" }]);
});

test("no link of another workspace is listed or ended", async () => {
  const [mine, theirs] = [await shared(), await shared()];

  expect((await list(mine.home, mine.home.access)).map(({ id }) => id)).toEqual([
    mine.ownersLink.id,
    mine.link.id,
  ]);
  expect((await revoke(mine.home, theirs.link, mine.home.access)).status).toBe(404);
  expect((await read(theirs.link)).status).toBe(200);
});

test("the links of a member end with their membership, and do not come back with it", async () => {
  const { home, link, ownersLink, member } = await shared();

  const params = { projectId: home.projectId, userId: member.user.id };
  expect((await open.world.call(removeMember, { params }, home.access)).status).toBe(204);

  expect([(await read(link)).status, (await read(ownersLink)).status]).toEqual([404, 200]);
  expect((await list(home, home.access)).map(({ id }) => id)).toEqual([ownersLink.id]);
  await open.world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    home.projectId,
    member.user.id,
  ]);
  expect((await read(link)).status).toBe(404);
});

test("they end with the account of the one who made them", async () => {
  const { link, ownersLink, member } = await shared();

  const { status } = await open.world.call(deleteMe, { body: { password: member.password } }, member.access);

  expect(status).toBe(204);
  expect([(await read(link)).status, (await read(ownersLink)).status]).toEqual([404, 200]);
});

test("they end with the answer", async () => {
  const { home, campaignId, link } = await shared();

  await open.world.postgres.pool.query("update campaigns set status = 'ARCHIVED' where id = $1", [
    campaignId,
  ]);
  expect((await home.ask(deleteCampaign, { params: { campaignId } })).status).toBe(204);
  await open.world.runJobs();

  expect((await read(link)).status).toBe(404);
  expect(await list(home, home.access)).toEqual([]);
});

test("they open nothing while the workspace is not active, and nothing once it is deleted", async () => {
  const { home, link } = await shared();
  const setActive = (isActive: boolean) =>
    open.world.postgres.pool.query("update workspaces set is_active = $2 where id = $1", [
      home.projectId,
      isActive,
    ]);

  await setActive(false);
  expect((await read(link)).status).toBe(404);
  await setActive(true);
  expect((await read(link)).status).toBe(200);

  expect((await home.ask(deleteWorkspace)).status).toBe(204);
  expect((await read(link)).status).toBe(404);
});

test("a link that was signed and not stored, as links once were, opens nothing", async () => {
  const { home, answerId } = await shared();
  const content = Buffer.from(`${home.projectId}.${answerId}.4102444800`).toString("base64url");

  expect((await read({ url: `/${content}.c2lnbmF0dXJl` })).status).toBe(404);
});
