import { createServer } from "node:http";
import * as contract from "@citelens/contract/workspaces/brand-context";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writerDouble } from "#test/fakes/writer.ts";
import { listenOnLoopback } from "#test/loopback.ts";
import { eventually, openWorld, type World } from "#test/world.ts";

/** Addresses asked of the site. */
const read: string[] = [];

/** A fictional site on this machine. */
const pages: Readonly<Record<string, string>> = {
  "/": `<title>Acorn</title><meta name="description" content="Acorn makes oak chairs."><h1>Chairs for a hundred years</h1>
    <a href="/about">About</a><a href="/secret-products">Products</a>
    <script type="application/ld+json">{"@type":"Organization","areaServed":"France"}</script>`,
  "/about": `<title>About</title><meta name="description" content="A workshop by the sea.">`,
  "/secret-products": "<h2>Never read</h2>",
  "/silent": "<title></title><p>Hello</p>",
  "/robots.txt": "User-agent: *\nDisallow: /secret",
};
/** Answer of robots.txt; "dead" where it breaks the connection. */
let robotsStatus: number | "dead" = 200;
const site = createServer((request, response) => {
  read.push(request.url ?? "");
  if (request.url === "/robots.txt" && robotsStatus !== 200) {
    if (robotsStatus === "dead") request.socket.destroy();
    else response.writeHead(robotsStatus).end();
    return;
  }

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
/** The model answers once this has resolved. */
let thinking: Promise<void> = Promise.resolve();
const double = writerDouble("double/one", async (material) => {
  asked.push(material);
  await thinking;
  if (modelFails) throw new Error("The model is away");
  return answer;
});

let world: World;
let written: World;
let siteUrl = "";
beforeAll(async () => {
  siteUrl = `${await listenOnLoopback(site)}/`;
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
  test("is there once for each workspace, empty, no matter who asks first", async () => {
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
        aliases: [],
        name_settings: [],
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

  test("takes a field of 20,000 characters, but no more than 60 kB in all", async () => {
    const { list, update } = await home(world);
    const id = (await list()).answer[0]?.id ?? "";
    const main_products_services = Array.from({ length: 20 }, (_, index) => `${index} ${"x".repeat(1_900)}`);

    const about = await update(id, { about_brand: "x".repeat(20_000), main_products_services });
    const tooLarge = await update(id, {
      market_positioning: { market_context: [{ business_model: "y".repeat(2_000) }] },
    });

    expect(about.status).toBe(200);
    expect(tooLarge).toMatchObject({
      status: 413,
      body: { detail: "The brand context may have at most 60 kB in total. Shorten it and try again." },
    });
    expect((await list()).answer).toEqual([about.answer]);
  });

  test.each(["a\u0000b", "\ud800"])("refuses text that cannot be kept: %j", async (text) => {
    const { list, update } = await home(world);
    const id = (await list()).answer[0]?.id ?? "";

    const refused = await Promise.all([
      update(id, { about_brand: text }),
      update(id, { main_products_services: [text] }),
      update(id, { brand_point_of_view: [{ language: text }] }),
      update(id, { market_positioning: { market_scope: text } }),
    ]);

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
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
    expect(read).toContain("/robots.txt");
    expect(read).not.toContain("/secret-products");
  });

  test("of a site that says nothing are empty, and no failure", async () => {
    const { suggest } = await home(world, `${siteUrl}silent`);

    expect(await suggest()).toMatchObject({
      status: 200,
      answer: {
        about_brand: "",
        brand_point_of_view: [],
        main_products_services: [],
        market_positioning: { market_scope: "", market_context: [] },
        model: null,
        sources: [`${siteUrl}silent`],
      },
    });
  });

  test("are refused where robots.txt closes the site itself", async () => {
    const { suggest } = await home(world, `${siteUrl}secret-products`);

    expect(await suggest()).toMatchObject({
      status: 409,
      body: { detail: "The website's robots.txt does not allow us to read it." },
    });
  });

  test.each([
    [503, "may not read the website. Try again once it answers. What we saw: robots.txt answered 503."],
    [429, "What we saw: robots.txt answered 429."],
    [
      "dead",
      "could not be read. Check its address and try again. What we saw: the server could not be reached.",
    ],
  ] as const)("are refused where robots.txt fails with %s, and no page is read", async (status, sentence) => {
    const { suggest } = await home(world);
    robotsStatus = status;
    read.length = 0;

    const refused = await suggest().finally(() => {
      robotsStatus = 200;
    });

    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining(sentence) } });
    expect(new Set(read)).toEqual(new Set(["/robots.txt"]));
  });

  test("are given where there is no robots.txt", async () => {
    const { suggest } = await home(world);
    robotsStatus = 404;

    const { status } = await suggest().finally(() => {
      robotsStatus = 200;
    });

    expect(status).toBe(200);
  });

  test("need the workspace's own id, where one is sent", async () => {
    const { person, projectId } = await home(world);
    const other = await home(world);
    const suggestFor = (project_id: string) =>
      world.call(
        contract.suggestBrandSettings,
        { params: { projectId }, body: { project_id } },
        person.access,
      );

    expect(await suggestFor(" ")).toMatchObject({
      status: 400,
      body: { detail: "Project ID is required to generate AI suggestions" },
    });
    expect((await suggestFor(other.projectId)).status).toBe(404);
  });

  test("are given to a user ten times a minute", async () => {
    const { suggest } = await home(world, `${siteUrl}silent`);
    for (let time = 1; time <= 10; time += 1) expect((await suggest()).status).toBe(200);

    const eleventh = await suggest();
    world.advance(60_000);
    const later = await suggest();

    expect(eleventh).toMatchObject({
      status: 429,
      body: { detail: "Too many requests. Please wait a moment and try again." },
    });
    expect(eleventh.headers).toHaveProperty("retry-after");
    expect(later.status).toBe(200);
  });

  test.each([
    ["http://169.254.169.254/", "the address is not a public one"],
    ["https://nowhere.invalid/", "there is no such host"],
  ])("of %s say that it cannot be read, and why", async (url, seen) => {
    const { suggest } = await home(world, url);

    expect(await suggest()).toMatchObject({
      status: 409,
      body: {
        detail: `The workspace's website could not be read. Check its address and try again. What we saw: ${seen}.`,
      },
    });
  });
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
    const { list, suggest } = await home(written);
    const { promise, resolve } = Promise.withResolvers<void>();
    thinking = promise;
    // The database's connections are all open before, so that no click waits for one to be made.
    await Promise.all(Array.from({ length: 16 }, list));

    const both = Promise.all([suggest(), suggest()]);
    await eventually(async () => expect(asked).toHaveLength(1));
    // Requests that do more than the second click needs to get there: by their end it has.
    await list();
    await list();
    resolve();
    const [one, other] = await both;

    expect(asked).toHaveLength(1);
    expect(one.status).toBe(200);
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
