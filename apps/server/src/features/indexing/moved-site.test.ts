import { once } from "node:events";
import { createServer } from "node:http";
import {
  getIndexing,
  getPageChain,
  listIndexedPages,
  refreshIndexing,
} from "@citelens/contract/traffic/indexing";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld, type World } from "#test/world.ts";

/** Names one page, and closes another one by robots.txt. */
const siteOf = (page: string) =>
  createServer(({ url = "", headers: { host = "" } }, response) => {
    const files: Readonly<Record<string, string>> = {
      "/robots.txt": "User-agent: *\nDisallow: /closed\n",
      "/sitemap.xml": `<urlset><url><loc>http://${host}${page}</loc></url></urlset>`,
    };
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
const servers = [siteOf("/old"), siteOf("/new")] as const;

let world: World;
let oldSite = "";
let newSite = "";
const deadSite = "http://127.0.0.3:9/";
beforeAll(async () => {
  oldSite = `${await listenOnLoopback(servers[0])}/`;
  await once(servers[1].listen(0, "127.0.0.2"), "listening");
  const address = servers[1].address();
  newSite = `http://127.0.0.2:${typeof address === "object" ? address?.port : ""}/`;
  world = await openWorld({ outboundAllow: ["127.0.0.1", "127.0.0.2"] });
});
afterAll(async () => {
  await world.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function readSite() {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, oldSite);
  const params = { projectId };
  const by = person.access;
  await world.call(refreshIndexing, { params }, by);
  await world.runJobs();
  return {
    projectId,
    move: async (url: string) => {
      const { status } = await world.call(updateWorkspace, { params, body: { url } }, by);
      expect(status).toBe(200);
    },
    refresh: async () => (await world.call(refreshIndexing, { params }, by)).answer,
    shown: async () => {
      const { answer } = await world.call(getIndexing, { params, query: {} }, by);
      const { results } = (await world.call(listIndexedPages, { params, query: {} }, by)).answer;
      return { read: answer.sitemap.read_at !== null, paths: results.map(({ path }) => path) };
    },
    chain: async (path: string) => (await world.call(getPageChain, { params, query: { path } }, by)).answer,
  };
}

test("pages, robots.txt and problems of the old address are not the new one's, and it is read at once", async () => {
  const at = await readSite();
  expect(await at.shown()).toEqual({ read: true, paths: ["/old"] });
  expect((await at.chain("/closed")).robots).not.toEqual([]);

  await at.move(newSite);

  expect(await at.shown()).toEqual({ read: false, paths: [] });
  const { sitemap, robots } = await at.chain("/old");
  expect([sitemap, robots]).toEqual([null, []]);
  expect((await at.refresh()).is_reading).toBe(true);
  await world.runJobs();
  expect(await at.shown()).toEqual({ read: true, paths: ["/new"] });
});

test("nothing of the old site stays where the new one cannot be read, and going back shows it again until then", async () => {
  const at = await readSite();

  await at.move(deadSite);
  expect(await at.shown()).toEqual({ read: false, paths: [] });
  await at.move(oldSite);
  expect(await at.shown()).toEqual({ read: true, paths: ["/old"] });
  await at.move(deadSite);
  await at.refresh();
  await world.runJobs();

  expect(await at.shown()).toEqual({ read: true, paths: [] });
  await at.move(oldSite);
  expect(await at.shown()).toEqual({ read: false, paths: [] });
});

test("a site that moved is due, however lately the old one was read", async () => {
  const at = await readSite();
  const due = jobs.find(({ name }) => name === "indexing.read-due-sites");
  await world.postgres.pool.query("insert into tracking_reports values ($1, now(), null)", [at.projectId]);
  await at.move(newSite);

  await due?.run(world.tools, {} as never);

  expect(await at.shown()).toEqual({ read: true, paths: ["/new"] });
});
