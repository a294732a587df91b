import { createServer, type IncomingMessage } from "node:http";
import {
  checkIntegration,
  integrationChecksPerMinute,
  integrationErrors,
  sendTestVisit,
} from "@citelens/contract/traffic/integrations";
import { listTrackingCounters } from "@citelens/contract/traffic/visits";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { listenOnLoopback } from "#test/loopback.ts";
import { eventually, type Instance, openWorld, type Person, type World } from "#test/world.ts";

interface Page {
  readonly status?: number;
  readonly type?: string;
  readonly html?: string;
}

/** Answer of the fictional site; "dead" where it breaks the connection. */
let page: Page | "dead" = {};
/** Work of its server on a request, as a customer's middleware would. */
let onRequest: (request: IncomingMessage) => Promise<unknown> = async () => undefined;
let timesAsked = 0;
const site = createServer(async (request, response) => {
  timesAsked++;
  if (page === "dead") return void request.socket.destroy();
  const { status = 200, type = "text/html; charset=utf-8", html = "<h1>Acorn</h1>" } = page;
  await onRequest(request);
  response.writeHead(status, { "content-type": type }).end(html);
});

let world: World;
let siteUrl = "";
beforeAll(async () => {
  siteUrl = `${await listenOnLoopback(site)}/`;
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await world.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  page = {};
  onRequest = async () => undefined;
  timesAsked = 0;
});

async function home() {
  const person: Person = await world.signUp();
  const workspace = await world.createWorkspace(person, siteUrl);
  const params = { projectId: workspace.id };
  return {
    person,
    workspace,
    params,
    check: (by = person) => world.call(checkIntegration, { params }, by.access),
    test: (by = person) => world.call(sendTestVisit, { params }, by.access),
  };
}

