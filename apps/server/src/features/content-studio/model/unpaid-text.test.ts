import * as contract from "@citelens/contract/content/content-studio";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { creditHolds } from "#features/credits/ledger/public.ts";
import type { Home } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import { runJobNamed } from "#test/jobs.ts";
import { openStudioWorld, type StudioWorld } from "#test/studio-world.ts";
import { draftOf, generate, payingHomeIn, sectionsOf, see, written } from "./written-text.test-helper.ts";

let world: StudioWorld;
/** The headings that the model was asked for, in their order. */
let asked: string[] = [];
let answer: (heading: string) => unknown;
beforeAll(async () => {
  world = await openStudioWorld({
    writer: writerDouble("openai/gpt-test", (material) => {
      const heading = /== The section to write ==\n#* ?(.*)/.exec(material)?.[1] ?? "";
      asked.push(heading);
      return answer(heading);
    }),
  });
});
beforeEach(() => {
  world.reset();
  asked = [];
  answer = (heading) => written(`## ${heading}\n\nDry feet need care.`);
});
afterAll(() => world.close());

const payingHome = (): Promise<Home> => payingHomeIn(world);

/** All that is shown of a text, of those that the contract has. */
const views = Object.values(contract).flatMap((one) =>
  "path" in one &&
  one.method === "GET" &&
  one.path.includes("/:optimizationId/") &&
  !one.path.includes(":simulationId") &&
  !one.path.endsWith("/events/")
    ? [one]
    : [],
);
const changes = [
  [contract.approveOptimization, {}],
  [contract.publishOptimization, { body: { url: "https://www.acme.example/rain" } }],
  [contract.estimateSimulation, { body: { kind: "model", operator_models: ["chatgpt"] } }],
  [contract.startSimulation, { body: { kind: "model", operator_models: ["chatgpt"] } }],
  [contract.startSimulation, { body: { kind: "local" } }],
] as const;

/** Answers to anybody who wants to read a text: bodies of all that shows it, and of all that makes something of it. */
async function allTold(home: Home, params: { readonly optimizationId: string }): Promise<string> {
  const told: unknown[] = [];
  const ask = async (endpoint: (typeof views)[number], input: object): Promise<void> => {
    const { status, body } = await home.ask(endpoint, input);
    told.push([endpoint.path, status, body]);
  };
  for (const view of views) await ask(view, { params });
  for (const format of ["md", "html", "docx"])
    await ask(contract.exportOptimization, { params, query: { format } });
  for (const format of ["json", "csv"]) await ask(contract.listOptimizations, { query: { format } });
  for (const [endpoint, input] of changes) await ask(endpoint, { params, ...input });
  const sections = await sectionsOf(home, params);
  for (const { id: sectionId, revision } of sections)
    for (const state of ["ACCEPTED", "PROPOSED"])
      await ask(contract.updateSection, { params: { ...params, sectionId }, body: { state, revision } });
  for (const { id: revisionId } of (await home.ask(contract.listRevisions, { params })).answer)
    await ask(contract.restoreRevision, { params: { ...params, revisionId } });
  expect(told.length).toBeGreaterThan(15);
  return JSON.stringify(told);
}

test.each(["NEW", "BRIEF"])(
  "a text that is being written shows its titles alone, in whatever way it is asked for, so that nobody reads it and cancels it for nothing (%s)",
  async (kind) => {
    const home = await payingHome();
    const params = kind === "BRIEF" ? { optimizationId: (await world.done(home)).id } : await draftOf(home);
    let seen: unknown;
    let told = "";
    answer = async (heading) => {
      if (asked.length === 2) {
        seen = await sectionsOf(home, params);
        told = await allTold(home, params);
      }
      return written(`## ${heading}\n\nDry feet need secret care.`);
    };

    await generate(home, params, { mode: "FULL" });
    await world.runJobs();

    expect(seen).toMatchObject([{ heading: "Shoes for rain", proposed_markdown: null }, { heading: "Care" }]);
    expect(told).toContain("Care");
    expect(told).not.toContain("secret care");
    expect(await see(home, params)).toMatchObject({ status: "DONE", credits: 500 });
    expect(await allTold(home, params)).toContain("secret care");
  },
);

test("a text that is canceled after it was written is read by nobody", async () => {
  const home = await payingHome();
  const params = await draftOf(home);
  answer = async (heading) => {
    if (asked.length === 2) await home.ask(contract.cancelOptimization, { params });
    return written(`## ${heading}\n\nDry feet need secret care.`);
  };

  await generate(home, params);
  await world.runJobs();

  expect(await see(home, params)).toMatchObject({ status: "CANCELED", credits: 0 });
  expect(await allTold(home, params)).not.toContain("secret care");
});

