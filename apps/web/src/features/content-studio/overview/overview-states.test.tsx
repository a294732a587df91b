import {
  getEffect,
  getOptimizationSummary,
  listOptimizations,
} from "@citelens/contract/content/content-studio";
import { listOpportunities } from "@citelens/contract/content/opportunities";
import { listAudits } from "@citelens/contract/content/technical-audit";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { refusal } from "../../../../test/components/server-double.ts";
import { idOf, listOf } from "../brief.test-helper.ts";
import { anEffect, overviewAddress, runningEffect, today } from "../effect/effect.test-helper.ts";
import { answerOverview, aSummary, texts } from "./overview.test-helper.ts";

function figures(page: AppPage): ElementLocator {
  return page.getByRole("region", { name: "Optimize in figures" });
}

function effects(page: AppPage): ElementLocator {
  return page.getByRole("table", { name: "Effect of what was published" });
}

function effectOf(page: AppPage, title: string): ElementLocator {
  return effects(page).getByRole("row").filter({ hasText: title });
}

test("it ticks the steps that are done", async ({ page, server, workspace }) => {
  answerOverview(server);
  server.answer(
    getOptimizationSummary,
    aSummary({
      drafts: 0,
      working: 0,
      failed: 0,
      unapproved: 0,
      with_open_claims: 0,
      approved: 0,
      published: 0,
      last_published: [],
    }),
  );
  await page.goto(overviewAddress(workspace));

  await expect(page.getByText("1 of 3 done")).toBeVisible();
  const first = page.getByRole("list", { name: "First steps" }).getByRole("listitem").first();
  await expect(first).toHaveText("Audit your site: done");
});

test("it tells where everything stands, and leads there", async ({ page, server, workspace }) => {
  answerOverview(server);
  page.startClock(today);
  await page.goto(overviewAddress(workspace));

  await expect(figures(page)).toContainText(
    /work: 1.*3 drafts, 1 failed.*approval: 4.*2 with open claims.*Approved: 6.*Published: 5.*opportunities: 14.*4 of high impact.*audit: 74.*of 100, 2 hours ago, 512 pages/s,
  );
  for (const [name, to] of [
    ["Waiting for approval: 4", /optimization\/campaigns$/],
    ["Open opportunities: 14", /\/opportunities$/],
    ["Last audit: 74", /technical-optimization\/dashboard$/],
  ] as const)
    await expect(figures(page).getByRole("link", { name })).toHaveAttribute("href", to);

  await expect(page.getByText("the last 3 of 5 texts")).toBeVisible();
  await expect(effectOf(page, "Shoes for rain")).toContainText(
    /Live.*14 days.*\+58\.6 pts.*95\s%: \+31\.2 to \+79\.8.*Moved up.*n = 28 → 28.*–.*Not comparable.*n = 0 → 12/s,
  );
  await expect(effectOf(page, "Wool socks")).toContainText(
    /Another text stands there.*4 of 7 days.*so far.*No verdict before its days are over/s,
  );
  await expect(effectOf(page, "Laces")).toContainText(/Could not be read.*No campaign asks its queries/s);

  const best = page.getByRole("table", { name: "Best opportunities" });
  await expect(best.getByRole("row")).toHaveCount(4);
  await expect(best.getByRole("link", { name: "Write a page about resoling" })).toHaveAttribute(
    "href",
    new RegExp(`/opportunities\\?opportunity=${idOf(1)}$`),
  );
  await expect(page.getByRole("list", { name: "At work" })).toContainText(
    /Boots or shoes\?.*Read the cited pages, 3 of 8 pages/s,
  );
  await expect(page.getByRole("list", { name: "Not published yet" }).getByRole("listitem")).toContainText([
    /resoled.*waits for approval, 2 open claims/s,
    /oak shelves.*approved/s,
  ]);
});

test("work is followed until it is done", async ({ page, server, workspace }) => {
  answerOverview(server);
  page.startClock();
  await page.goto(overviewAddress(workspace));
  await expect(page.getByRole("link", { name: "Boots or shoes?" })).toBeVisible();

  server.answer(listOptimizations, listOf([]));
  await page.fastForward(3_000);
  await expect(page.getByText("Nothing is made at this moment")).toBeVisible();
});

test("each part says that it loads, why it failed, and tries again by itself", async ({
  page,
  server,
  workspace,
}) => {
  const asked = [getOptimizationSummary, listOptimizations, listOpportunities, listAudits] as const;
  const releases = asked.map((endpoint) => server.hold(endpoint));
  for (const endpoint of asked) server.fail(endpoint);
  await page.goto(overviewAddress(workspace));
  await expect(page.getByRole("status", { name: "Loading Texts at work" })).toBeVisible();
  await expect(effects(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status", { name: "Loading Best open opportunities" })).toBeVisible();

  for (const release of releases) release();
  const retry = (name: string): ElementLocator => figures(page).getByRole("button", { name, exact: true });
  await expect(retry("Retry Published")).toBeVisible();
  await expect(retry("Retry Last audit")).toBeVisible();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toHaveCount(2);
  await expectNoAxeViolations();

  answerOverview(server);
  await retry("Retry Last audit").click();
  await expect(figures(page).getByRole("link", { name: "Last audit: 74" })).toBeVisible();
  await expect(retry("Retry Published")).toBeVisible();
  await retry("Retry Published").click();
  await expect(effects(page).getByRole("rowheader")).toHaveCount(3);
});

test("an effect that cannot be loaded fails in its row alone", async ({ page, server, workspace }) => {
  answerOverview(server);
  let isBroken = true;
  server.answer(getEffect, ({ params }) => {
    if (params.optimizationId !== texts.noise.id) return anEffect();
    return isBroken ? refusal("SERVER_ERROR") : runningEffect;
  });
  page.startClock(today);
  await page.goto(overviewAddress(workspace));

  const row = effectOf(page, "Wool socks");
  await expect(row.getByRole("alert")).toBeVisible();
  await expect(effectOf(page, "Shoes for rain")).toContainText("Moved up");
  isBroken = false;
  await row.getByRole("button", { name: "Retry" }).click();
  await expect(row).toContainText("so far");
});
