import { randomUUID } from "node:crypto";
import * as accounts from "@citelens/contract/accounts/accounts";
import { dayMs } from "@citelens/contract/base/days";
import { deleteWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World, worldOfTest } from "#test/world.ts";
import { forgetInvitations } from "./invitations.jobs.ts";
import { type Home, type InvitingHelper, invitingIn } from "./invitations.test-helper.ts";

let world: World;
let inviting: InvitingHelper;
beforeAll(async () => {
  world = await openWorld();
  inviting = invitingIn(world);
});
afterAll(() => world.close());

const gone = "This invitation is no longer valid or has already been accepted.";
async function audited(project: string): Promise<string[]> {
  const { rows } = await world.postgres.pool.query<{ action: string }>(
    "select action from audit_log where workspace_id = $1 and action like 'invitation.%' order by at, id",
    [project],
  );
  return rows.map(({ action }) => action);
}

describe("an invitation", () => {
  test("reaches the invited by mail, and lets their account join", async () => {
    const place = await inviting.home();
    const guest = await world.signUp();

    const sent = await inviting.send(place, ` ${guest.email.toUpperCase()} `);
    const [mail] = await world.mailsTo(guest.email.toUpperCase());
    const token = await inviting.linkIn(guest.email.toUpperCase());
    const seen = await inviting.verify(token, guest);
    const accepted = await inviting.accept(token, guest);

    expect(sent.status).toBe(201);
    expect(sent.answer).toMatchObject({ inviter_name: "Ada Example", project_name: "Example" });
    expect(Date.parse(sent.answer.expires) - Date.parse(sent.answer.created)).toBe(7 * dayMs);
    expect(mail?.subject).toBe("Ada Example invited you to Example");
    expect(mail?.html).toContain(`http://localhost:3000/accept-invitation/${token}`);
    expect(seen.answer).toEqual({
      email: guest.email.toUpperCase(),
      inviter_name: "Ada Example",
      project_name: "Example",
    });
    expect(accepted.body).toEqual({
      detail: "You have successfully joined the project!",
      project_id: place.project,
    });
    const workspaces = await world.call(listWorkspaces, {}, guest.access);
    expect(workspaces.answer).toMatchObject([{ id: place.project, is_owner: false }]);
    expect(await audited(place.project)).toEqual(["invitation.sent", "invitation.accepted"]);
  });

  test("is shown to whoever has its link, before they have an account", async () => {
    const place = await inviting.home();
    await inviting.send(place, "newcomer@example.com");
    const token = await inviting.linkIn("newcomer@example.com");

    const seen = await inviting.verify(token);
    const [unknown, mistyped] = [await inviting.verify("x".repeat(43)), await inviting.verify(`${token}x`)];

    expect(seen.answer).toEqual({
      email: "newcomer@example.com",
      inviter_name: "Ada Example",
      project_name: "Example",
    });
    expect([unknown.status, mistyped.status]).toEqual([404, 404]);
    expect(unknown.body).toEqual(mistyped.body);
    const accepted = await world.app.inject({
      method: "POST",
      url: "/api/v1/project-invitations/accept/",
      payload: { token },
    });
    expect(accepted.statusCode).toBe(401);
  });

  test("is asked for 60 times a minute from one address, and no more", async () => {
    const own = await worldOfTest({ limited: true });
    own.stopClock();
    const ask = async () => (await invitingIn(own).verify("x".repeat(43))).status;

    const statuses = [];
    for (let asked = 0; asked <= 60; asked += 1) statuses.push(await ask());

    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
    expect(statuses[60]).toBe(429);
  });

  test("comes in the name of the agency whose white label the workspace has", async () => {
    const place = await inviting.home();
    await world.postgres.pool.query(
      `insert into agencies (id, organization_id, name, primary_color, secondary_color, created)
       select gen_random_uuid(), organization_id, 'Studio Example', '#0a6640', '#ffd400', now()
       from workspaces where id = $1`,
      [place.project],
    );

    await inviting.send(place, "branded@example.com");

    const [mail] = await world.mailsTo("branded@example.com");
    expect(mail?.text).toContain("has invited you to the workspace Example on Studio Example.");
    expect(mail?.html).not.toContain("Citelens");
  });

  test("shows that the address is the guest's where it was mailed: accepting verifies it", async () => {
    const own = await worldOfTest({ smtpUrl: "smtp://127.0.0.1:9" });
    const its = invitingIn(own);
    const [place, guest] = [await its.home(), await own.signUp()];
    const sent = await its.send(place, guest.email);

    await its.accept(await its.linkIn(guest.email), guest);

    expect(sent.answer.link).toBeNull();
    expect((await own.call(accounts.me, {}, guest.access)).answer.email_verified).toBe(true);
  });

  test("is handed over where there is no mail server, which proves no address", async () => {
    const place = await inviting.home();
    const guest = await world.signUp();

    const { answer } = await inviting.send(place, guest.email);
    const first = await inviting.linkIn(guest.email);
    const again = await inviting.resend(answer, place.owner);
    const token = await inviting.linkIn(guest.email);
    const listed = await inviting.list(place, place.owner);
    const accepted = await inviting.accept(token, guest);

    expect(answer.link).toBe(`http://localhost:3000/accept-invitation/${first}`);
    expect(again.answer.link).toBe(`http://localhost:3000/accept-invitation/${token}`);
    expect(JSON.stringify(listed.body)).not.toContain("accept-invitation");
    expect(accepted.status).toBe(200);
    expect((await world.call(accounts.me, {}, guest.access)).answer.email_verified).toBe(false);
  });

  test("is kept without its token", async () => {
    const place = await inviting.home();
    const { answer } = await inviting.send(place, "kept@example.com");

    const { rows } = await world.postgres.pool.query("select * from invitations where id = $1", [answer.id]);

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(await inviting.linkIn("kept@example.com"));
  });

  test("is accepted by nobody but the account that was invited", async () => {
    const place = await inviting.home();
    const [guest, other] = [await world.signUp(), await world.signUp()];
    await inviting.send(place, guest.email);
    const token = await inviting.linkIn(guest.email);

    const refused = await inviting.accept(token, other);

    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      detail: "This invitation was sent to another email address. Log in with that account.",
    });
    expect((await world.call(listWorkspaces, {}, other.access)).answer).toEqual([]);
    expect((await inviting.accept(token, guest)).status).toBe(200);
  });

  test("is accepted once: of two who try at once one succeeds, and nobody afterwards", async () => {
    const place = await inviting.home();
    const guest = await world.signUp();
    await inviting.send(place, guest.email);
    const token = await inviting.linkIn(guest.email);

    const replies = await Promise.all([inviting.accept(token, guest), inviting.accept(token, guest)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(replies.find(({ status }) => status === 404)?.body).toMatchObject({ detail: gone });
    expect((await inviting.verify(token, guest)).body).toMatchObject({ detail: gone });
  });

  test.each([
    ["unknown", async () => "x".repeat(43)],
    ["empty", async () => ""],
    [
      "revoked",
      async (token: string, id: string, { owner }: Home) => {
        await inviting.revoke({ id }, owner);
        return token;
      },
    ],
    [
      "expired",
      async (token: string, id: string) => {
        await world.postgres.pool.query(
          "update invitations set expires_at = now() - interval '1 second' where id = $1",
          [id],
        );
        return token;
      },
    ],
    [
      "replaced by a newer one",
      async (token: string, id: string, { owner }: Home) => {
        await inviting.resend({ id }, owner);
        return token;
      },
    ],
    [
      "that of a deleted workspace",
      async (token: string, _: string, { project }: Home) => {
        await world.postgres.pool.query("update workspaces set deleted_at = now() where id = $1", [project]);
        return token;
      },
    ],
  ])("is gone when its link is %s", async (_, end) => {
    const place = await inviting.home();
    const guest = await world.signUp();
    const { answer } = await inviting.send(place, guest.email);
    const token = await end(await inviting.linkIn(guest.email), answer.id, place);

    const replies = [await inviting.verify(token, guest), await inviting.accept(token, guest)];

    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies.map(({ body }) => body)).toMatchObject([{ detail: gone }, { detail: gone }]);
  });
});

