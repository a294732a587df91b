import { logIn, signUp } from "@citelens/contract/accounts/accounts";
import { getHostBrand } from "@citelens/contract/accounts/agencies";
import { invite } from "@citelens/contract/accounts/invitations";
import { apiBase } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { cancelSubscription } from "@citelens/contract/billing/billing";
import * as contract from "@citelens/contract/billing/white-label";
import * as admin from "@citelens/contract/platform/admin";
import { getWorkspaceAgency } from "@citelens/contract/workspaces/workspaces";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { letterBrandOf } from "#features/agencies/public.ts";
import { addMember } from "#features/workspaces/members/public.ts";
import { placeOfJob } from "#platform/place.ts";
import { writtenRecords } from "#test/fakes/text-records.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { openPayer, type Payer, pass } from "./billing-world.test-helper.ts";

const dns = writtenRecords();
let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld({ textRecords: dns });
  root = await world.signUpRoot();
});
afterAll(() => world.close());

const colours = { primary_color: "#0A6640", secondary_color: "#ffd400" };

async function openAgency(): Promise<Payer> {
  const payer = await openPayer(world);
  await payer.subscribe("agency");
  return payer;
}

/** Writes the record of an agency's host, and lets it be found. */
async function prove(payer: Payer): Promise<void> {
  const { host } = (await payer.ask(contract.getWhiteLabel)).answer;
  if (!host) throw new Error("There is no host");
  dns.texts.set(host.record.name, [host.record.value]);
  await payer.ask(contract.checkWhiteLabelHost);
}

/** Brand shown to a browser that asks under this host. */
async function brandAt(host: string): Promise<{ readonly name: string } | null> {
  const { body } = await world.app.inject({
    method: "GET",
    url: `${apiBase}${getHostBrand.path}`,
    headers: { host },
  });
  return JSON.parse(body).brand;
}

async function shownIn({ projectId, person }: Payer): Promise<string | undefined> {
  const { answer } = await world.call(getWorkspaceAgency, { params: { projectId } }, person.access);
  return answer.agency?.name;
}

