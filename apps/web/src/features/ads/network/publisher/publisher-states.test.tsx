import { apiBase } from "@citelens/contract/base/endpoint";
import { generalErrors } from "@citelens/contract/base/general-errors";
import * as network from "@citelens/contract/content/ads-network";
import { adErrors } from "@citelens/contract/content/ads-words";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect } from "../../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../../test/components/server-double.ts";
import { listOf } from "../../ad-samples.test-helper.ts";
import { test } from "../../superuser-test.test-helper.ts";
import {
  creativeId,
  invited,
  match,
  placement,
  publisher,
  publisherId,
  refusal,
} from "../network-samples.test-helper.ts";

function addressOf({ id }: Workspace, tab = ""): string {
  return `/workspaces/${id}/ads/network/${publisherId}${tab && `?tab=${tab}`}`;
}

function answerPublisher(server: ServerDouble): void {
  server.answer(network.getAdPublisher, publisher);
  server.answer(network.listAdPlacements, [placement]);
  server.answer(network.listAdMatches, listOf([match]));
  server.answer(network.listAdRefusals, [refusal]);
}

test("the switch stops everything with one press, and one more goes on", async ({
  page,
  server,
  workspace,
}) => {
  answerPublisher(server);
  server.answer(network.stopAdPublisher, () => {
    const stopped = { ...publisher, is_stopped: true };
    server.answer(network.getAdPublisher, stopped);
    return stopped;
  });
  server.answer(network.resumeAdPublisher, () => {
    server.answer(network.getAdPublisher, publisher);
    return publisher;
  });
  const release = server.hold(network.stopAdPublisher);
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Garden");
  const region = page.getByRole("region", { name: "Stop everything" });
  await expect(region).toContainText("within 5 seconds");
  await region.getByRole("button", { name: "Stop everything" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  release();
  await expect(region).toContainText("Everything is stopped");
  await expect(region).toContainText("That takes effect within 5 seconds.");
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();

  await region.getByRole("button", { name: "Resume" }).click();
  await expect(region).toContainText("Passages may be shown");

  server.fail(network.stopAdPublisher);
  await region.getByRole("button", { name: "Stop everything" }).click();
  await expect(page.getByText(generalErrors.SERVER_ERROR[1])).toBeVisible();
  await expect(region).toContainText("Passages may be shown");
});

test("shows what the website earns and whose agents read it, and changes what it shows", async ({
  page,
  server,
  workspace,
}) => {
  answerPublisher(server);
  server.answer(network.updateAdPublisher, publisher);
  await page.goto(addressOf(workspace));
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures).toHaveText(
    /1,200.*75\s% proven, 1,100 of 1,200 billable.*15\s%.*12 of 80 pages.*€123\.45.*70\s% of what is spent/,
  );
  const operators = page.getByRole("table", { name: "Agent reads by operator" });
  await expect(operators.getByRole("row", { name: "Perplexity" })).toHaveText(/100.*0\s%/);
  await expect(page.getByRole("region", { name: "What it shows" })).toContainText("Germany, France");

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Slow Garden" });
  await dialog.getByLabel("Publisher’s share (%)").fill("101");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Enter a whole number from 0 to 100.");
  await dialog.getByLabel("Publisher’s share (%)").fill("65");
  await dialog.getByRole("switch", { name: "Paused" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The publisher is changed.")).toBeVisible();
  expect(server.calls(network.updateAdPublisher).map(({ body }) => body)).toEqual([
    {
      categories_allowed: [26, 5],
      categories_blocked: [3],
      countries: ["DE", "FR"],
      revenue_share: 65,
      status: "PAUSED",
    },
  ]);
});

test("the code of a placement fits the platform", async ({ page, server, workspace }) => {
  answerPublisher(server);
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("table", { name: "Placements" })).toHaveText(
    /below-article.*\/blog\/\*, \/guides\/\*.*Passage.*60.*20\s%.*12 of 60 pages/,
  );

  const code = page.getByRole("region", { name: "Code for the website" });
  await expect(code).toContainText('<div data-citelens-ad="below-article"></div>');
  await expect(code).toContainText('import { createAds } from "@citelens/visit/ads";');
  for (const platform of ["Fastify", "Next.js", "Nuxt", "Cloudflare", "WordPress"]) {
    await code.getByLabel("Platform").selectOption(platform);
    await expect(code).toContainText("below-article");
    await expect(code.getByRole("button", { name: "Copy to Clipboard" }).first()).toBeVisible();
  }
  await expect(code).toContainText(`${apiBase}/ads/content/`);
});

test("a placement is added and switched off", async ({ page, server, workspace }) => {
  answerPublisher(server);
  server.answer(network.updateAdPlacement, placement);
  server.answer(network.createAdPlacement, placement);
  await page.goto(addressOf(workspace));
  await page.getByRole("switch", { name: "Below the article is active" }).click();
  await expect
    .poll(() => server.calls(network.updateAdPlacement).map(({ body }) => body))
    .toEqual([{ is_active: false }]);

  await page.getByRole("button", { name: "Add placement" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a placement" });
  await dialog.getByLabel("Key").fill("In the middle");
  await dialog.getByLabel("Pages").fill("blog");
  await dialog.getByRole("button", { name: "Add placement" }).click();
  await expect(dialog).toContainText(adErrors.placementKey);
  await expect(dialog).toContainText(adErrors.pathPattern);
  await dialog.getByLabel("Name").fill("In the middle");
  await dialog.getByLabel("Key").fill("middle");
  await dialog.getByLabel("Pages").fill("/blog/*\n/guides/*");
  await dialog.getByLabel("Format").selectOption("Card");
  await dialog.getByLabel("Words at most").fill("40");
  await dialog.getByRole("button", { name: "Add placement" }).click();
  await expect(page.getByText("The placement is added.")).toBeVisible();
  expect(server.calls(network.createAdPlacement).map(({ body }) => body)).toEqual([
    {
      placement: "middle",
      name: "In the middle",
      path_patterns: ["/blog/*", "/guides/*"],
      max_words: 40,
      format: "CARD",
    },
  ]);

  await page.getByRole("button", { name: "Edit Below the article" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Below the article" });
  await expect(editor.getByLabel("Key")).toHaveAttribute("readonly");
});

test("a creative is refused on the website with a reason, and allowed again", async ({
  page,
  server,
  workspace,
}) => {
  answerPublisher(server);
  server.answer(network.refuseAdCreative, () => {
    server.answer(network.listAdMatches, listOf([{ ...match, is_refused: true }]));
    return new Response(null, { status: 204 });
  });
  await page.goto(addressOf(workspace, "matches"));
  const row = page.getByRole("table", { name: "Matches" }).getByRole("row").nth(1);
  await expect(row).toHaveText(/below-article.*Clay watering spikes.*Fabrikam Garden.*71\s%/);
  await expect(row).toContainText(match.sentence);
  await row.getByRole("button", { name: "Refuse Clay watering spikes" }).click();
  const dialog = page.getByRole("dialog", { name: "Refuse Clay watering spikes?" });
  await dialog.getByLabel("Reason").fill("We sell spikes ourselves.");
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(row.getByRole("button", { name: "Allow again: Clay watering spikes" })).toBeVisible();
  expect(server.calls(network.refuseAdCreative).map(({ body }) => body)).toEqual([
    { creative_id: creativeId, reason: "We sell spikes ourselves." },
  ]);

  await page.getByRole("button", { name: "Match again" }).click();
  await expect(page.getByText("matched again.")).toBeVisible();
  await page.getByRole("combobox", { name: "Placement" }).selectOption("Below the article");
  await expect(page).toHaveURL(new RegExp(`placement=${placement.id}`));

  await page.getByRole("tab", { name: "Refused creatives" }).click();
  await expect(page.getByText("We write for gardens without a lawn.")).toBeVisible();
  await page.getByRole("button", { name: "Allow again: Robot mowers" }).click();
  await expect(page.getByText("Robot mowers may be shown again.")).toBeVisible();
  expect(server.calls(network.allowAdCreative).map(({ params }) => params.creativeId)).toEqual([
    refusal.creative_id,
  ]);
});

test("says what an unanswered invitation means, what is empty and what failed", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(network.getAdPublisher, { ...invited, id: publisherId });
  server.answer(network.listAdPlacements, []);
  server.answer(network.listAdMatches, listOf([]));
  server.answer(network.listAdRefusals, []);
  await page.goto(addressOf(workspace));
  await expect(page.getByText("The invitation has not been answered")).toBeVisible();
  await expect(page.getByRole("region", { name: "Stop everything" })).toHaveCount(0);
  await expect(page.getByRole("tabpanel").getByText("No placement yet")).toBeVisible();
  for (const [tab, text] of [
    ["Check placement", "Add a placement first"],
    ["Page preview", "Add a placement first"],
    ["Matches", "Nothing fits yet"],
    ["Refused creatives", "No creative is refused"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").getByText(text)).toBeVisible();
  }

  server.fail(network.getAdPublisher);
  await page.reload();
  await expect(page.getByRole("alert")).toBeVisible();
  server.answer(network.getAdPublisher, publisher);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Garden");
});

test("a website that its owner has stopped says so beside the network's own switch", async ({
  page,
  server,
  workspace,
}) => {
  answerPublisher(server);
  server.answer(network.getAdPublisher, { ...publisher, is_stopped_by_owner: true });
  await page.goto(addressOf(workspace));
  await expect(page.getByText("Stopped by its owner", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("only they can let it go on")).toBeVisible();
  await expect(page.getByRole("region", { name: "Stop everything" })).toContainText("Passages may be shown");
});
