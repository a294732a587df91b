import { randomUUID } from "node:crypto";
import * as accounts from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/accounts/invitations";
import { dayMs } from "@citelens/contract/base/days";
import type { Endpoint, Input } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { impersonate } from "@citelens/contract/platform/admin";
import { shareAnswer } from "@citelens/contract/visibility/answers";
import { createWorkspace, deleteWorkspace, removeMember } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World, worldOfTest } from "#test/world.ts";
import { sweepInvitations } from "./invitations.service.ts";
import { type InvitingHelper, invitingIn } from "./invitations.test-helper.ts";

let world: World;
let inviting: InvitingHelper;
beforeAll(async () => {
  world = await openWorld();
  inviting = invitingIn(world);
});
afterAll(() => world.close());

describe("one mailbox", () => {
  test("gets three invitations a day, of however many strangers at the same moment", async () => {
    const homes = await Promise.all(Array.from({ length: 8 }, () => inviting.home()));
    const email = `${randomUUID()}@example.com`;

    const replies = await Promise.all(homes.map((place) => inviting.send(place, email)));

    const refused = replies.filter(({ status }) => status !== 201);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 400, 400, 400, 400, 400]);
    expect(refused.map(({ body }) => body)).toEqual(
      refused.map(() => ({ email: [fieldErrors.invitedOften] })),
    );
    expect(await world.mailsTo(email)).toHaveLength(3);
  });

  test("is the same with any tag and spelling, and counts what is sent again", async () => {
    const own = await worldOfTest();
    const its = invitingIn(own);
    const [place, other] = [await its.home(), await its.home()];
    const name = randomUUID();
    const { answer: invitation } = await its.send(place, `${name}@example.com`);
    await its.send(other, `${name.toUpperCase()}+a@example.com`);
    const third = await its.resend(invitation, place.owner);

    const [resent, invited] = [
      await its.resend(invitation, place.owner),
      await its.send(other, `${name}+b@example.com`),
    ];

    expect([third.status, resent.status, invited.status]).toEqual([200, 429, 400]);
    expect(resent.body).toEqual({ detail: errors.INVITED_OFTEN[1], code: "INVITED_OFTEN" });
    own.advance(dayMs + 1);
    const { answer: later } = await own.call(accounts.logIn, { body: place.owner });
    expect((await its.resend(invitation, { ...place.owner, ...later })).status).toBe(200);
  });

  test("is not reached again by an account that was created again", async () => {
    const email = `${randomUUID()}@example.com`;
    for (let sent = 0; sent < 3; sent += 1) {
      const place = await inviting.home();
      await inviting.send(place, email);
      const body = { password: place.owner.password };
      await world.call(accounts.deleteMe, { body }, place.owner.access);
    }

    expect((await inviting.send(await inviting.home(), email)).status).toBe(400);
  });

  test("is deleted after a day", async () => {
    const own = await worldOfTest();
    const its = invitingIn(own);
    await its.send(await its.home(), `${randomUUID()}@example.com`);
    own.advance(dayMs + 1);

    await sweepInvitations(own.tools);

    const { rows } = await own.postgres.pool.query("select * from invitation_recipients");
    expect(rows).toEqual([]);
  });
});

test("names that look like addresses or markup are no links in the subject and the text of mails", async () => {
  const person = await world.signUp();
  const body = {
    first_name: "https://evil.example/win",
    last_name: "<a href=//evil.example>www.evil.example",
  };
  await world.call(accounts.updateMe, { body }, person.access);
  const workspace = { name: "Booking.com", url: "https://www.example.com" };
  const { answer: made } = await world.call(createWorkspace, { body: workspace }, person.access);
  const guest = await world.signUp();

  await inviting.send({ owner: person, project: made.id }, guest.email);
  await inviting.join({ owner: person, project: made.id }, guest);
  await world.call(deleteWorkspace, { params: { projectId: made.id } }, person.access);

  const mails = await world.mailsTo(guest.email);
  expect(made.name).toBe("Booking.com");
  expect(mails.map(({ kind }) => kind)).toEqual(["invitation", "workspace.deleted"]);
  for (const { subject, text, html } of mails) {
    for (const shown of [subject, text, html]) {
      expect(shown).not.toMatch(/evil\.example|https?:\/\/evil|www\.evil|Booking\.com|<a href=\/\//);
    }
    expect(subject).not.toMatch(/[<>\r\n]|\w\.\w|:\/\//);
    expect(subject.replaceAll("\u200a", "")).toContain("Booking.com");
  }
});

test("a superuser who acts as the owner neither invites nor shares nor changes who belongs", async () => {
  const own = await worldOfTest();
  const its = invitingIn(own);
  const root = await own.signUpRoot();
  const place = await its.home();
  const member = await own.signUp();
  await its.join(place, member);
  const { answer: invitation } = await its.send(place, `${randomUUID()}@example.com`);
  const params = { userId: place.owner.user.id };
  const { answer: entry } = await own.call(impersonate, { params }, root.access);
  const { searchParams } = new URL(entry.url, "http://localhost");
  const codes = { access: searchParams.get("access") ?? "", refresh: searchParams.get("refresh") ?? "" };
  const { answer: acting } = await own.call(accounts.enterImpersonation, { body: codes });
  const { project: projectId } = place;
  const ask = async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const { status, body } = await own.call(endpoint, input, acting.access);
    return [status, body];
  };

  const replies = [
    await ask(contract.invite, { body: { email: "new@example.com", project: projectId } }),
    await ask(contract.resendInvitation, { params: { invitationId: invitation.id } }),
    await ask(contract.revokeInvitation, { params: { invitationId: invitation.id } }),
    await ask(removeMember, { params: { projectId, userId: member.user.id } }),
    await ask(removeMember, { params: { projectId, userId: place.owner.user.id } }),
    await ask(shareAnswer, { params: { projectId, answerId: randomUUID() }, body: {} }),
  ];

  expect(replies).toEqual(
    replies.map(() => [403, { detail: errors.IMPERSONATING[1], code: "IMPERSONATING" }]),
  );
  expect((await its.list(place, place.owner)).answer.map(({ id }) => id)).toEqual([invitation.id]);
});
