import * as contract from "@citelens/contract/content/content-studio";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Home } from "#test/answers-world.ts";
import { openStudioWorld, origin, reviewOrigin, type StudioWorld } from "#test/studio-world.ts";

let world: StudioWorld;
/** Their campaign was asked once: each test has a text of its own. */
let asked: Awaited<ReturnType<StudioWorld["asked"]>>;
beforeAll(async () => {
  world = await openStudioWorld();
  world.reset();
  asked = await world.asked();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

async function opened() {
  const { home, queryIds } = asked;
  const queries = [{ text: "shoes for rain", query_id: queryIds.get("shoes for rain") }];
  const { id } = await world.done(home, { queries, title: "Rain" });
  return { home, id, ...editorOf(home, id) };
}

function editorOf(home: Home, id: string) {
  const params = { optimizationId: id };
  const sections = async () => (await home.ask(contract.listSections, { params })).answer;
  return {
    params,
    sections,
    details: async () => (await home.ask(contract.getOptimization, { params })).answer,
    edit: async (index: number, body: object) => {
      const section = (await sections())[index];
      return home.ask(contract.updateSection, {
        params: { ...params, sectionId: section?.id ?? "" },
        body: { revision: section?.revision ?? 0, ...body },
      });
    },
    claim: async (text: string) =>
      (await sections()).flatMap(({ claims }) => claims).find((one) => one.text.includes(text)),
  };
}

describe("a section", () => {
  test("that is edited says what differs, word by word", async () => {
    const { edit } = await opened();

    const { answer } = await edit(1, { markdown: "## Care\n\nDry them at room temperature." });

    expect(answer).toMatchObject({ state: "EDITED", revision: 1 });
    expect(
      answer.diff
        .filter(({ kind }) => kind === "removed")
        .map(({ text }) => text)
        .join(""),
    ).toContain("12 hours");
  });

  test("that somebody else edited meanwhile is not overwritten", async () => {
    const { edit, sections } = await opened();
    await edit(1, { markdown: "First" });

    const late = await edit(1, { markdown: "Second", revision: 0 });

    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: "EDITED_ELSEWHERE" })]);
    expect((await sections())[1]?.markdown).toBe("First");
  });

  test("is saved by one of two at once", async () => {
    const { edit } = await opened();

    const both = await Promise.all([edit(1, { markdown: "One" }), edit(1, { markdown: "Two" })]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ["is accepted", { state: "ACCEPTED" }, "ACCEPTED"],
    ["is kept as it was", { state: "KEPT_OLD" }, "KEPT_OLD"],
  ])("%s", async (_, body, state) => {
    const { edit } = await opened();

    expect((await edit(0, body)).answer.state).toBe(state);
  });

  test("of another text, or of a stranger's, is not found", async () => {
    const { home, params, sections } = await opened();
    const [section] = await sections();
    const stranger = await world.open.home();
    const other = await world.done(home);

    const replies = [
      await home.ask(contract.updateSection, {
        params: { optimizationId: other.id, sectionId: section?.id ?? "" },
        body: { state: "ACCEPTED", revision: 0 },
      }),
      await stranger.ask(contract.updateSection, {
        params: { ...params, sectionId: section?.id ?? "" },
        body: { state: "ACCEPTED", revision: 0 },
      }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  });

  test("of 20,001 characters is refused", async () => {
    const { edit } = await opened();

    const { status, body } = await edit(0, { markdown: "a".repeat(20_001) });

    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ markdown: ["This field may have at most 20000 characters."] }),
    ]);
  });
});