describe("a text whose hold has expired", () => {
  const spendAll = async (home: Home): Promise<void> => {
    const { remaining } = await home.credits();
    const [row] = await world.query("select organization_id from workspaces where id = $1", [home.projectId]);
    await creditHolds.reserve(world.tools(), {
      organizationId: String(row?.organization_id),
      workspaceId: home.projectId,
      key: `all ${home.projectId}`,
      amount: remaining,
      action: 1,
      object: null,
      expiresAt: new Date(Date.now() + 90 * 86_400_000),
    });
  };
  /** As the sweep gives back what is held beyond its time. */
  const expire = async (home: Home): Promise<void> => {
    await world.query(
      "update credit_holds set expires_at = now() - interval '1 day' where workspace_id = $1 and key like 'optimization:%'",
      [home.projectId],
    );
    await runJobNamed(world.open.world, "credits.sweep");
  };

  test("is held again before a model is asked, and costs 500 credits once", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    const before = await home.credits();
    await generate(home, params);
    await expire(home);
    expect((await home.credits()).remaining).toBe(before.remaining);
    let held: unknown;
    answer = async (heading) => {
      held = (
        await world.query("select sum(open)::int as open from credit_holds where workspace_id = $1", [
          home.projectId,
        ])
      )[0];
      return written(`## ${heading}\n\nDry feet need care.`);
    };

    await world.runJobs();

    expect(held).toEqual({ open: 500 });
    expect(await see(home, params)).toMatchObject({ status: "DONE", credits: 500 });
    const { used, remaining } = await home.credits();
    expect([used - before.used, before.remaining - remaining]).toEqual([500, 500]);
    await runJobNamed(world.open.world, "credits.prove");
  });

  test("ends before a model is asked where the credits are gone, keeps what was written unseen, and goes on from there", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    answer = async (heading) => {
      if (heading === "Shoes for rain") {
        await expire(home);
        await spendAll(home);
      }
      return written(`## ${heading}\n\nDry feet need secret care.`);
    };
    await generate(home, params);
    await world.runJobs();

    expect(await see(home, params)).toMatchObject({
      status: "FAILED",
      credits: 0,
      failure: { reason: "NOT_ENOUGH_CREDITS" },
    });
    expect(asked).toEqual(["Shoes for rain"]);
    expect(await allTold(home, params)).not.toContain("secret care");

    await creditHolds.release(world.tools(), {
      organizationId: String(
        (await world.query("select organization_id from workspaces where id = $1", [home.projectId]))[0]
          ?.organization_id,
      ),
      holdKey: `all ${home.projectId}`,
    });
    answer = (heading) => written(`## ${heading}\n\nDry feet need care.`);
    await generate(home, params);
    await world.runJobs();

    expect(asked).toEqual(["Shoes for rain", "Care"]);
    expect(await see(home, params)).toMatchObject({ status: "DONE", credits: 500, failure: null });
    expect(JSON.stringify(await sectionsOf(home, params))).toContain("secret care");
    await runJobNamed(world.open.world, "credits.prove");
  });

  test("is kept and costs nothing where the credits went after the last answer was asked for", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    answer = async (heading) => {
      if (heading === "Care") {
        await expire(home);
        await spendAll(home);
      }
      return written(`## ${heading}\n\nDry feet need care.`);
    };

    await generate(home, params);
    await world.runJobs();

    expect(await see(home, params)).toMatchObject({ status: "DONE", credits: 0 });
    expect(asked).toEqual(["Shoes for rain", "Care"]);
    expect(
      (await sectionsOf(home, params)).every(({ proposed_markdown }) => proposed_markdown !== null),
    ).toBe(true);
    await runJobNamed(world.open.world, "credits.prove");
  });

  test("leaves a brief as it was, without what was written, which the next attempt has", async () => {
    const home = await payingHome();
    const { id } = await world.done(home);
    const params = { optimizationId: id };
    const before = await sectionsOf(home, params);
    answer = async (heading) => {
      await expire(home);
      await spendAll(home);
      return written(`## ${heading}\n\nDry feet need secret care.`);
    };
    await generate(home, params, { mode: "FULL" });
    await world.runJobs();

    expect(await see(home, params)).toMatchObject({
      status: "DONE",
      mode: "BRIEF",
      failure: { reason: "NOT_ENOUGH_CREDITS" },
    });
    expect(await sectionsOf(home, params)).toEqual(before);
    const accepted = await home.ask(contract.updateSection, {
      params: { ...params, sectionId: before[0]?.id ?? "" },
      body: { state: "ACCEPTED", revision: before[0]?.revision ?? 0 },
    });
    expect(accepted.status).toBe(200);
    expect(JSON.stringify(accepted.answer)).not.toContain("secret care");
    expect(await allTold(home, params)).not.toContain("secret care");
  });
});
