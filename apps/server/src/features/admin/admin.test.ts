import { randomUUID } from "node:crypto";
import { enterImpersonation, me, requestPasswordReset } from "@citelens/contract/accounts/accounts";
import { operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/admin";
import { getWorkspaceAgency } from "@citelens/contract/workspaces/workspaces";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let root: Person;
let user: Person;
let projectId: string;
let organizationId: string;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
  user = await world.signUp();
  projectId = (await world.createWorkspace(user)).id;
  const found = await world.call(contract.listOrganizations, { query: { search: user.email } }, root.access);
  organizationId = found.answer.results[0]?.id ?? "";
});
afterAll(() => world.close());

async function impersonated(userId: string) {
  const { answer } = await world.call(contract.impersonate, { params: { userId } }, root.access);
  const { searchParams } = new URL(answer.url);
  const codes = { access: searchParams.get("access") ?? "", refresh: searchParams.get("refresh") ?? "" };
  return world.call(enterImpersonation, { body: codes });
}

const ofSuperusers = operations.filter(({ endpoint }) => endpoint.caller === "superuser");

test("every call of this room but one is for superusers alone and refuses impersonators", () => {
  // What the service tells everybody is read by everybody.
  const ofAdmin = operations.filter(({ room, name }) => room === "admin" && name !== "getServiceNotice");

  expect(ofAdmin.length).toBeGreaterThan(15);
  expect(
    ofAdmin.every(({ endpoint }) => endpoint.caller === "superuser" && endpoint.refusesImpersonators),
  ).toBe(true);
});

describe.each(ofSuperusers.map((operation) => [operation.name, operation.endpoint] as const))(
  "%s",
  (_, endpoint) => {
    test("is refused to nobodies, to users and to anyone who acts as somebody else", async () => {
      const { answer: acting } = await impersonated(user.user.id);
      const ask = async (access?: string) => {
        const response = await world.app.inject({
          method: endpoint.method,
          url: `${apiBase}${endpoint.path.replace(/:\w+/g, () => randomUUID())}`,
          headers: access ? { authorization: `Bearer ${access}` } : {},
          ...(endpoint.body && {
            payload: {
              title: "t",
              content: "c",
              name: "n",
              primary_color: "#000000",
              secondary_color: "#ffffff",
              organization_id: organizationId,
              amount: 1,
              reason: "r",
              key: "k",
              is_on: true,
            },
          }),
        });
        return response.statusCode;
      };

      expect([await ask(), await ask(user.access), await ask(acting.access)]).toEqual([401, 403, 403]);
    });
  },
);

describe("the directory", () => {
  test("finds users by name and e-mail, and takes wildcards for what they are", async () => {
    const search = (text: string) => world.call(contract.listUsers, { query: { search: text } }, root.access);

    const byEmail = await search(user.email.slice(0, 12).toUpperCase());
    const wild = await search("%");

    expect(byEmail.answer.results).toMatchObject([
      { id: user.user.id, email: user.email, is_superuser: false },
    ]);
    expect(byEmail.answer.results[0]).not.toHaveProperty("email_key");
    expect(wild.answer.count).toBe(0);
  });

  test("shows organizations with their owner, workspaces and credits", async () => {
    const { answer } = await world.call(
      contract.listOrganizations,
      { query: { search: user.email } },
      root.access,
    );

    expect(answer.results).toMatchObject([
      {
        owner_email: user.email,
        owner_name: "Ada Example",
        workspaces: 1,
        credits: { remaining_credits: 300 },
        agency: null,
      },
    ]);
  });

  test("finds workspaces by their name and by their owner", async () => {
    const byOwner = await world.call(
      contract.listAllWorkspaces,
      { query: { search: user.email } },
      root.access,
    );
    const byName = await world.call(contract.listAllWorkspaces, { query: { search: "exampl" } }, root.access);

    expect(byOwner.answer.results).toMatchObject([
      { id: projectId, owner_email: user.email, members: 1, is_active: true },
    ]);
    expect(byName.answer.results.map(({ id }) => id)).toContain(projectId);
  });
});