describe("a new sentence with a figure", () => {
  test("is open until somebody knows whence it is", async () => {
    const { edit, details, claim } = await opened();

    await edit(2, { markdown: "## Price\n\nOur rain shoes cost 75 €." });

    expect(await claim("75 €")).toMatchObject({ status: "UNSUPPORTED", kinds: ["price"], support: null });
    expect(await details()).toMatchObject({ claims_open: 1 });
  });

  test("is supported by a cited page that says so, which is named", async () => {
    const { edit, claim } = await opened();

    await edit(2, { markdown: "## Price\n\nWaterproof shoes cost 90 € to 140 €." });

    expect(await claim("140 €")).toMatchObject({
      status: "SUPPORTED",
      support: {
        place: "SOURCE",
        url: `${reviewOrigin}/shoes`,
        sentence: "Waterproof shoes cost 90 € to 140 €.",
      },
    });
  });

  test("is supported by the old text", async () => {
    const { edit, claim } = await opened();

    await edit(2, { markdown: "## Weight\n\nRain shoes weigh 300 g each." });

    expect(await claim("300 g")).toMatchObject({ status: "SUPPORTED", support: { place: "OLD_TEXT" } });
  });

  test("is vouched for by somebody, whose name is kept with it, until the sentence changes", async () => {
    const { home, params, edit, details, claim } = await opened();
    await edit(2, { markdown: "## Price\n\nOur rain shoes cost 75 €." });
    const change = async (body: object) =>
      home.ask(contract.updateClaim, { params: { ...params, claimId: (await claim("€"))?.id ?? "" }, body });

    const vouched = await change({ vouched: true });
    await edit(0, { markdown: "# Shoes for rain\n\nThey keep feet dry." });
    const kept = await claim("75 €");
    await edit(2, { markdown: "## Price\n\nOur rain shoes cost 85 €." });

    expect(vouched.answer).toMatchObject({ status: "VOUCHED", vouched: { by: expect.any(String) } });
    expect(kept).toMatchObject({ status: "VOUCHED" });
    expect(await claim("85 €")).toMatchObject({ status: "UNSUPPORTED", vouched: null });
    expect(await details()).toMatchObject({ claims_open: 1 });
  });

  test("takes a person's word back", async () => {
    const { home, params, edit, claim } = await opened();
    await edit(2, { markdown: "## Price\n\nOur rain shoes cost 75 €." });
    for (const vouched of [true, false])
      await home.ask(contract.updateClaim, {
        params: { ...params, claimId: (await claim("75 €"))?.id ?? "" },
        body: { vouched },
      });

    expect(await claim("75 €")).toMatchObject({ status: "UNSUPPORTED", vouched: null });
  });

  test.each([
    ["says so", "/prices", "SUPPORTED"],
    ["does not say so", "/", "This page was read, and does not say so."],
    ["cannot be read", "/gone", "This page could not be read, or its robots.txt does not let us."],
  ])("is held against a page that is attached, which %s", async (_, path, expected) => {
    world.site.pages = {
      ...world.site.pages,
      "/prices": "<main><h1>Prices</h1><p>Our rain shoes cost 75 € a pair.</p></main>",
    };
    const { home, params, edit, claim, details } = await opened();
    await edit(2, { markdown: "## Price\n\nOur rain shoes cost 75 €." });
    // The rule of the room that reads pages: what the product fetches here is the web of the test.
    const { status, body, answer } = await attach(home, {
      params: { ...params, claimId: (await claim("75 €"))?.id ?? "" },
      body: { source_url: `${origin}${path}#price` },
    });

    const told = status === 200 ? answer.status : (body as { source_url: string[] }).source_url[0];
    expect(told).toBe(expected);
    const attached = (await details()).sources.filter(({ is_attached }) => is_attached);
    expect(attached.map(({ url }) => url)).toEqual(status === 200 ? [`${origin}${path}`] : []);
  });
});

/** Reads the page with the test's web before the product looks for it, as it would by itself. */
async function attach(
  home: Home,
  input: { readonly params: object; readonly body: { readonly source_url: string } },
) {
  const { addPages } = await import("#features/local-index/public.ts");
  const { placeOfJob } = await import("#platform/place.ts");
  const url = input.body.source_url.replace(/#.*$/, "");
  await addPages(world.tools(), placeOfJob({ workspaceId: home.projectId }), [{ url }]);
  return home.ask(contract.updateClaim, input);
}

describe("approving", () => {
  test("waits until no claim is open, and ends with the next change", async () => {
    const { home, params, edit, details } = await opened();
    const approve = () => home.ask(contract.approveOptimization, { params });
    await edit(2, { markdown: "## Price\n\nOur rain shoes cost 75 €." });

    const refused = await approve();
    await edit(2, { markdown: "## Price\n\nAsk us." });
    const approved = await approve();
    await edit(0, { markdown: "# Shoes\n\nThey keep feet dry." });

    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: "CLAIMS_OPEN" })]);
    expect(approved.answer.approved_at).not.toBeNull();
    expect((await details()).approved_at).toBeNull();
  });

  test("is not for a draft", async () => {
    const home = await world.open.home();
    const { answer } = await home.ask(contract.createOptimization, {
      body: { queries: [{ text: "shoes for rain" }] },
    });

    const reply = await home.ask(contract.approveOptimization, { params: { optimizationId: answer.id } });

    expect([reply.status, reply.body]).toEqual([
      409,
      expect.objectContaining({ code: "OPTIMIZATION_NOT_DONE" }),
    ]);
  });
});

