import { updateEmailPreferences } from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/accounts/announcements";
import * as admin from "@citelens/contract/platform/admin-announcements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let root: Person;
let reader: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
  reader = await world.signUp();
});
afterAll(() => world.close());

async function publish(title: string, content = "It is **here**.") {
  const { answer } = await world.call(admin.createAnnouncement, { body: { title, content } }, root.access);
  const act = {
    params: { announcementId: answer.id },
    body: { reason: "News", key: `publish ${answer.id}` },
  };
  await world.call(admin.publishAnnouncement, act, root.access);
  return answer.id;
}

test("shows what is published, the newest first and five a page, and no drafts", async () => {
  for (const title of ["1", "2", "3", "4", "5", "6"]) {
    await publish(title);
    world.advance(1000);
  }
  await world.call(admin.createAnnouncement, { body: { title: "Draft", content: "Not yet" } }, root.access);

  const { answer } = await world.call(contract.listAnnouncements, { query: { page_size: 5 } }, reader.access);

  expect(answer.count).toBe(6);
  expect(answer.results.map(({ title }) => title)).toEqual(["6", "5", "4", "3", "2"]);
  expect(answer.next).toContain("page=2");
});

test("remembers who read it, once and for each user", async () => {
  const announcementId = await publish("Read me");
  const params = { announcementId };

  const first = await world.call(contract.readAnnouncement, { params }, reader.access);
  const second = await world.call(contract.readAnnouncement, { params }, reader.access);

  const mine = await world.call(contract.listAnnouncements, {}, reader.access);
  const others = await world.call(contract.listAnnouncements, {}, root.access);
  const counted = await world.call(admin.listAllAnnouncements, {}, root.access);
  expect([first.status, second.status]).toEqual([204, 204]);
  expect(mine.answer.results.find(({ id }) => id === announcementId)?.read).toBe(true);
  expect(others.answer.results.find(({ id }) => id === announcementId)?.read).toBe(false);
  expect(counted.answer.results.find(({ id }) => id === announcementId)?.readers).toBe(1);
});

test("does not know drafts and strange ids", async () => {
  const { answer } = await world.call(
    admin.createAnnouncement,
    { body: { title: "Draft", content: "Not yet" } },
    root.access,
  );

  const draft = await world.call(
    contract.readAnnouncement,
    { params: { announcementId: answer.id } },
    reader.access,
  );
  const strange = await world.call(
    contract.readAnnouncement,
    { params: { announcementId: reader.user.id } },
    reader.access,
  );

  expect([draft.status, strange.status]).toEqual([404, 404]);
});

test("mails it once to those who want announcements, and to nobody else", async () => {
  await world.call(updateEmailPreferences, { body: { announcements: true } }, reader.access);
  const announcementId = await publish("By mail", "# Big news\n\nRead **all** of it.");
  const again = await world.call(
    admin.publishAnnouncement,
    { params: { announcementId }, body: { reason: "Again", key: "again" } },
    root.access,
  );

  await world.runJobs();

  const mails = (await world.mailsTo(reader.email)).filter(({ subject }) => subject === "By mail");
  expect(again).toMatchObject({ status: 409, body: { code: "ANNOUNCEMENT_PUBLISHED" } });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Read all of it.");
  expect(await world.mailsTo(root.email)).toEqual([]);
});

test("mails everyone once where they are more than one batch", async () => {
  await world.postgres.pool.query(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, email_preferences, created)
     select gen_random_uuid(), address, address, 'none', 'Ada', 'Example', '{"announcements": true}', now()
     from (select 'reader-' || n || '@example.com' as address from generate_series(1, 401) n) readers`,
  );

  await publish("To many");
  await world.runJobs();

  const { rows } = await world.postgres.pool.query(
    `select count(*)::int as mails, count(distinct recipient)::int as recipients
     from mails where subject = 'To many' and recipient like 'reader-%'`,
  );
  expect(rows).toEqual([{ mails: 401, recipients: 401 }]);
});

test("a reader whose mail cannot be written keeps nobody from theirs, and gets it once that works again", async () => {
  const { pool } = world.postgres;
  const [broken, well] = [await world.signUp(), await world.signUp()];
  for (const { access } of [broken, well])
    await world.call(updateEmailPreferences, { body: { announcements: true } }, access);
  await pool.query(`create function refuse_mail() returns trigger language plpgsql as $$
    begin raise exception 'mail is broken'; end $$`);
  await pool.query(`create trigger refuse_mail before insert on mails for each row
    when (new.recipient = '${broken.email}' and new.kind = 'announcement') execute function refuse_mail()`);
  const mailed = async (person: Person) =>
    (await world.mailsTo(person.email)).filter(({ subject }) => subject === "Past the broken").length;

  await publish("Past the broken");
  await world.runJobs();
  const before = [await mailed(broken), await mailed(well)];
  await pool.query("drop function refuse_mail cascade");
  world.advance(3_600_000);
  await world.runJobs();

  expect(before).toEqual([0, 1]);
  expect([await mailed(broken), await mailed(well)]).toEqual([1, 1]);
});