describe("the open invitations of a workspace", () => {
  test("are seen by its members, not by strangers, without those that were answered or revoked", async () => {
    const place = await inviting.home();
    const [guest, stranger] = [await world.signUp(), await world.signUp()];
    await inviting.send(place, guest.email);
    await inviting.send(place, "waiting@example.com");
    const { answer } = await inviting.send(place, "revoked@example.com");
    await inviting.revoke(answer, place.owner);
    await inviting.accept(await inviting.linkIn(guest.email), guest);

    const seen = await inviting.list(place, guest);

    expect(seen.answer).toMatchObject([
      { email: "waiting@example.com", inviter_name: "Ada Example", project_name: "Example" },
    ]);
    expect((await inviting.list(place, stranger)).status).toBe(404);
  });

  test("are revoked and sent again by owners only; for strangers they do not exist", async () => {
    const place = await inviting.home();
    const [member, stranger] = [await world.signUp(), await world.signUp()];
    await inviting.join(place, member);
    const { answer } = await inviting.send(place, "guest@example.org");

    const ofMember = [await inviting.revoke(answer, member), await inviting.resend(answer, member)];
    const ofStranger = [await inviting.revoke(answer, stranger), await inviting.resend(answer, stranger)];
    const unknown = [
      await inviting.revoke({ id: randomUUID() }, stranger),
      await inviting.resend({ id: randomUUID() }, stranger),
    ];

    expect(ofMember.map(({ status }) => status)).toEqual([403, 403]);
    expect(ofStranger.map(({ status }) => status)).toEqual([404, 404]);
    expect(unknown.map(({ body }) => body)).toEqual(ofStranger.map(({ body }) => body));
    expect((await inviting.list(place, place.owner)).answer).toHaveLength(1);
  });

  test("can be sent again with a new link for another seven days", async () => {
    const place = await inviting.home();
    const guest = await world.signUp();
    const { answer } = await inviting.send(place, guest.email);
    await world.postgres.pool.query(
      "update invitations set created = now() - interval '8 days', expires_at = now() - interval '1 day' where id = $1",
      [answer.id],
    );

    const again = await inviting.resend(answer, place.owner);

    expect(again.answer.id).toBe(answer.id);
    expect(Date.parse(again.answer.expires)).toBeGreaterThan(Date.now() + 7 * dayMs - 60_000);
    expect((await inviting.accept(await inviting.linkIn(guest.email), guest)).status).toBe(200);
    expect(await audited(place.project)).toContain("invitation.resent");
  });

  test("cannot be revoked or sent again once they are closed", async () => {
    const place = await inviting.home();
    const { answer } = await inviting.send(place, "closed@example.com");
    const first = await inviting.revoke(answer, place.owner);

    const replies = [await inviting.revoke(answer, place.owner), await inviting.resend(answer, place.owner)];

    expect(first.status).toBe(204);
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies.map(({ body }) => body)).toMatchObject([{ detail: gone }, { detail: gone }]);
    expect(await audited(place.project)).toEqual(["invitation.sent", "invitation.revoked"]);
  });

  test("are either accepted or revoked when both happen at once", async () => {
    const place = await inviting.home();
    const guest = await world.signUp();
    const { answer } = await inviting.send(place, guest.email);
    const token = await inviting.linkIn(guest.email);

    const replies = await Promise.all([inviting.accept(token, guest), inviting.revoke(answer, place.owner)]);

    const statuses = replies.map(({ status }) => status);
    expect([
      [200, 404],
      [404, 204],
    ]).toContainEqual(statuses);
    const joined = (await world.call(listWorkspaces, {}, guest.access)).answer.length;
    expect(joined).toBe(statuses[0] === 200 ? 1 : 0);
  });
});