describe("impersonation", () => {
  test("leads into the account once, and the action stands in the log under both names", async () => {
    const { status, answer: tokens } = await impersonated(user.user.id);

    const who = await world.call(me, {}, tokens.access);
    const { answer: log } = await world.call(
      contract.listAudit,
      { query: { user: user.user.id } },
      root.access,
    );

    expect([status, who.answer.email]).toEqual([200, user.email]);
    expect(log.results.find(({ action }) => action === "impersonation.started")).toMatchObject({
      actor_email: user.email,
      impersonator_email: root.email,
    });
  });

  test("of a superuser is refused", async () => {
    const { status } = await world.call(
      contract.impersonate,
      { params: { userId: root.user.id } },
      root.access,
    );

    expect(status).toBe(403);
  });

  test("stops at what support may not do, for every such call", async () => {
    const { answer: tokens } = await impersonated(user.user.id);
    const refusing = operations.filter(({ endpoint }) => endpoint.refusesImpersonators);

    for (const { name, endpoint } of refusing) {
      const path = endpoint.path.replace(":projectId", projectId).replace(/:\w+/g, () => randomUUID());
      const response = await world.app.inject({
        method: endpoint.method,
        url: `${apiBase}${path}`,
        headers: { authorization: `Bearer ${tokens.access}` },
        ...(endpoint.body && { payload: {} }),
      });
      expect([name, response.statusCode]).toEqual([name, 403]);
      expect(response.json().detail).toBe("This cannot be done while viewing as another user.");
    }
    expect(refusing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["createApiKey", "deleteWorkspace", "deleteMe", "impersonate"]),
    );
  });
});

describe("agencies", () => {
  const act = () => ({ reason: "A partner", key: randomUUID() });
  const body = { name: "Acorn Agency", primary_color: "#FFD400", secondary_color: "#111111", ...act() };
  let agencyId = "";

  test("show their brand in the organization's workspaces", async () => {
    const icon = (
      await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
        .png()
        .toBuffer()
    ).toString("base64");

    const { status, answer } = await world.call(
      contract.createAgency,
      { body: { ...body, organization_id: organizationId, icon, sub_domain: "Acorn" } },
      root.access,
    );
    agencyId = answer.id;
    const shown = await world.call(getWorkspaceAgency, { params: { projectId } }, user.access);
    const picture = await world.app.inject({ method: "GET", url: answer.icon ?? "" });

    expect(status).toBe(201);
    expect(shown.answer.agency).toMatchObject({
      name: "Acorn Agency",
      primary_color: "#ffd400",
      logo_url: null,
    });
    expect(picture.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    });
    expect(picture.headers["cache-control"]).toContain("immutable");
  });

  test.each([
    [
      "a second one of the organization",
      () => ({ ...body, organization_id: organizationId }),
      "organization_id",
    ],
    [
      "an organization that is not there",
      () => ({ ...body, organization_id: randomUUID() }),
      "organization_id",
    ],
    [
      "a colour that is none",
      () => ({ ...body, primary_color: "red", organization_id: organizationId }),
      "primary_color",
    ],
    [
      "a sub-domain that is none",
      () => ({ ...body, sub_domain: "a b", organization_id: organizationId }),
      "sub_domain",
    ],
    [
      "an SVG",
      () => ({ ...body, organization_id: organizationId, logo: Buffer.from("<svg/>").toString("base64") }),
      "logo",
    ],
  ])("refuse %s", async (_, given, field) => {
    const refused = await world.call(contract.createAgency, { body: { ...given(), ...act() } }, root.access);

    expect(refused.status).toBe(400);
    expect(refused.body).toHaveProperty(field);
  });

  test("refuse a picture that is too large", async () => {
    const logo = "A".repeat(3_100_000);

    const refused = await world.call(
      contract.updateAgency,
      { params: { agencyId }, body: { logo, ...act() } },
      root.access,
    );

    expect(refused.status).toBe(413);
  });

  test("change, show their new picture under a new address, and come off again", async () => {
    const before = await world.call(contract.listAgencies, { query: { search: "acorn" } }, root.access);
    const change = { params: { agencyId }, body: { name: "Oak", icon: null, ...act() } };
    const [changed] = await Promise.all(
      [1, 2, 3].map(() => world.call(contract.updateAgency, change, root.access)),
    );
    const remove = () =>
      world.call(contract.deleteAgency, { params: { agencyId }, body: act() }, root.access);
    const removed = await remove();
    const shown = await world.call(getWorkspaceAgency, { params: { projectId } }, user.access);
    const again = await remove();
    const subjects = (await world.mailsTo(user.email)).map(({ subject }) => subject);

    expect(before.answer.results).toMatchObject([{ owner_email: user.email }]);
    for (const done of ["shows a brand of its own", "was changed", "was removed"])
      expect(subjects.filter((subject) => subject.endsWith(done))).toHaveLength(1);
    expect(changed?.answer).toMatchObject({
      name: "Oak",
      icon: null,
      primary_color: "#ffd400",
      sub_domain: "acorn",
    });
    expect([removed.status, shown.answer.agency, again.status]).toEqual([204, null, 404]);
  });

  test("preview their colours with contrasts", async () => {
    const { answer } = await world.call(
      contract.previewAgency,
      { body: { primary_color: "#ffd400", secondary_color: "#000000" } },
      root.access,
    );

    expect(answer.contrast.light.raw).toBeLessThan(1.5);
    expect(answer.contrast.light.text).toBeGreaterThanOrEqual(4.5);
  });
});

