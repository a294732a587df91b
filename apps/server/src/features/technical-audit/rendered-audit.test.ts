import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser } from "#platform/rendering/find-browser.ts";
import { openPageBrowser } from "#platform/rendering/page-browser.ts";
import { type AuditHome, auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";

const browser = await findBrowser("auto");

async function failed(home: AuditHome, auditId: string, checkId: string): Promise<object[]> {
  const { answer } = await home.ask(contract.listIssuePages, { params: { auditId, checkId } });
  return answer.results
    .map(({ url, is_half, severity }) => ({ path: new URL(url).pathname, is_half, severity }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

const head = (path: string): string =>
  `<title>The page at ${path} of the workshop</title><meta name="description" content="What the workshop says at ${path}, and why its desks last.">`;

/** A page whose text only a browser sees, and one whose title scripts change. */
function fill(site: TestSite): void {
  const { origin } = site;
  const text = "An oak desk stands in the workshop where two joiners plane each board by hand. ".repeat(20);
  site.pages = {
    "/": soundPage(origin, "/", {
      body: '<a href="/app">App</a> <a href="/plain">Plain</a> <a href="/renamed">Renamed</a>',
    }),
    "/plain": soundPage(origin, "/plain"),
    "/app": `<!doctype html><html lang="en"><head>${head("/app")}</head><body><div id="root"></div>
      <script>const main = document.createElement("main"); main.innerHTML = "<h1>Desks</h1><p>${text}</p>"; document.getElementById("root").append(main);</script></body></html>`,
    "/renamed": soundPage(origin, "/renamed", {
      body: '<script>document.title = "Another title than the server sends";</script>',
    }),
  };
}

describe.skipIf(browser.path === null)("an audit with a browser", () => {
  let world: World;
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
    world = await openWorld({
      outboundAllow: ["127.0.0.1"],
      browser: openPageBrowser({ setting: "auto", allow: ["127.0.0.1"] }),
    });
  });
  afterAll(async () => {
    await world.close();
    site.close();
  });

  test("says what of pages only scripts bring, and shows both sides", async () => {
    fill(site);
    const home = await auditHome(world, site.origin);

    const auditId = await home.audit({ render: true });

    const { answer: audit } = await home.ask(contract.getAudit, { params: { auditId } });
    expect(audit).toMatchObject({
      status: "DONE",
      progress: { rendered: 4 },
      not_checked: expect.not.arrayContaining([expect.objectContaining({ check_id: "js-facts" })]),
    });
    expect(await failed(home, auditId, "js-text")).toEqual([
      { path: "/app", is_half: false, severity: "blocker" },
    ]);
    expect(await failed(home, auditId, "js-facts")).toMatchObject([{ path: "/app" }, { path: "/renamed" }]);
    const { answer: pages } = await home.ask(contract.listAuditPages, {
      params: { auditId },
      query: { search: "/app" },
    });
    const { answer: page } = await home.ask(contract.getAuditPage, {
      params: { auditId, pageId: pages.results[0]?.id },
    });
    expect(page.rendering?.raw.words).toBeLessThan(10);
    expect(page.rendering?.rendered.words).toBeGreaterThan(200);
    expect(page.rendering?.lost[0]).toContain("An oak desk stands in the workshop");
  }, 120_000);
});

describe("an audit without a browser", () => {
  test("takes an empty shell for likely, and names what it could not check", async () => {
    const site = await openSite();
    const world = await openWorld({ outboundAllow: ["127.0.0.1"] });
    fill(site);
    const home = await auditHome(world, site.origin);

    const auditId = await home.audit({ render: true });

    expect(await failed(home, auditId, "js-text")).toEqual([
      { path: "/app", is_half: true, severity: "blocker" },
    ]);
    const { answer: audit } = await home.ask(contract.getAudit, { params: { auditId } });
    expect(audit.not_checked).toContainEqual({
      check_id: "js-facts",
      reason: "RENDER_BROWSER is none, so pages are not opened in a browser.",
    });
    await world.close();
    site.close();
  });
});