describe("revisions", () => {
  test("say what was done, and put a text back as a change of its own", async () => {
    const { home, params, edit, sections } = await opened();
    const before = (await sections()).map(({ markdown }) => markdown);
    await edit(0, { markdown: "# One" });
    await edit(1, { markdown: "## Two" });

    const { answer: revisions } = await home.ask(contract.listRevisions, { params });
    const restored = await home.ask(contract.restoreRevision, {
      params: { ...params, revisionId: revisions.at(-1)?.id ?? "" },
    });

    expect(revisions.map(({ what }) => what)).toEqual(["Edited “Care”", "Edited “Shoes for rain”"]);
    expect(restored.answer.map(({ markdown }) => markdown)).toEqual(before);
    expect((await home.ask(contract.listRevisions, { params })).answer).toHaveLength(3);
  });

  test("are one for what a person writes at a section in one go", async () => {
    const { home, params, edit, sections } = await opened();
    const before = (await sections()).map(({ markdown }) => markdown);
    await edit(0, { markdown: "# O" });
    await edit(0, { markdown: "# On" });
    await world.query(
      "update optimization_revisions set created = created - interval '11 minutes' where optimization_id = $1",
      [params.optimizationId],
    );
    await edit(0, { markdown: "# One" });
    await edit(0, { markdown: "# One shoe" });

    const { answer: revisions } = await home.ask(contract.listRevisions, { params });
    const restored = await home.ask(contract.restoreRevision, {
      params: { ...params, revisionId: revisions.at(-1)?.id ?? "" },
    });

    expect(revisions.map(({ what }) => what)).toEqual(["Edited “Shoes for rain”", "Edited “Shoes for rain”"]);
    expect(restored.answer.map(({ markdown }) => markdown)).toEqual(before);
  });

  test("are kept to the last 50", async () => {
    const { home, params, edit } = await opened();
    await world.query(
      `insert into optimization_revisions (workspace_id, optimization_id, id, created, what, sections)
       select $1, $2, gen_random_uuid(), now() - interval '1 hour' * number, 'Before', '[]' from generate_series(1, 60) as number`,
      [home.projectId, params.optimizationId],
    );

    await edit(0, { markdown: "# One" });

    const { answer } = await home.ask(contract.listRevisions, { params });
    expect(answer).toHaveLength(50);
    expect(answer[0]?.what).toBe("Edited “Shoes for rain”");
  });
});

describe("readiness", () => {
  test("of the draft falls with what it leaves out, and that of the old page stays", async () => {
    const { edit, details } = await opened();
    const before = await details();

    await edit(0, { markdown: "# Welcome" });
    await edit(1, { state: "KEPT_OLD" });

    const after = await details();
    expect(after.score_before).toBe(before.score_before);
    expect(after.score_after).toBeLessThan(before.score_after ?? 0);
    const coverageOf = ({ readiness_after }: typeof after) =>
      readiness_after?.lines.find(({ id }) => id === "coverage")?.points;
    expect(coverageOf(after)).toBeLessThan(coverageOf(before) ?? 0);
  });
});

describe("a file", () => {
  test.each([
    ["md", "text/markdown; charset=utf-8", "# Brief: Rain"],
    ["html", "text/html; charset=utf-8", "<h1>Brief: Rain</h1>"],
  ])("of a brief as %s", async (format, type, start) => {
    const { home, params } = await opened();

    const { headers, body } = await home.ask(contract.exportOptimization, { params, query: { format } });

    expect(headers["content-type"]).toBe(type);
    expect(headers["content-disposition"]).toBe(`attachment; filename="rain.${format}"`);
    expect(String(body)).toContain(start);
    expect(String(body)).toContain("129 €");
  });

  test("of a text that is approved bears no mark, and is no brief", async () => {
    const { home, params } = await opened();
    await home.ask(contract.approveOptimization, { params });

    const { body } = await home.ask(contract.exportOptimization, { params, query: { format: "md" } });

    expect(String(body)).not.toMatch(/Not approved|Brief/);
  });

  test("of a draft is refused", async () => {
    const home = await world.open.home();
    const { answer } = await home.ask(contract.createOptimization, {
      body: { queries: [{ text: "shoes for rain" }] },
    });

    const { status } = await home.ask(contract.exportOptimization, {
      params: { optimizationId: answer.id },
      query: {},
    });

    expect(status).toBe(409);
  });
});
