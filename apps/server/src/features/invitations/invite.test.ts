import { randomUUID } from "node:crypto";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedWorld, type World } from "#test/world.ts";
import { type InvitingHelper, invitingIn } from "./invitations.test-helper.ts";

let world: World;
let inviting: InvitingHelper;
beforeAll(async () => {
  world = await sharedWorld();
  inviting = invitingIn(world);
});

describe("inviting", () => {
  test.each([
    ["no address", undefined, fieldErrors.required],
    ["a blank address", "  ", "Email is required"],
    ["what is no address", "ada", "Please enter a valid email address"],
    ["an address with spaces", "ada @example.com", "Please enter a valid email address"],
    ["an endless address", `${"x".repeat(300)}@example.com`, "Please enter a valid email address"],
  ])("refuses %s", async (_, email, message) => {
    const place = await inviting.home();

    const reply = await inviting.send(place, email as string);

    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ email: [message] });
  });

  test("refuses who belongs to the workspace already, however the address is written", async () => {
    const place = await inviting.home();
    const member = await world.signUp();
    await inviting.join(place, member);

    const replies = [
      await inviting.send(place, member.email.toUpperCase()),
      await inviting.send(place, place.owner.email),
    ];

    expect(replies.map(({ status }) => status)).toEqual([400, 400]);
    expect(replies[0]?.body).toEqual({ email: [fieldErrors.memberAlready] });
  });

  test("answers alike whether the address has an account or not", async () => {
    const place = await inviting.home();
    const known = await world.signUp();

    const replies = [
      await inviting.send(place, known.email),
      await inviting.send(place, `${randomUUID()}@example.com`),
    ];

    const shapes = replies.map(({ status, answer }) => [
      status,
      { ...answer, id: "", email: "", created: "", expires: "", link: "" },
    ]);
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test("is for owners of active workspaces: members are refused, strangers find nothing", async () => {
    const place = await inviting.home();
    const [member, stranger] = [await world.signUp(), await world.signUp()];
    await inviting.join(place, member);

    const refused = await inviting.send(place, "new@example.com", member);
    const strange = await inviting.send(place, "new@example.com", stranger);
    await world.postgres.pool.query("update workspaces set is_active = false where id = $1", [place.project]);
    const inactive = await inviting.send(place, "new@example.com");

    expect([refused.status, strange.status, inactive.status]).toEqual([403, 404, 409]);
    expect(inactive.body).toMatchObject({ detail: "This workspace is deactivated. Reactivate it first." });
  });

  test("the same address again replaces the open invitation: one is left, and its new link works", async () => {
    const place = await inviting.home();
    const guest = await world.signUp();
    const first = await inviting.send(place, guest.email);
    const oldToken = await inviting.linkIn(guest.email);

    const second = await inviting.send(place, guest.email.toUpperCase());
    const token = await inviting.linkIn(guest.email.toUpperCase());

    expect(second.answer.id).toBe(first.answer.id);
    expect((await inviting.list(place, place.owner)).answer).toHaveLength(1);
    expect((await inviting.verify(oldToken, guest)).status).toBe(404);
    expect((await inviting.accept(token, guest)).status).toBe(200);
  });

  test("stops at 20 mails an hour, new ones and repeated ones together, and says when to go on", async () => {
    const place = await inviting.home();
    await inviting.verifyAddress(place.owner);
    const { answer } = await inviting.send(place, "again@example.com");
    for (let mails = 1; mails < 19; mails += 1) await inviting.send(place, `${randomUUID()}@example.com`);

    const last = await inviting.resend(answer, place.owner);
    const tooMany = await inviting.send(place, "more@example.com");

    expect(last.status).toBe(200);
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers["retry-after"])).toBeGreaterThan(3_500);
    expect(await world.mailsTo("more@example.com")).toEqual([]);
    await world.postgres.pool.query(
      "update invitation_mails set sent = sent - interval '1 hour' where inviter_id = $1",
      [place.owner.user.id],
    );
    expect((await inviting.send(place, "more@example.com")).status).toBe(201);
  });

  test("lets an account with an unverified address have five, and asks it to verify with the first", async () => {
    const place = await inviting.home();
    const sent = [];
    for (let number = 1; number <= 5; number += 1)
      sent.push(await inviting.send(place, `guest-${number}@example.com`));
    const verifications = await world.mailsTo(place.owner.email);
    const sixth = await inviting.send(place, "guest-6@example.com");
    const fifthAgain = await inviting.send(place, "guest-5@example.com");
    await inviting.revoke(sent[0]?.answer ?? { id: "" }, place.owner);
    const afterRevocation = await inviting.send(place, "guest-6@example.com");
    await inviting.verifyAddress(place.owner);
    const verified = await inviting.send(place, "guest-6@example.com");

    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(verifications).toHaveLength(1);
    expect(sixth.status).toBe(403);
    expect(sixth.body).toMatchObject({
      detail:
        "You have invited 5 people. Confirm your own email address to invite more: we have sent you a link.",
    });
    expect(fifthAgain.status).toBe(201);
    expect(afterRevocation.status).toBe(403);
    expect(verified.status).toBe(201);
  });

  test("lets only one of two simultaneous invitations be the fifth", async () => {
    const place = await inviting.home();
    for (let number = 1; number <= 4; number += 1) await inviting.send(place, `guest-${number}@example.com`);

    const replies = await Promise.all(
      ["a", "b", "c"].map((name) => inviting.send(place, `${name}-${randomUUID()}@example.com`)),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  });
});