/** Reports a request as @citelens/visit does: its path without the query, and the headers that tell an agent. */
function reportWith(key: string, { app }: Pick<Instance, "app"> = world) {
  return ({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">) =>
    app.inject({
      method: "POST",
      url: "/api/v1/tracking/visit",
      headers: { authorization: `Api-Key ${key}` },
      payload: {
        request_path: url.replace(/\?.*/, ""),
        request_method: "GET",
        request_headers: { "user-agent": headers["user-agent"] ?? "" },
      },
    });
}

const tagOf = (id: string) =>
  `<script src="https://citelens.example/tracker.js" data-project-key="${id}"></script>`;

/** Resolves once the time of the first report is kept for the workspace. */
function reportKept(workspaceId: string) {
  return eventually(async () => {
    const { rowCount } = await world.postgres.pool.query(
      "select from tracking_reports where workspace_id = $1",
      [workspaceId],
    );
    expect(rowCount).toBe(1);
  });
}

function visitsOf(workspaceId: string) {
  return world.tools.events.query(
    "SELECT count() AS visits FROM visits WHERE workspace_id = {workspaceId:UUID}",
    { workspaceId },
    z.object({ visits: z.number() }),
  );
}

describe("a check of an integration", () => {
  test("answers frontend and backend flags, both true once the tag and our own visit were seen", async () => {
    const { person, workspace, check } = await home();
    const { key } = await world.createKey(person, workspace);
    page = { html: tagOf(workspace.id) };
    onRequest = reportWith(key);

    const { status, answer } = await check();

    expect(status).toBe(200);
    expect(answer).toMatchObject({
      frontend: true,
      backend: true,
      url: siteUrl,
      status: 200,
      frontend_details: { known_by: "tag_found", fault: null, next_step: null },
      backend_details: { known_by: "nonce_seen", fault: null, next_step: null },
    });
    expect(await visitsOf(workspace.id)).toEqual([{ visits: 0 }]);
  });

  test("sees what arrived at another instance", async () => {
    const { person, workspace, check } = await home();
    const { key } = await world.createKey(person, workspace);
    onRequest = reportWith(key, await world.secondInstance());

    const { answer } = await check();

    expect(answer.backend_details.known_by).toBe("nonce_seen");
  });

  test("is not satisfied by a stranger who reports the same request with a key of their own", async () => {
    const { person, workspace, check } = await home();
    await world.createKey(person, workspace);
    const other = await home();
    const { key } = await world.createKey(other.person, other.workspace);
    onRequest = reportWith(key);

    const { answer } = await check();

    expect(answer).toMatchObject({
      backend: false,
      backend_details: { known_by: null, last_seen: null, fault: "not_reported", next_step: "report_visits" },
    });
  });

  test("knows a website by a visit of the last 24 hours, and says when the last one came where it was before", async () => {
    const { person, workspace, check } = await home();
    const { key } = await world.createKey(person, workspace);
    await reportWith(key)({ url: "/desks", headers: { "user-agent": "GPTBot/1.2" } });
    await reportKept(workspace.id);

    const { answer: within } = await check();
    await world.postgres.pool.query(
      "update tracking_reports set last_visit_at = now() - interval '25 hours' where workspace_id = $1",
      [workspace.id],
    );

    const { answer: after } = await check();

    expect(within.backend_details).toMatchObject({
      known_by: "visit_in_24h",
      last_seen: expect.any(String),
    });
    expect(after.backend_details).toEqual({
      known_by: null,
      last_seen: expect.any(String),
      fault: "not_reported",
      next_step: "report_visits",
    });
  });

  test("knows the script by a page view of the last 24 hours", async () => {
    const { workspace, check } = await home();
    const origin = "https://www.acorn.example";
    await world.postgres.pool.query("update workspaces set url = $1 where id = $2", [origin, workspace.id]);
    await world.app.inject({
      method: "POST",
      url: "/api/v1/tracking/pageview",
      headers: { origin, "user-agent": "Mozilla/5.0 Chrome/142.0.0.0 Safari/537.36" },
      payload: { project: workspace.id, url: "/" },
    });
    await world.postgres.pool.query("update workspaces set url = $1 where id = $2", [siteUrl, workspace.id]);

    await reportKept(workspace.id);

    const { answer } = await check();

    expect(answer.frontend_details.known_by).toBe("page_view_in_24h");
  });

  test.each([
    ["without a tag", {}, "no_tag", "add_tag"],
    ["with half a tag", { html: '<script src="/tracker.js"></script>' }, "tag_incomplete", "complete_tag"],
    ["that fails", { status: 503 }, "error_status", "mend_site"],
    ["that is a file", { type: "application/pdf" }, "no_page", "mend_site"],
  ] as const)("says what was seen of a page %s, and what to do", async (_, given, fault, next_step) => {
    const { check } = await home();
    page = given;

    const { answer } = await check();

    expect(answer).toMatchObject({
      frontend: false,
      backend: false,
      status: page.status ?? 200,
      frontend_details: { fault, next_step },
      backend_details: { next_step: "create_key" },
    });
  });

  test("names the other workspace whose id the tag has", async () => {
    const { check } = await home();
    page = { html: tagOf("another-one") };

    const { answer } = await check();

    expect(answer).toMatchObject({
      other_project: "another-one",
      frontend_details: { fault: "tag_of_other_workspace", next_step: "change_tag_id" },
    });
  });

  test("says why nobody answered", async () => {
    const { person, workspace, check } = await home();
    await world.createKey(person, workspace);
    page = "dead";

    const { answer } = await check();

    expect(answer).toMatchObject({
      status: null,
      reason: "the server could not be reached",
      frontend_details: { fault: "unreachable", next_step: "mend_site" },
      backend_details: { fault: "unreachable", next_step: "mend_site" },
    });
  });

  test("runs once for all who ask meanwhile, is limited for the workspace, and is no stranger's", async () => {
    const { check } = await home();
    const stranger = await world.signUp();

    const [one, two] = await Promise.all([check(), check()]);
    const asked = timesAsked;
    for (let more = 1; more < integrationChecksPerMinute; more++) await check();
    const [beyond, foreign] = [await check(), await check(stranger)];

    expect([one.answer, asked]).toEqual([two.answer, 1]);
    expect([beyond.status, foreign.status]).toEqual([429, 404]);
  });
});

describe("a test visit", () => {
  test("arrives with the workspace's key, and is counted as filtered alone", async () => {
    const { person, workspace, params, check, test } = await home();
    const { id } = await world.createKey(person, workspace);

    const { status, answer } = await test();
    const counters = await world.call(listTrackingCounters, { params }, person.access);

    expect(status).toBe(200);
    expect(answer).toMatchObject({ outcome: "filtered", reason: "own_agent", seconds: expect.any(Number) });
    expect(counters.answer).toMatchObject([
      { key_id: id, stored: 0, filtered: 1, reasons: { own_agent: 1 } },
    ]);
    expect(await visitsOf(workspace.id)).toEqual([{ visits: 0 }]);
    expect((await check()).answer.backend).toBe(false);
  });

  test("is refused without an active key, which says to create one", async () => {
    const { person, workspace, test } = await home();
    const { id: keyId } = await world.createKey(person, workspace);
    await world.call(revokeApiKey, { params: { projectId: workspace.id, keyId } }, person.access);

    const { status, body } = await test();

    expect([status, body]).toEqual([400, { non_field_errors: [integrationErrors.noKey] }]);
  });

  test("is no stranger's to send", async () => {
    const { test } = await home();

    expect((await test(await world.signUp())).status).toBe(404);
  });
});
