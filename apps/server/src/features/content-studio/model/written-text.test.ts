import { minuteMs } from "@citelens/contract/base/days";
import { listCreditUses } from "@citelens/contract/billing/credits";
import * as contract from "@citelens/contract/content/content-studio";
import { optimizationSteps } from "@citelens/contract/content/studio-words";
import { getCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Home } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import { openStudioWorld, reviewOrigin, type StudioWorld } from "#test/studio-world.ts";
import { leaseOptimization } from "../store/optimizations.sql.ts";
import { steps } from "../work/steps.ts";
import { writeOptimization } from "../work/write-optimization.ts";
import {
  buy,
  draftOf,
  generate,
  payingHomeIn,
  sectionsOf,
  see,
  written,
} from "./written-text.test-helper.ts";

let world: StudioWorld;
/** The headings that the model was asked for, in their order. */
let asked: string[] = [];
let answer: (heading: string, material: string) => unknown;
beforeAll(async () => {
  world = await openStudioWorld({
    writer: writerDouble("openai/gpt-test", (material) => {
      const heading = /== The section to write ==\n#* ?(.*)/.exec(material)?.[1] ?? "";
      asked.push(heading);
      return answer(heading, material);
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

describe("a text that a model writes", () => {
  test("has each section once, with what each change rests on, and costs 500 credits", async () => {
    const { home, campaignId, queryIds } = await world.asked();
    await buy(world, home);
    const queries = [{ text: "shoes for rain", query_id: queryIds.get("shoes for rain") }];
    const params = await draftOf(home, { queries, campaign_id: campaignId });
    const before = await home.credits();
    answer = (heading, material) =>
      material.includes("G1")
        ? written(`## ${heading}\n\nThe Beta Storm has a price of 129 €. They weigh 999 g each.`, [
            { reason: "It says what shoes cost.", gap: "G1", source: "S1", quote: "a price of 129 €" },
            { reason: "It names what nobody gave.", gap: "G99", source: "S77", quote: null },
          ])
        : written(`## ${heading}\n\nDry feet need care.`);

    const begun = await generate(home, params);
    await world.runJobs();

    const done = await see(home, params);
    expect([begun.status, begun.answer.status]).toEqual([202, "QUEUED"]);
    expect(done).toMatchObject({ status: "DONE", mode: "FULL", credits: 500, model: "openai/gpt-test" });
    const sections = await sectionsOf(home, params);
    expect(asked).toEqual(sections.map(({ heading }) => heading));
    expect(sections.every(({ state, proposed_markdown }) => state === "PROPOSED" && proposed_markdown)).toBe(
      true,
    );
    const priced = sections.find(({ changes }) => changes.length > 0);
    expect(priced?.changes).toEqual([
      {
        reason: "It says what shoes cost.",
        gap_id: priced?.gap_ids[0],
        source_id: done.sources[0]?.id,
        quote: "a price of 129 €",
      },
      { reason: "It names what nobody gave.", gap_id: null, source_id: null, quote: null },
    ]);
    expect(done.sources[0]?.url).toBe(`${reviewOrigin}/shoes`);
    const claims = priced?.claims.map(({ text, status }) => [text, status]);
    expect(claims).toContainEqual(["The Beta Storm has a price of 129 €.", "SUPPORTED"]);
    expect(claims).toContainEqual(["They weigh 999 g each.", "UNSUPPORTED"]);
    expect((await home.credits()).used - before.used).toBe(500);
    const { answer: log } = await home.ask(listCreditUses, { query: { ordering: "-created_at" } });
    expect(log.results[0]).toMatchObject({
      action_type: 2,
      action_display: "Content optimization",
      credits_used: 500,
      content_object_info: {
        type: "campaign",
        id: campaignId,
        name: done.title,
        campaign_name: "Autumn",
        message_type: null,
      },
    });
    const { answer: campaign } = await home.ask(getCampaign, { params: { campaignId } });
    expect(campaign.has_optimization).toBe(true);
  });

  test("is not begun where there are too few credits, and stays a draft", async () => {
    const home = await world.open.home();
    const params = await draftOf(home);

    const refused = await generate(home, params);

    expect([refused.status, refused.body]).toMatchObject([402, { code: "NOT_ENOUGH_CREDITS" }]);
    expect(await see(home, params)).toMatchObject({ status: "DRAFT", credits: 0 });
    expect(asked).toEqual([]);
  });

  test("is written and paid once of twenty-five clicks", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    const before = await home.credits();

    const clicks = await Promise.all(Array.from({ length: 25 }, () => generate(home, params)));
    const held = await world.query("select amount from credit_holds where key like $1", [
      `optimization:${params.optimizationId}:%`,
    ]);
    await world.runJobs();

    expect(clicks.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(held).toEqual([{ amount: 500 }]);
    expect((await home.credits()).used - before.used).toBe(500);
    expect(asked).toEqual(["Shoes for rain", "Care"]);
  });

  test("costs nothing where the model would rather not, and is written anew by another attempt", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    const before = await home.credits();
    answer = (heading) => {
      if (heading === "Care") throw new OperatorFailure("refusal", "I would rather not");
      return written(`## ${heading}\n\nDry feet need care.`);
    };

    await generate(home, params);
    await world.runJobs();
    const failed = await see(home, params);
    expect(failed).toMatchObject({
      status: "FAILED",
      credits: 0,
      failure: { reason: "MODEL_REFUSED", seen: "The model would rather not write “Care”." },
    });
    expect(await sectionsOf(home, params)).toEqual([]);
    expect(await home.credits()).toEqual(before);

    answer = (heading) => written(`## ${heading}\n\nDry feet need care.`);
    await generate(home, params);
    await world.runJobs();
    expect(await see(home, params)).toMatchObject({ status: "DONE", credits: 500, failure: null });
    expect((await home.credits()).used - before.used).toBe(500);
  });

  test("fails after the third time that the model does not answer, and costs nothing", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    const before = await home.credits();
    answer = () => {
      throw new OperatorFailure("overloaded", "Too many questions");
    };
    const { answer: begun } = await generate(home, params);
    const payload = { workspaceId: home.projectId, optimizationId: begun.id, attempt: 1 };

    for (const _ of [1, 2]) await expect(writeOptimization.run(world.tools(), payload)).rejects.toThrow();
    await writeOptimization.run(world.tools(), payload);

    expect(await see(home, params)).toMatchObject({
      status: "FAILED",
      failure: { reason: "MODEL_FAILED", seen: expect.stringContaining("several times") },
    });
    expect(await home.credits()).toEqual(before);
  });

  test("that is canceled ends the model's work, costs nothing and leaves no text", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    const before = await home.credits();
    let isAsked: () => void = () => undefined;
    const asking = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    answer = (heading) => {
      isAsked();
      return new Promise((resolve) => setTimeout(() => resolve(written(`## ${heading}\n\nText.`)), 1_500));
    };
    await generate(home, params);

    const running = world.runJobs();
    await asking;
    const canceled = await home.ask(contract.cancelOptimization, { params });
    await running;

    expect(canceled.answer.status).toBe("CANCELED");
    expect(await see(home, params)).toMatchObject({ status: "CANCELED", credits: 0, model: null });
    expect(await sectionsOf(home, params)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(await home.credits()).toEqual(before);
  });

  test("that is deleted while it is written gives back what it holds", async () => {
    const home = await payingHome();
    const params = await draftOf(home);
    const before = await home.credits();
    await generate(home, params);

    const deleted = await home.ask(contract.deleteOptimization, { params });
    await world.runJobs();

    expect(deleted.status).toBe(204);
    expect(await home.credits()).toEqual(before);
    expect(asked).toEqual([]);
  });
});

test.each(Array.from({ length: optimizationSteps.length }, (_, done) => done))(
  "a worker that is killed after %i steps is followed by one that goes on there: no section twice, 500 credits once",
  async (done) => {
    const home = await payingHome();
    const params = await draftOf(home);
    const before = await home.credits();
    const { answer: begun } = await generate(home, params);
    const place = placeOfJob({ workspaceId: home.projectId });
    const until = new Date(world.tools().now().getTime() + minuteMs);
    const { signal } = new AbortController();
    let row = await leaseOptimization(world.tools(), place, { id: begun.id, attempt: 1, until });
    for (let step = 0; step < done && row; step += 1)
      row = await steps[row.step ?? "PAGE"](world.tools(), place, { row, signal });

    await world.query("update optimizations set lease_until = now() - interval '1 minute' where id = $1", [
      begun.id,
    ]);
    await writeOptimization.run(world.tools(), {
      workspaceId: home.projectId,
      optimizationId: begun.id,
      attempt: 1,
    });

    expect(await see(home, params)).toMatchObject({ status: "DONE", credits: 500 });
    expect(asked).toEqual(["Shoes for rain", "Care"]);
    const { used, remaining } = await home.credits();
    expect([used - before.used, before.remaining - remaining]).toEqual([500, 500]);
  },
);

describe("a brief that is done", () => {
  const brief = async (): Promise<{ home: Home; params: { optimizationId: string } }> => {
    const home = await payingHome();
    const { id } = await world.done(home);
    return { home, params: { optimizationId: id } };
  };

  test("is written on by a model, which leaves alone what a person has written", async () => {
    const { home, params } = await brief();
    const [first] = await sectionsOf(home, params);
    await home.ask(contract.updateSection, {
      params: { ...params, sectionId: first?.id ?? "" },
      body: { markdown: "# Shoes for rain\n\nMine.", state: "EDITED", revision: first?.revision ?? 0 },
    });

    await generate(home, params, { mode: "FULL" });
    await world.runJobs();

    expect(asked).toEqual(["Care"]);
    expect(await see(home, params)).toMatchObject({ status: "DONE", mode: "FULL", credits: 500 });
    expect((await sectionsOf(home, params)).map(({ markdown }) => markdown)).toEqual([
      "# Shoes for rain\n\nMine.",
      "## Care\n\nDry feet need care.",
    ]);
    const { answer: revisions } = await home.ask(contract.listRevisions, { params });
    expect(revisions[0]?.what).toBe("As it was before a model wrote it");
  });

  test.each(["refusal", "cancel"])("is the brief that it was after a %s", async (end) => {
    const { home, params } = await brief();
    const before = await sectionsOf(home, params);
    answer = () => {
      throw new OperatorFailure("refusal", "No");
    };
    await generate(home, params, { mode: "FULL" });
    if (end === "cancel") await home.ask(contract.cancelOptimization, { params });
    await world.runJobs();

    const { status, mode, credits, failure } = await see(home, params);
    expect([status, mode, credits]).toEqual(["DONE", "BRIEF", 0]);
    expect(failure?.reason).toBe(end === "cancel" ? undefined : "MODEL_REFUSED");
    expect(await sectionsOf(home, params)).toEqual(before);
    const approved = await home.ask(contract.approveOptimization, { params });
    expect([approved.status, approved.answer.failure]).toEqual([200, null]);
  });

  test("is the brief that it was where it is canceled after the last section was written", async () => {
    const { home, params } = await brief();
    const before = await sectionsOf(home, params);
    const { answer: begun } = await generate(home, params, { mode: "FULL" });
    const place = placeOfJob({ workspaceId: home.projectId });
    const until = new Date(world.tools().now().getTime() + minuteMs);
    const { signal } = new AbortController();
    const [{ attempt } = {}] = await world.query("select attempt from optimizations where id = $1", [
      begun.id,
    ]);
    let row = await leaseOptimization(world.tools(), place, {
      id: begun.id,
      attempt: Number(attempt),
      until,
    });
    while (row?.step === "SECTIONS") row = await steps.SECTIONS(world.tools(), place, { row, signal });

    const canceled = await home.ask(contract.cancelOptimization, { params });

    expect([row?.step, canceled.answer.status]).toEqual(["CLAIMS", "DONE"]);
    expect(await sectionsOf(home, params)).toEqual(before);
    expect((await see(home, params)).credits).toBe(0);
  });

  test("is not made again, nor written on once it was approved", async () => {
    const { home, params } = await brief();
    const again = await generate(home, params);
    await home.ask(contract.approveOptimization, { params });
    const approved = await generate(home, params, { mode: "FULL" });
    expect([again.body, approved.body]).toMatchObject([
      { code: "OPTIMIZATION_FIXED" },
      { code: "OPTIMIZATION_FIXED" },
    ]);
  });
});
