import { listReanalyses, previewNames } from "@citelens/contract/visibility/brand-names";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import { nameKey } from "@citelens/contract/visibility/name-settings";
import { listBrandSettings, updateBrandSettings } from "@citelens/contract/workspaces/brand-context";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { inTransaction } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import {
  beginReanalysis,
  findReanalysis,
  noteProgress,
  tryHoldReanalysis,
} from "./campaign-reanalyses.sql.ts";
import { readAgain } from "./read-again.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => {
  open.answer(() => ({
    text: "Many buy at Gap. In a Gap Year money is short. Beta is fine, and a gap is a gap.",
  }));
});

const gap = { name: "Gap", domains: ["acme.example"] };

async function launched(home: Home): Promise<string> {
  const campaignId = await home.launch({ brand: gap });
  await open.world.answerAll();
  return campaignId;
}

async function named(home: Home, brand: string): Promise<number[]> {
  const { rows } = await open.world.postgres.pool.query<{ spans: number }>(
    `select jsonb_array_length(mention.spans) as spans from answer_mentions as mention
    where mention.workspace_id = $1 and mention.brand = $2 order by mention.answer_id`,
    [home.projectId, brand],
  );
  return rows.map(({ spans }) => spans);
}

test("leaves out a phrase from all stored answers once the brand's setting says so, and takes it back", async () => {
  const home = await open.home();
  const campaignId = await launched(home);
  const before = await named(home, "Gap");
  const params = { campaignId };

  const setting = { name: "Gap", exact_case: "auto" as const, excludes: ["gap year"] };
  const changed = await home.ask(campaigns.updateCampaign, {
    params,
    body: { brand: { ...gap, aliases: [], name_settings: [setting] } },
  });
  const waiting = await home.ask(listReanalyses);
  await open.world.runJobs();
  const after = await named(home, "Gap");
  await home.ask(campaigns.updateCampaign, { params, body: { brand: { ...gap, name_settings: [] } } });
  await open.world.runJobs();

  expect(changed.answer.brand.name_settings).toEqual([setting]);
  expect(before).toEqual([2, 2]);
  expect(waiting.answer).toMatchObject([{ campaign_id: campaignId, done: 0 }]);
  expect(after).toEqual([1, 1]);
  expect((await home.ask(listReanalyses)).answer).toEqual([]);
  expect(await named(home, "Gap")).toEqual([2, 2]);
});

test("counts any case of a name whose exact case is off, and of a competitor by its own setting", async () => {
  const home = await open.home();
  const campaignId = await launched(home);

  const brand = { ...gap, name_settings: [{ name: "gap", exact_case: "off" as const }] };
  const competitors = [
    { name: "Beta", name_settings: [{ name: "Beta", exact_case: "on" as const, excludes: [] }] },
  ];
  await home.ask(campaigns.updateCampaign, { params: { campaignId }, body: { brand, competitors } });
  await open.world.runJobs();
  // A list that says nothing of settings leaves them as they are.
  const kept = await home.ask(campaigns.updateCampaign, {
    params: { campaignId },
    body: { competitors: [{ name: "Beta", aliases: ["Betta"] }] },
  });

  expect(await named(home, "Gap")).toEqual([4, 4]);
  expect(kept.answer.competitors).toMatchObject([
    { aliases: ["Betta"], name_settings: [{ name: "Beta", exact_case: "on" }] },
  ]);
});

test("a launched campaign keeps its brand's name and sites, and may change its other names", async () => {
  const home = await open.home();
  const campaignId = await launched(home);
  const patch = (brand: object) =>
    home.ask(campaigns.updateCampaign, { params: { campaignId }, body: { brand } as never });

  expect((await patch({ ...gap, aliases: ["GAP"] })).status).toBe(200);
  expect((await patch({ ...gap, name: "Gapp" })).status).toBe(409);
  expect((await patch({ ...gap, domains: [] })).status).toBe(409);
});

test("campaigns about the workspace's own brand look for the names of its brand context", async () => {
  const home = await open.home();
  const { answer: list } = await home.ask(listBrandSettings);
  const [settings] = list;
  const own = settings?.project_name ?? "";
  open.answer(() => ({ text: "Beta is good, and Ringo too." }));
  await home.launch({ brand: { name: own, domains: ["acme.example"] } });
  await open.world.answerAll();
  const before = await named(home, own);

  const saved = await home.ask(updateBrandSettings, {
    params: { settingsId: settings?.id ?? "" },
    body: { aliases: ["Ringo", "Ringo"], name_settings: [{ name: "Nobody", exact_case: "on" }] },
  } as never);
  await open.world.runJobs();

  expect(before).toEqual([]);
  expect(saved.body).toMatchObject({ aliases: ["Ringo"], name_settings: [] });
  expect(await named(home, own)).toEqual([1, 1]);
});

test.each([
  ["an unknown case", { name: "Gap", exact_case: "maybe" }],
  ["a phrase without the name", { name: "Gap", excludes: ["year"] }],
  ["a phrase that is the name", { name: "Gap", excludes: ["GAP"] }],
  ["too many phrases", { name: "Gap", excludes: Array.from({ length: 21 }, (_, index) => `gap ${index}`) }],
  ["a long phrase", { name: "Gap", excludes: [`gap ${"x".repeat(100)}`] }],
])("refuses %s", async (_, setting) => {
  const home = await open.home();

  const refused = await home.ask(campaigns.createCampaign, {
    body: { brand: { name: "Gap", name_settings: [setting] } },
  } as never);

  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body as object)).toEqual(["brand"]);
});

