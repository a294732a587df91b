import * as accounts from "@citelens/contract/accounts/accounts";
import type { Endpoint, Input } from "@citelens/contract/base/endpoint";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as contract from "@citelens/contract/workspaces/connected-apps";
import * as workspaces from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { addMember, requireMember } from "#features/workspaces/members/public.ts";
import { withinInnerCall } from "#platform/requests/inner-call.ts";
import { inTransaction } from "#platform/tools.ts";
import { goodKey, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { openaiResponses } from "#test/fakes/ai/protocols/openai-responses.ts";
import type { Person, Reply } from "#test/world.ts";
import { type AppWorld, connectApp, openAppWorld, postForm, refreshForm } from "./app-world.test-helper.ts";
import { openAppTokens } from "./tokens/app-credentials.ts";
import { whileAppSpends } from "./tokens/day-credits.ts";

let open: AppWorld;
let person: Person;
let projectId: string;
beforeAll(async () => {
  open = await openAppWorld();
  person = await open.world.signUp();
  ({ id: projectId } = await open.world.createWorkspace(person));
});
afterAll(() => open.close());

/** A call as the MCP endpoint makes it. */
function within<E extends Endpoint>(endpoint: E, input: Input<E>, token: string): Promise<Reply<E>> {
  return withinInnerCall(() => open.world.call(endpoint, input, token));
}

async function isGood(token: string): Promise<boolean> {
  return (await openAppTokens(open.world.tools).find(token)) !== undefined;
}

/** Another account that belongs to the workspace. */
async function joinedBy(): Promise<Person> {
  const joined = await open.world.signUp();
  const owner = { userId: person.user.id, impersonatorId: undefined };
  const place = await requireMember(open.world.tools, owner, projectId);
  await inTransaction(open.world.tools, (within) => addMember(within, place, joined.user.id));
  return joined;
}

describe("V10.3.1 a token", () => {
  test("is good within /mcp alone: the API refuses it, whatever the request says of itself", async () => {
    const { access } = await connectApp(open, person, { projects: [projectId] });
    const headers = {
      authorization: `Bearer ${access}`,
      "x-inner-call": "true",
      "x-forwarded-for": "127.0.0.1",
      origin: "http://localhost:3000",
    };

    const outside = await fetch(`${open.origin}/api/v1/projects/`, { headers });
    const inside = await within(workspaces.listWorkspaces, {}, access);

    expect(outside.status).toBe(401);
    expect(await outside.json()).toMatchObject({ code: "APP_TOKEN_ELSEWHERE" });
    expect(inside.status).toBe(200);
    expect(inside.answer.map(({ id }) => id)).toEqual([projectId]);
  });

  test("is none of a session: neither the other's place takes it", async () => {
    const { access, refresh } = await connectApp(open, person, { projects: [projectId] });
    expect((await within(accounts.me, {}, refresh)).status).toBe(401);
    expect((await open.world.call(accounts.refreshToken, { body: { refresh } })).status).toBe(401);
    expect((await postForm(open.origin, "/oauth/token", refreshForm(person.refresh))).status).toBe(400);
    expect((await within(accounts.me, {}, access)).status).toBe(403);
  });

  test.each(["cla_", `cla_${"A".repeat(43)}`, `cla_${"A".repeat(500)}`])(
    "that is made up is refused: %s",
    async (token) => {
      expect((await within(workspaces.listWorkspaces, {}, token)).status).toBe(401);
    },
  );
});

describe("V10.3.2 a token does what was allowed and no more:", () => {
  test("the workspaces that were chosen, of all that its user has", async () => {
    const { id: other } = await open.world.createWorkspace(person);
    const { access } = await connectApp(open, person, { projects: [projectId] });

    const listed = await within(workspaces.listWorkspaces, {}, access);
    const chosen = await within(campaigns.listCampaigns, { params: { projectId } }, access);
    const foreign = await within(campaigns.listCampaigns, { params: { projectId: other } }, access);

    expect(listed.answer.map(({ id }) => id)).toEqual([projectId]);
    expect([chosen.status, foreign.status]).toEqual([200, 404]);
  });

  test("the scopes that were allowed, and nothing that is a person's alone", async () => {
    const { access } = await connectApp(open, person, { projects: [projectId], scopes: ["read", "write"] });
    const params = { projectId, campaignId: crypto.randomUUID() };

    const write = await within(campaigns.pauseCampaign, { params }, access);
    const spend = await within(campaigns.launchCampaign, { params }, access);
    const apps = await within(contract.listConnectedApps, { params: { projectId } }, access);

    expect(write.status).toBe(404);
    expect(spend.body).toMatchObject({ code: "INSUFFICIENT_SCOPE" });
    expect(apps.body).toMatchObject({ code: "INSUFFICIENT_SCOPE" });
  });
});

describe("what a connection rests on ends it:", () => {
  test("a new password", async () => {
    const own = await open.world.signUp();
    const { id } = await open.world.createWorkspace(own);
    const { access, refresh } = await connectApp(open, own, { projects: [id] });
    await open.world.call(accounts.requestPasswordReset, { body: { email: own.email } });
    await open.world.runJobs();
    const [mail] = (await open.world.mailsTo(own.email)).filter(({ kind }) => kind === "password-reset");
    const [, userId = "", token = ""] = /confirm\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];

    const body = { password: `another ${crypto.randomUUID()}` };
    const params = { userId, token };
    expect((await open.world.call(accounts.confirmPasswordReset, { params, body })).status).toBe(200);

    expect(await isGood(access)).toBe(false);
    expect((await postForm(open.origin, "/oauth/token", refreshForm(refresh))).status).toBe(400);
  });

  test("the end of the account", async () => {
    const own = await open.world.signUp();
    const { id } = await open.world.createWorkspace(own);
    const { access, refresh } = await connectApp(open, own, { projects: [id] });

    const body = { password: own.password };
    expect((await open.world.call(accounts.deleteMe, { body }, own.access)).status).toBe(204);

    expect(await isGood(access)).toBe(false);
    expect((await postForm(open.origin, "/oauth/token", refreshForm(refresh))).status).toBe(400);
  });

  test("a log-out does not", async () => {
    const own = await open.world.signUp();
    const { id } = await open.world.createWorkspace(own);
    const { access } = await connectApp(open, own, { projects: [id] });

    await open.world.call(accounts.logOut, {}, own.access);

    expect(await isGood(access)).toBe(true);
  });

  test("the loss of its only workspace, which coming back does not undo", async () => {
    const joined = await joinedBy();
    const { access } = await connectApp(open, joined, { projects: [projectId] });
    const params = { projectId, userId: joined.user.id };

    await open.world.call(workspaces.removeMember, { params }, person.access);

    expect(await isGood(access)).toBe(false);
  });

  test("the loss of one workspace takes that one alone", async () => {
    const joined = await joinedBy();
    const { id: own } = await open.world.createWorkspace(joined);
    const { access } = await connectApp(open, joined, { projects: [projectId, own] });

    const params = { projectId, userId: joined.user.id };
    await open.world.call(workspaces.removeMember, { params }, joined.access);

    const found = await openAppTokens(open.world.tools).find(access);
    expect(found?.workspaceIds).toEqual([own]);
  });
});