describe("the right to a brand", () => {
  test("comes with the plan: the owner sets it up, and the workspaces show it", async () => {
    const payer = await openAgency();
    const before = await payer.ask(contract.getWhiteLabel);

    const saved = await payer.ask(contract.updateWhiteLabel, { name: "Northwind", ...colours });

    expect(before.answer).toMatchObject({
      can_edit: true,
      right: "plan",
      brand: null,
      product_host: "localhost",
    });
    expect(saved.answer).toMatchObject({
      right: "plan",
      is_shown: true,
      brand: { name: "Northwind", primary_color: "#0a6640", secondary_color: "#ffd400" },
    });
    expect(await shownIn(payer)).toBe("Northwind");
  });

  test("is missing without such a plan", async () => {
    const payer = await openPayer(world);

    const refused = await payer.ask(contract.updateWhiteLabel, { name: "Northwind", ...colours });

    expect((await payer.ask(contract.getWhiteLabel)).answer).toMatchObject({ can_edit: true, right: null });
    expect([refused.status, refused.body]).toMatchObject([409, { code: "WHITE_LABEL_MISSING" }]);
  });

  test("is granted by a superuser, whatever the plan is", async () => {
    const payer = await openPayer(world);
    const body = {
      organization_id: payer.organizationId,
      name: "Granted",
      ...colours,
      reason: "A partner",
      key: "a grant",
    };
    await world.call(admin.createAgency, { body }, root.access);

    const changed = await payer.ask(contract.updateWhiteLabel, { name: "Granted and renamed" });

    expect(changed.answer).toMatchObject({ right: "grant", brand: { name: "Granted and renamed" } });
    expect(await shownIn(payer)).toBe("Granted and renamed");
  });

  test("is the owner's alone: members see it applied, strangers nothing", async () => {
    const payer = await openAgency();
    await payer.ask(contract.updateWhiteLabel, { name: "Northwind", ...colours });
    const [member, stranger] = [await world.signUp(), await world.signUp()];
    await addMember(world.tools, placeOfJob({ workspaceId: payer.projectId }), member.user.id);

    const seen = await payer.ask(contract.getWhiteLabel, undefined, member.access);
    const byMember = await payer.ask(contract.updateWhiteLabel, { name: "Mine" }, member.access);
    const byStranger = await payer.ask(contract.updateWhiteLabel, { name: "Mine" }, stranger.access);
    const unseen = await payer.ask(contract.getWhiteLabel, undefined, stranger.access);

    expect(seen.answer).toMatchObject({ can_edit: false, brand: { name: "Northwind" } });
    expect([byMember.status, byStranger.status, unseen.status]).toEqual([403, 404, 404]);
    expect(await shownIn(payer)).toBe("Northwind");
  });

  test("ends with the plan: the brand is kept, and shown nowhere until it may be again", async () => {
    const payer = await openAgency();
    await payer.ask(contract.updateWhiteLabel, { name: "Kept", ...colours, host_name: "kept.example.com" });
    await prove(payer);
    await payer.ask(cancelSubscription);

    const later = await pass(world, payer, 32);
    const stored = (await later.ask(contract.getWhiteLabel)).answer;
    const refused = await later.ask(contract.updateWhiteLabel, { name: "Anew" });
    const letter = await letterBrandOf(world.tools, payer.organizationId);
    const shown = (await later.ask(getWorkspaceAgency)).answer;
    const at = await brandAt("kept.example.com");
    const { answer: made } = await world.call(
      admin.listAgencies,
      { query: { search: "Kept" } },
      await rootAgain(),
    );
    await world.call(
      admin.updateAgency,
      {
        params: { agencyId: made.results[0]?.id ?? "" },
        body: { granted: true, reason: "A partner", key: "kept" },
      },
      await rootAgain(),
    );

    expect(stored).toMatchObject({ right: null, brand: { name: "Kept" } });
    expect([refused.status, letter.name, shown.agency, at]).toEqual([409, "Citelens", null, null]);
    expect(made.results).toMatchObject([{ granted: false, is_applied: false }]);
    expect(await brandAt("kept.example.com")).toMatchObject({ name: "Kept" });
  });

  test("its name is in no password that is chosen at its host", async () => {
    const payer = await openAgency();
    await payer.ask(contract.updateWhiteLabel, {
      name: "Fjord & Co",
      ...colours,
      host_name: "fjord.example.com",
    });
    await prove(payer);
    const someone = { first_name: "Ada", last_name: "Example", password: "fjord-co-2026" };
    const signUpAt = (host: string) =>
      world.app.inject({
        method: "POST",
        url: `${apiBase}${signUp.path}`,
        headers: { host },
        payload: { ...someone, email: `someone@${host}` },
      });

    const [there, elsewhere] = [await signUpAt("fjord.example.com"), await signUpAt("localhost.example.com")];

    expect([there.statusCode, there.json()]).toEqual([400, { password: [fieldErrors.passwordNamed] }]);
    expect(elsewhere.statusCode).toBe(201);
  });

  /** A month has passed, and with it the superuser's session. */
  async function rootAgain(): Promise<string> {
    const { email, password } = root;
    return (await world.call(logIn, { body: { email, password } })).answer.access;
  }
});