test("previews what other names would change, with quotes, and stores nothing", async () => {
  const home = await open.home();
  const campaignId = await launched(home);
  const names = { name: "Gap", aliases: [], name_settings: [] };
  const after = { ...names, aliases: ["Beta"], name_settings: [{ name: "Gap", excludes: ["gap year"] }] };
  const ask = (body: object) => home.ask(previewNames, { body } as never) as Promise<{ answer: Preview }>;

  const { answer } = await ask({ before: names, after });
  const ofCampaign = await ask({ campaign_id: campaignId, before: names, after: names });

  expect(answer).toMatchObject({
    answers: 2,
    added: { count: 2 },
    removed: { count: 2 },
    kept: { count: 2 },
  });
  const [removed] = answer.removed.shown;
  expect(removed?.quote).toBe("In a Gap Year money is short.");
  expect(removed?.quote.slice(removed.start, removed.end)).toBe("Gap");
  expect(ofCampaign.answer).toMatchObject({ added: { count: 0 }, removed: { count: 0 }, kept: { count: 4 } });
  expect(await named(home, "Gap")).toEqual([2, 2]);
  expect((await home.ask(listReanalyses)).answer).toEqual([]);
});

test("a preview counts what the answers count once it is saved: beside longer names of others and the names of the brand context", async () => {
  const home = await open.home();
  open.answer(() => ({
    text: "Many buy at Gap. Gap Kids is for children. Try Gapster, or the Gap Year of Gap Inc, say those of Gap.",
  }));
  const { answer: list } = await home.ask(listBrandSettings);
  const own = list[0]?.project_name ?? "";
  await home.ask(updateBrandSettings, {
    params: { settingsId: list[0]?.id },
    body: { aliases: ["Gap Inc"] },
  });
  const campaignId = await home.launch({
    brand: { name: own, aliases: ["Gap"], domains: ["acme.example"] },
    competitors: [{ name: "Gap Kids" }],
  });
  await open.world.answerAll();
  const setting = { name: "Gap", exact_case: "auto" as const, excludes: ["gap year"] };
  const [before, after] = [
    { name: own, aliases: ["Gap"] },
    { name: own, aliases: ["Gap", "Gapster"], name_settings: [setting] },
  ];

  const { answer: preview } = await home.ask(previewNames, {
    body: { campaign_id: campaignId, domains: ["acme.example"], before, after },
  });
  const stored = await named(home, own);
  await home.ask(campaigns.updateCampaign, {
    params: { campaignId },
    body: { brand: { ...after, domains: ["acme.example"] } },
  });
  await open.world.runJobs();

  // Of each of two answers: Gapster now counts, and that of the gap year no longer.
  expect(preview).toMatchObject({ added: { count: 2 }, removed: { count: 2 }, kept: { count: 6 } });
  expect(stored).toEqual([4, 4]);
  expect(await named(home, own)).toEqual([4, 4]);
});

interface Preview {
  readonly removed: { readonly shown: readonly { quote: string; start: number; end: number }[] };
}

test("strangers see neither previews nor progress", async () => {
  const [home, other] = [await open.home(), await open.home()];
  const names = { name: "Gap" };
  const params = { projectId: home.projectId };
  const body = { before: names, after: names };

  const call = open.world.call as never as (...input: unknown[]) => Promise<{ status: number }>;
  expect((await call(previewNames, { params, body }, other.access)).status).toBe(404);
  expect((await call(listReanalyses, { params }, other.access)).status).toBe(404);
});

test("goes on where a killed process stopped, begins again after a newer change, and never reads twice at once", async () => {
  const home = await open.home();
  const campaignId = await launched(home);
  const { tools } = open.world;
  const place = placeOfJob({ workspaceId: home.projectId });
  await beginReanalysis(tools, place, campaignId);
  const { rows } = await open.world.postgres.pool.query<{ id: string }>(
    "select id from answers where workspace_id = $1 order by id",
    [home.projectId],
  );
  const last = rows.at(-1)?.id ?? "";
  const before = await findReanalysis(tools, place, campaignId);
  if (!before) throw new Error("Nothing was begun");

  // What a process that was killed behind the last answer has left.
  await noteProgress(tools, place, { ...before, after: last, done: 2, total: 2 });
  await open.world.postgres.pool.query("update answers set preview = 'untouched' where workspace_id = $1", [
    home.projectId,
  ]);
  await inTransaction(tools, async (within) => {
    await tryHoldReanalysis(within, campaignId);
    await readAgain(tools, place, campaignId); // another holds it
  });
  const heldStill = await findReanalysis(tools, place, campaignId);
  await readAgain(tools, place, campaignId);
  const untouched = await previews(home);
  await beginReanalysis(tools, place, campaignId);
  await beginReanalysis(tools, place, campaignId);
  await noteProgress(tools, place, { ...before, after: last, done: 2, total: 2 }); // of an older revision
  const restarted = await findReanalysis(tools, place, campaignId);
  await readAgain(tools, place, campaignId);

  expect(heldStill).toMatchObject({ after: last, done: 2 });
  expect(untouched).toEqual(["untouched", "untouched"]);
  expect(restarted).toMatchObject({ revision: 2, done: 0 });
  expect(await findReanalysis(tools, place, campaignId)).toBeUndefined();
  expect(await previews(home)).not.toContain("untouched");
  expect(nameKey(" GÀP ")).toBe("gap");
});

async function previews(home: Home): Promise<string[]> {
  const { rows } = await open.world.postgres.pool.query<{ preview: string }>(
    "select preview from answers where workspace_id = $1",
    [home.projectId],
  );
  return rows.map(({ preview }) => preview);
}
