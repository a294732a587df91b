import { once } from "node:events";
import { createServer } from "node:http";
import * as contract from "@citelens/contract/brand-context";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Writer } from "#platform/writer.ts";
import { openWorld, type World } from "#test/world.ts";

/** A fictional site on this machine. */
const pages: Readonly<Record<string, string>> = {
  "/": `<title>Acorn</title><meta name="description" content="Acorn makes oak chairs."><h1>Chairs for a hundred years</h1>
    <a href="/about">About</a><a href="/secret-products">Products</a>
    <script type="application/ld+json">{"@type":"Organization","areaServed":"France"}</script>`,
  "/about": `<title>About</title><meta name="description" content="A workshop by the sea.">`,
  "/secret-products": "<h2>Never read</h2>",
  "/robots.txt": "User-agent: *\nDisallow: /secret",
};
const site = createServer((request, response) => {
  const page = pages[request.url ?? ""];
  response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
  response.end(page);
});

const answer = {
  about_brand: " Written by a model. ",
  brand_point_of_view: {
    language: "Warm",
    core_worldview: "",
    pov_synthesis: "",
    stance_statements: ["Wood first", " "],
    pov_manifestations: [],
    contrarian_positions: [],
    voice_characteristics: [],
    pov_evolution: "",
  },
  main_products_services: ["Oak Chair", ""],
  market_positioning: { market_scope: "FR", market_context: [] },
};
let asked: string[] = [];
let modelFails = false;
const double: Writer = {
  model: "double/one",
  write: async ({ shape, material }) => {
    asked.push(material);
    if (modelFails) throw new Error("The model is away");
    return shape.parse(answer);
  },
};

let world: World;
let written: World;
let siteUrl = "";
beforeAll(async () => {
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = site.address();
  if (typeof address !== "object" || address === null) throw new Error("The site has no port.");
  siteUrl = `http://127.0.0.1:${address.port}/`;
  [world, written] = await Promise.all([
    openWorld({ outboundAllow: ["127.0.0.1"] }),
    openWorld({ outboundAllow: ["127.0.0.1"], writer: double }),
  ]);
});
afterAll(async () => {
  await Promise.all([world.close(), written.close()]);
  site.closeAllConnections();
  site.close();
});

async function home(of: World, url = siteUrl) {
  const person = await of.signUp();
  const { id: projectId } = await of.createWorkspace(person, url);
  const params = { projectId };
  const list = () => of.call(contract.listBrandSettings, { params }, person.access);
  const suggest = () =>
    of.call(contract.suggestBrandSettings, { params, body: { project_id: projectId } }, person.access);
  const update = (settingsId: string, body: object) =>
    of.call(contract.updateBrandSettings, { params: { ...params, settingsId }, body }, person.access);
  return { person, projectId, list, suggest, update };
}

describe("the record", () => {
  test("is there once for each workspace, empty, whoever asks first", async () => {
    const { list } = await home(world);

    const lists = await Promise.all([list(), list(), list()]);

    const ids = new Set(lists.map(({ answer }) => answer[0]?.id));
    expect(ids.size).toBe(1);
    expect(lists[0]?.answer).toEqual([
      {
        id: expect.any(String),
        project_name: "Example",
        about_brand: "",
        brand_point_of_view: [],
        main_products_services: [],
        market_positioning: { market_scope: "", market_context: [] },
        updated: null,
      },
    ]);
  });

  test("keeps a single changed field and leaves the others", async () => {
    const { list, update } = await home(world);
    const id = (await list()).answer[0]?.id ?? "";

    await update(id, { about_brand: "Chairs" });
    const { answer: saved } = await update(id, { brand_point_of_view: ["A plain opinion"] });

    expect(saved).toMatchObject({ about_brand: "Chairs", brand_point_of_view: ["A plain opinion"] });
    expect(saved.updated).not.toBeNull();
    expect((await list()).answer).toEqual([saved]);
  });

  test("of another id is not found, and nonsense is told by field", async () => {
    const { list, update, projectId } = await home(world);
    const id = (await list()).answer[0]?.id ?? "";

    const strange = await update(projectId, { about_brand: "x" });
    const wrong = await update(id, { main_products_services: "Chairs" });
    const huge = await update(id, { about_brand: "x".repeat(20_001) });

    expect([strange.status, wrong.status, huge.status]).toEqual([404, 400, 400]);
    expect(wrong.body).toHaveProperty("main_products_services");
  });
});

describe("suggestions without a model", () => {
  test("come from the site itself, obey robots.txt, and are not stored", async () => {
    const { list, suggest } = await home(world);

    const { status, answer } = await suggest();

    expect(status).toBe(200);
    expect(answer).toMatchObject({
      about_brand: "Acorn makes oak chairs.\nA workshop by the sea.",
      main_products_services: [],
      market_positioning: { market_scope: "FR" },
      model: null,
      sources: [siteUrl, `${siteUrl}about`],
    });
    expect((await list()).answer[0]).toMatchObject({ about_brand: "", updated: null });
  });

  test.each(["http://169.254.169.254/", "https://nowhere.invalid/"])(
    "of %s say that it cannot be read",
    async (url) => {
      const { suggest } = await home(world, url);

      expect(await suggest()).toMatchObject({
        status: 409,
        body: { detail: "The workspace's website could not be read. Check its address and try again." },
      });
    },
  );
});

describe("suggestions with a model", () => {
  test("are written from the site's text, checked, and named after the model", async () => {
    asked = [];
    const { suggest } = await home(written);

    const { answer } = await suggest();

    expect(answer).toMatchObject({
      about_brand: "Written by a model.",
      brand_point_of_view: [{ language: "Warm", stance_statements: ["Wood first"] }],
      main_products_services: ["Oak Chair"],
      model: "double/one",
    });
    expect(asked[0]).toContain("Chairs for a hundred years");
  });

  test("are asked for once when two clicks come at the same time", async () => {
    asked = [];
    const { suggest } = await home(written);

    const [one, other] = await Promise.all([suggest(), suggest()]);

    expect(asked).toHaveLength(1);
    expect(one.body).toEqual(other.body);
  });

  test("that the model does not give are told in the specification's words", async () => {
    const { suggest } = await home(written);
    modelFails = true;

    const failed = await suggest();
    modelFails = false;

    expect(failed).toMatchObject({
      status: 409,
      body: { detail: "Failed to generate AI suggestion. Please try again." },
    });
  });
});
