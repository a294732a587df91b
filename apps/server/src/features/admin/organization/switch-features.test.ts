import { askAssistant, createThread, listThreads } from "@citelens/contract/content/assistant";
import * as studio from "@citelens/contract/content/content-studio";
import { listAudits, startAudit } from "@citelens/contract/content/technical-audit";
import {
  getOrganizationDetails,
  listOrganizationAudit,
} from "@citelens/contract/platform/admin-organization";
import { switchFeatures } from "@citelens/contract/platform/admin-organization-actions";
import { type SwitchedFeature, switchedFeatures } from "@citelens/contract/platform/feature-switches";
import { getCampaign, runCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStudioWorld, type StudioWorld } from "#test/studio-world.ts";
import type { Person } from "#test/world.ts";
import { because } from "./household.test-helper.ts";

let world: StudioWorld;
let root: Person;
beforeAll(async () => {
  world = await openStudioWorld();
  root = await world.open.world.signUpRoot();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

type StudioScene = Awaited<ReturnType<StudioWorld["asked"]>>;
type Home = StudioScene["home"];

async function organizationOf({ projectId }: Home): Promise<string> {
  const [row] = await world.query("select organization_id from workspaces where id = $1", [projectId]);
  return String(row?.organization_id);
}

async function turnOff(home: Home, off: readonly SwitchedFeature[], act = because("A trial is over")) {
  const params = { organizationId: await organizationOf(home) };
  return world.open.world.call(switchFeatures, { params, body: { ...act, off: [...off] } }, root.access);
}

interface BeginReply {
  readonly status: number;
  readonly body: unknown;
}

/** How work of each begins, and how what is there is read. */
async function waysOf({ home, campaignId }: StudioScene) {
  const { id: done } = await world.done(home);
  const { answer: thread } = await home.ask(createThread, { body: {} });
  const { answer: draft } = await home.ask(studio.createOptimization, {
    body: { queries: [{ text: "shoes for rain" }] },
  });
  const begin: Record<SwitchedFeature, () => Promise<BeginReply>> = {
    campaign_runs: () => home.ask(runCampaign, { params: { campaignId } }),
    technical_audit: () => home.ask(startAudit, { body: { render: false } }),
    content_studio: () => home.ask(studio.generateOptimization, { params: { optimizationId: draft.id } }),
    simulations: () => home.ask(studio.startSimulation, { params: { optimizationId: done }, body: {} }),
    assistant: () =>
      home.ask(askAssistant, { params: { threadId: thread.id }, body: { text: "How visible are we?" } }),
  };
  const read = async (): Promise<number[]> => [
    (await home.ask(getCampaign, { params: { campaignId } })).status,
    (await home.ask(listAudits)).status,
    (await home.ask(studio.getOptimization, { params: { optimizationId: draft.id } })).status,
    (await home.ask(studio.listSimulations, { params: { optimizationId: done } })).status,
    (await home.ask(listThreads)).status,
  ];
  return { begin, read };
}

describe("a feature that is switched off", () => {
  test("begins nothing new for its organization alone, says whom to ask, and leaves everything to be read", async () => {
    const [asked, others] = [await world.asked(), await world.asked()];
    const [own, other] = [await waysOf(asked), await waysOf(others)];

    const { answer } = await turnOff(asked.home, switchedFeatures);

    expect(answer.features_off).toEqual(switchedFeatures);
    for (const feature of switchedFeatures) {
      const { status, body } = await own.begin[feature]();
      expect([feature, status, body]).toMatchObject([
        feature,
        403,
        {
          code: "FEATURE_OFF",
          detail:
            "This feature is switched off for your organization. To have it changed, write to support@example.com.",
        },
      ]);
    }
    expect(await own.read()).toEqual([200, 200, 200, 200, 200]);
    for (const feature of switchedFeatures) {
      const { status } = await other.begin[feature]();
      expect([feature, Math.floor(status / 100)]).toEqual([feature, 2]);
    }

    await turnOff(asked.home, []);
    for (const feature of switchedFeatures) {
      const { status } = await own.begin[feature]();
      expect([feature, Math.floor(status / 100)]).toEqual([feature, 2]);
    }
  });

  test("leaves the others on, is switched once for one act, noted, and told to the owner", async () => {
    const { home } = await world.asked();
    const once = because("A trial is over");

    await Promise.all([1, 2, 3].map(() => turnOff(home, ["simulations", "assistant", "assistant"], once)));

    const params = { organizationId: await organizationOf(home) };
    const { answer } = await world.open.world.call(getOrganizationDetails, { params }, root.access);
    expect(answer.features_off).toEqual(["simulations", "assistant"]);
    expect((await home.ask(startAudit, { body: { render: false } })).status).toBe(201);
    const mails = await world.open.world.mailsTo(answer.owner.email);
    const told = mails.filter(({ subject }) => subject === "What your organization can use was changed");
    expect(told.map(({ text }) => /Off now: Simulations, Questions to the assistant\./.test(text))).toEqual([
      true,
    ]);
    const { answer: audit } = await world.open.world.call(listOrganizationAudit, { params }, root.access);
    expect(audit.results[0]).toMatchObject({
      action: "organization.features-switched",
      details: { off: "simulations, assistant", reason: "A trial is over" },
    });
  });

  test("is one of the list, or it is refused", async () => {
    const { home } = await world.asked();

    const { status, body } = await turnOff(home, ["everything" as never]);

    expect([status, Object.keys(body as object)]).toEqual([400, ["off"]]);
  });
});