describe("what ends elsewhere", () => {
  test("a deleted workspace takes its open invitations along", async () => {
    const place = await inviting.home();
    const guest = await world.signUp();
    await inviting.send(place, guest.email);
    const token = await inviting.linkIn(guest.email);

    await world.call(deleteWorkspace, { params: { projectId: place.project } }, place.owner.access);

    expect((await inviting.accept(token, guest)).status).toBe(404);
    const { rows } = await world.postgres.pool.query(
      "select revoked_at is not null as revoked from invitations where workspace_id = $1",
      [place.project],
    );
    expect(rows).toEqual([{ revoked: true }]);
  });

  test("a deleted account invites nobody any more, and its export named whom it had invited", async () => {
    const place = await inviting.home();
    const [other, guest] = [await world.signUp(), await world.signUp()];
    await world.postgres.pool.query("insert into members values ($1, $2, 'OWNER', now())", [
      place.project,
      other.user.id,
    ]);
    await inviting.send(place, guest.email);
    const { access, password } = place.owner;

    const exported = await world.call(accounts.exportMe, {}, access);
    const deleted = await world.call(accounts.deleteMe, { body: { password } }, access);

    expect(exported.answer.invitations).toMatchObject([{ email: guest.email }]);
    expect(deleted.status).toBe(204);
    expect((await inviting.accept(await inviting.linkIn(guest.email), guest)).status).toBe(404);
    expect((await inviting.list(place, other)).answer).toEqual([]);
  });

  test("other people's addresses are deleted 30 days after their invitation ended", async () => {
    const place = await inviting.home();
    const { answer } = await inviting.send(place, "forgotten@example.com");
    await inviting.send(place, "kept@example.com");
    await world.postgres.pool.query(
      "update invitations set expires_at = now() - interval '31 days' where id = $1",
      [answer.id],
    );

    await forgetInvitations.run(world.tools, {});

    expect((await inviting.list(place, place.owner)).answer).toMatchObject([{ email: "kept@example.com" }]);
  });
});