describe("a brand", () => {
  let payer: Payer;
  beforeEach(async () => {
    payer = await openAgency();
  });

  test("needs a name and both colours the first time", async () => {
    const refused = await payer.ask(contract.updateWhiteLabel, { primary_color: "#000000" });

    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body as object)).toEqual(["name", "secondary_color"]);
  });

  test("redraws its pictures, and takes nothing else for one", async () => {
    const wide = sharp({ create: { width: 2_000, height: 100, channels: 3, background: "red" } });
    const logo = (await wide.jpeg().toBuffer()).toString("base64");
    const saved = await payer.ask(contract.updateWhiteLabel, { name: "Drawn", ...colours, logo });
    const drawn = await world.app.inject({ method: "GET", url: saved.answer.brand?.logo_url ?? "" });

    const text = Buffer.from("<svg onload=alert(1)>").toString("base64");
    const refused = await payer.ask(contract.updateWhiteLabel, { icon: text });

    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: "png", width: 480 });
    expect([refused.status, refused.body]).toMatchObject([400, { icon: expect.anything() }]);
  });

  test("refuses a picture that is too large", async () => {
    const refused = await payer.ask(contract.updateWhiteLabel, { icon: "A".repeat(3_100_000) });

    expect(refused.status).toBe(413);
  });

  test("is hidden while its owner does not want it to be shown", async () => {
    await payer.ask(contract.updateWhiteLabel, { name: "Hidden", ...colours, sub_domain: "hidden" });
    await payer.ask(contract.updateWhiteLabel, { is_shown: false });

    expect(await shownIn(payer)).toBeUndefined();
    expect(await brandAt("hidden.localhost:3000")).toBeNull();
    expect((await payer.ask(contract.getWhiteLabel)).answer.brand?.name).toBe("Hidden");
  });

  test("is previewed in both themes", async () => {
    const { answer } = await payer.ask(contract.previewWhiteLabel, colours);

    expect(answer.theme.light.brand).toBe("#0a6640");
    expect(answer.contrast.dark.charts).toHaveLength(2);
  });

  test("names the sender of mails", async () => {
    await payer.ask(contract.updateWhiteLabel, { name: "Northwind", ...colours });
    const email = `guest-${payer.projectId}@example.com`;

    await world.call(invite, { body: { email, project: payer.projectId } }, payer.person.access);

    const { rows } = await world.postgres.pool.query("select sender from mails where recipient = $1", [
      email,
    ]);
    expect(rows).toEqual([{ sender: "Northwind" }]);
  });
});

describe("a host", () => {
  test("shows its own agency's brand, and nothing of a workspace", async () => {
    const [one, other] = [await openAgency(), await openAgency()];
    await one.ask(contract.updateWhiteLabel, { name: "One", ...colours, host_name: "GEO.One.example" });
    await prove(one);
    await other.ask(contract.updateWhiteLabel, { name: "Other", ...colours, sub_domain: "Other" });

    const shown = await brandAt("geo.one.example");

    expect(Object.keys(shown ?? {}).sort()).toEqual(["favicon_url", "icon", "logo_url", "name", "theme"]);
    expect(shown?.name).toBe("One");
    expect((await brandAt("other.localhost:3000"))?.name).toBe("Other");
    expect(
      await Promise.all(["localhost:3000", "geo.other.example", "one.localhost", "127.0.0.1"].map(brandAt)),
    ).toEqual([null, null, null, null]);
  });

  test("of the product is one agency's alone", async () => {
    const [one, other] = [await openAgency(), await openAgency()];
    await one.ask(contract.updateWhiteLabel, { name: "First", ...colours, sub_domain: "taken" });

    const sub = await other.ask(contract.updateWhiteLabel, { name: "B", ...colours, sub_domain: "Taken" });

    expect([sub.status, sub.body]).toMatchObject([400, { sub_domain: expect.anything() }]);
    expect((await brandAt("taken.localhost:3000"))?.name).toBe("First");
  });

  test.each([
    ["host_name", "localhost"],
    ["host_name", "acme.localhost"],
    ["host_name", "10.0.0.1"],
    ["host_name", "https://acme.example"],
    ["sub_domain", "www"],
    ["sub_domain", "a.b"],
  ])("is refused as %s: %s", async (field, value) => {
    const payer = await openAgency();

    const refused = await payer.ask(contract.updateWhiteLabel, { name: "A", ...colours, [field]: value });

    expect(refused.status).toBe(400);
    expect(refused.body).toHaveProperty(field);
  });
});