describe("V10.7.3 the list of a workspace", () => {
  const list = (by: Person) =>
    open.world.call(contract.listConnectedApps, { params: { projectId } }, by.access);

  test("shows members their own apps, and owners those of all", async () => {
    const joined = await joinedBy();
    const { id: private_ } = await open.world.createWorkspace(joined);
    await connectApp(open, joined, { projects: [projectId, private_], scopes: ["read", "write"] });
    await connectApp(open, person, { projects: [projectId] });

    const own = (await list(joined)).answer;
    const all = (await list(person)).answer;

    expect(own.map(({ is_own }) => is_own)).toEqual([true]);
    expect(own[0]).toMatchObject({ name: "Example App", host: "app.example", scopes: ["read", "write"] });
    expect(new Set(own[0]?.projects)).toEqual(new Set([projectId, private_]));
    const others = all.filter(({ id }) => id === own[0]?.id);
    expect(others[0]).toMatchObject({ is_own: false, connected_by: "Ada Example", projects: [projectId] });
  });

  test("lets an owner shut another member's app out of the workspace, and of no other", async () => {
    const joined = await joinedBy();
    const { id: private_ } = await open.world.createWorkspace(joined);
    const { access } = await connectApp(open, joined, { projects: [projectId, private_] });
    const [app] = (await list(joined)).answer;
    const params = { projectId, appId: app?.id ?? "" };

    expect((await open.world.call(contract.disconnectApp, { params }, person.access)).status).toBe(204);

    const found = await openAppTokens(open.world.tools).find(access);
    expect(found?.workspaceIds).toEqual([private_]);
  });

  test("lets no member end another's app, and no stranger see one", async () => {
    const joined = await joinedBy();
    const stranger = await open.world.signUp();
    const { access } = await connectApp(open, person, { projects: [projectId] });
    const found = await openAppTokens(open.world.tools).find(access);
    const params = { projectId, appId: found?.appId ?? "" };

    expect((await open.world.call(contract.disconnectApp, { params }, joined.access)).status).toBe(404);
    expect((await open.world.call(contract.disconnectApp, { params }, stranger.access)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
    expect(await isGood(access)).toBe(true);
  });

  test("tells when an app was last used, to the minute", async () => {
    const own = await open.world.signUp();
    const { id } = await open.world.createWorkspace(own);
    const { access } = await connectApp(open, own, { projects: [id] });
    const used = async () =>
      (await open.world.call(contract.listConnectedApps, { params: { projectId: id } }, own.access)).answer[0]
        ?.last_used;
    expect(await used()).toBeNull();

    await within(workspaces.listWorkspaces, {}, access);

    expect(await used()).not.toBeNull();
  });
});

describe("credits a day", () => {
  async function spender(creditsPerDay: number) {
    const own = await open.world.signUp();
    const { id } = await open.world.createWorkspace(own);
    const input = { projects: [id], scopes: ["read", "spend"] as const, credits_per_day: creditsPerDay };
    const { access } = await connectApp(open, own, input);
    const appId = (await openAppTokens(open.world.tools).find(access))?.appId ?? "";
    const member = await requireMember(
      open.world.tools,
      { userId: own.user.id, impersonatorId: undefined },
      id,
    );
    const reserve = (amount: number, key: string = crypto.randomUUID()) =>
      creditHolds
        .reserve(open.world.tools, {
          organizationId: member.organizationId,
          workspaceId: id,
          key,
          amount,
          action: 1,
          object: null,
          expiresAt: new Date(open.world.tools.now().getTime() + 3_600_000),
        })
        .then(
          () => "reserved",
          (error: { readonly code?: string }) => error.code,
        );
    const today = async () =>
      (await open.world.call(contract.listConnectedApps, { params: { projectId: id } }, own.access)).answer[0]
        ?.credits_today;
    return { own, id, appId, reserve, today };
  }

  test("are never more than was allowed, by twenty calls at once", async () => {
    const { appId, reserve, today } = await spender(35);

    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => whileAppSpends(appId, () => reserve(10))),
    );

    expect(outcomes.filter((outcome) => outcome === "reserved")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "APP_CREDITS_USED_UP")).toHaveLength(17);
    expect(await today()).toBe(30);
    expect(await whileAppSpends(appId, () => reserve(6))).toBe("APP_CREDITS_USED_UP");
    expect(await whileAppSpends(appId, () => reserve(5))).toBe("reserved");
  });

  test("are none where none were allowed, and people's own are not counted", async () => {
    const { appId, reserve, today } = await spender(0);

    expect(await whileAppSpends(appId, () => reserve(1))).toBe("APP_CREDITS_USED_UP");
    expect(await reserve(1)).toBe("reserved");
    expect(await today()).toBe(0);
  });

  test("count what is reserved once for its key, and nothing that is refused", async () => {
    const { appId, reserve, today } = await spender(1_000);

    expect(await whileAppSpends(appId, () => reserve(10, "one"))).toBe("reserved");
    expect(await whileAppSpends(appId, () => reserve(10, "one"))).toBe("reserved");
    expect(await whileAppSpends(appId, () => reserve(900))).toBe("NOT_ENOUGH_CREDITS");
    expect(await today()).toBe(10);
  });

  test("are counted where an app launches a campaign, and beyond them nothing is launched", async () => {
    const openai = await openAiServer(openaiResponses);
    const ai = { OPENAI_API_KEY: goodKey, OPENAI_BASE_URL: `${openai.address}/v1` };
    const own = await openAppWorld({ ai });
    const somebody = await own.world.signUp();
    const { id } = await own.world.createWorkspace(somebody);
    const body = {
      name: "Autumn",
      brand: { name: "Acme", domains: ["acme.example"] },
      queries: ["best running shoes", "shoes for rain"],
      operator_models: ["chatgpt"],
    };
    const params = { projectId: id };
    const { answer: draft } = await own.world.call(
      campaigns.createCampaign,
      { params, body },
      somebody.access,
    );
    const launch = async (credits_per_day: number) => {
      const input = { projects: [id], scopes: ["read", "spend"] as const, credits_per_day };
      const { access } = await connectApp(own, somebody, input);
      const of = { params: { projectId: id, campaignId: draft.id } };
      return withinInnerCall(() => own.world.call(campaigns.launchCampaign, of, access));
    };

    const refused = await launch(1);
    const status = (
      await own.world.call(
        campaigns.getCampaign,
        { params: { projectId: id, campaignId: draft.id } },
        somebody.access,
      )
    ).answer;
    const launched = await launch(1_000);
    const { answer: apps } = await own.world.call(contract.listConnectedApps, { params }, somebody.access);

    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({ code: "APP_CREDITS_USED_UP" });
    expect(status.status).toBe("DRAFT");
    expect(launched.answer.status).toBe("ACTIVE");
    expect(apps.map(({ credits_today }) => credits_today > 0)).toEqual([true, false]);
    await own.close();
    await openai.close();
  });

  test("can be lowered by its user, and by no owner who is somebody else; for more it is connected anew", async () => {
    const { own, id, appId, reserve } = await spender(40);
    const params = { projectId: id, appId };
    const change = (credits_per_day: number, by: Person) =>
      open.world.call(contract.updateConnectedApp, { params, body: { credits_per_day } }, by.access);

    expect((await change(20, own)).answer).toMatchObject({ credits_per_day: 20 });
    expect(await whileAppSpends(appId, () => reserve(21))).toBe("APP_CREDITS_USED_UP");
    expect(await whileAppSpends(appId, () => reserve(20))).toBe("reserved");
    expect((await change(21, own)).status).toBe(400);
    expect((await change(1, person)).status).toBe(404);
  });
});