test("the outbox shows mails with their text, notes who read one, and knows no others", async () => {
  await world.call(requestPasswordReset, { body: { email: user.email } });
  await world.runJobs();

  const { answer: list } = await world.call(
    contract.listMails,
    { query: { search: user.email } },
    root.access,
  );
  const mailId = list.results[0]?.id ?? "";
  const { answer: mail } = await world.call(contract.getMail, { params: { mailId } }, root.access);
  const unknown = await world.call(contract.getMail, { params: { mailId: randomUUID() } }, root.access);

  const { answer: log } = await world.call(
    contract.listAudit,
    { query: { user: root.user.id } },
    root.access,
  );
  expect(log.results.find(({ action }) => action === "mail.read")).toMatchObject({
    subject_id: mailId,
    details: { kind: "password-reset", recipient: user.email },
  });
  expect(list.results.slice(0, 1)).toMatchObject([
    { kind: "password-reset", status: "KEPT", recipient: user.email },
  ]);
  expect(mail.text).toContain("/reset-password/confirm/");
  expect(unknown.status).toBe(404);
});

test("health reports databases, jobs, mail and the AI model", async () => {
  const { answer } = await world.call(contract.getHealth, {}, root.access);

  expect(answer).toMatchObject({
    postgres: { ok: true, embedded: true },
    clickhouse: { ok: true, embedded: true },
    mail: "outbox",
    writer: null,
    billing: { mode: "sandbox", is_risk: false, meaning: expect.stringContaining("test cards") },
    failed_jobs: 0,
  });
});

test("health lists the instances on the same databases, and marks those that are gone", async () => {
  await world.tools.instances.beat();
  await (await world.secondInstance()).tools.instances.beat();
  await world.postgres.pool.query(
    "update instances set seen_at = now() - interval '2 minutes', name = 'lost' where id = (select min(id::text) from instances)::uuid",
  );

  const { answer } = await world.call(contract.getHealth, {}, root.access);

  expect(answer.instances).toMatchObject([
    { name: "test", roles: ["api", "ingest", "worker"], version: "0.0.0", is_gone: false },
    { name: "lost", roles: ["api", "ingest", "worker"], version: "0.0.0", is_gone: true },
  ]);
});
