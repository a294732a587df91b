import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { savedFile } from "../support/saved-file.ts";
import { test } from "../support/test.ts";
import { htmlOf, serveAuditedSite } from "./audited-site.ts";

/** A small site is audited in seconds; a busy machine may take several times that. */
const auditMs = 90_000;

test.use({ actionTimeout: 20_000 });

function addressOf({ id }: { readonly id: string }, page = "dashboard"): string {
  return `/workspaces/${id}/technical-optimization/${page}`;
}

async function expectResults(page: Page): Promise<void> {
  await expect(page).toHaveURL(/technical-optimization\/results\/[0-9a-f-]+/, { timeout: auditMs });
}

function issues(page: Page) {
  return page.getByRole("table", { name: "Issues" });
}

test("an audit finds what is planted in a site, shows its proof, and follows what is mended", async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.setTimeout(auditMs * 5);
  const site = await serveAuditedSite();
  try {
    const workspace = await createWorkspace(request, account, { url: site.url });

    await test.step("a site that was never audited is told what an audit finds", async () => {
      await page.goto(`/workspaces/${workspace.id}/dashboard`);
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Technical Audit" })
        .click();
      await expect(page).toHaveURL(addressOf(workspace));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technical Audit");
      await expect(page.getByRole("list", { name: "What is checked" }).getByRole("listitem")).toHaveCount(6);
      await expect(page.getByLabel("Site", { exact: true })).toHaveValue(site.url);
      await expect(page.getByLabel("Speed").getByRole("option")).toHaveCount(2);
      await page.getByRole("checkbox", { name: "I may test this site" }).check();
      await expect(page.getByLabel("Speed").getByRole("option")).toHaveCount(3);
      await page.getByLabel("Speed").selectOption("FAST");
      await expectNoAxeViolations(page);
      await expectNoOverflow(page);
      await page.getByRole("button", { name: "Start the audit" }).click();
      await expectResults(page);
    });

    await test.step("the issue that is planted is listed, and can be filtered", async () => {
      await expect(page.getByRole("region", { name: "The audit in figures" })).toContainText("Pages read");
      const noindex = issues(page).getByRole("row").filter({ hasText: "noindex" });
      await expect(noindex).toContainText("Blocker");
      await page.getByRole("button", { name: "Severity", exact: true }).click();
      await page.getByRole("checkbox", { name: "Low" }).check();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/severity=low/);
      await expect(noindex).toHaveCount(0);
      await page.getByRole("button", { name: "Severity (1)" }).click();
      await page.getByRole("checkbox", { name: "Low" }).uncheck();
      await page.keyboard.press("Escape");
      await expect(noindex).toHaveCount(1);
      await page.getByPlaceholder("Search issues").fill("nothing of the kind");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Clear filters" }).click();
      await expect(noindex).toHaveCount(1);
      const { text } = await savedFile(page, { within: page.getByRole("region", { name: "Issues" }) });
      expect(text).toContain("noindex");
    });

    const panel = page.getByRole("dialog");
    await test.step("its panel has the proof, the text that mends it, and the pages", async () => {
      await page.goto(`${page.url().replace(/\?.*/, "")}?issue=noindex`);
      await expect(panel.getByRole("list", { name: "Evidence", exact: true })).toContainText("noindex");
      await expect(panel.getByRole("heading", { name: "How to mend it" })).toBeVisible();
      await expect(panel.getByRole("list", { name: "Pages" })).toContainText("/pricing");
      await panel.getByRole("list", { name: "Pages" }).scrollIntoViewIfNeeded();
      await expect(panel.getByRole("button", { name: "Close" })).toBeInViewport();
      const address = page.url();
      await page.reload();
      await expect(panel.getByRole("list", { name: "Pages" })).toContainText("/pricing");
      expect(page.url()).toBe(address);
    });

    await test.step("it is ignored with a reason, and counts again", async () => {
      await panel.getByRole("button", { name: "Ignore this issue" }).click();
      await panel.getByRole("button", { name: "Ignore", exact: true }).click();
      await expect(panel.getByText("Say why it is ignored.")).toBeVisible();
      await panel.getByLabel("Pages below").fill("/pricing");
      await panel.getByLabel("Reason").fill("The prices are for members");
      await panel.getByRole("button", { name: "Ignore", exact: true }).click();
      const ignored = panel.getByRole("list", { name: "What is ignored" });
      await expect(ignored).toHaveText(/Below \/pricing.*The prices are for members/);
      await ignored.getByRole("button", { name: "Count again" }).click();
      await expect(ignored).toHaveCount(0);
    });

    await test.step("a page that is mended leaves the issue when it is checked again", async () => {
      site.serve("/pricing", htmlOf("Prices of all our desks"));
      await panel.getByRole("button", { name: "Check these again" }).click();
      // What was ignored and counted again is checked before it, each time with probes of a minute.
      await expect(page.getByText("Not found any more")).toBeVisible({ timeout: auditMs * 3 });
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(page).not.toHaveURL(/issue=/);
    });

    await test.step("the matrix says which rule keeps which agent out", async () => {
      await page.getByRole("tab", { name: "Agent access" }).click();
      await expect(page).toHaveURL(/tab=access/);
      const row = page.getByRole("row").filter({ has: page.getByText("PerplexityBot", { exact: true }) });
      await expect(row).toContainText("Closed by robots.txt");
      await expect(row).toContainText(/Line 5: .*\//);
      await expect(row).toContainText(
        "This line is Cloudflare’s, not yours: turn it off under Security, Settings",
      );
      await expect(page.getByText("No visit has been reported yet")).toBeVisible();
    });

    await test.step("pages are searched and ordered, and each is known whole", async () => {
      await page.getByRole("tab", { name: "Pages", exact: true }).click();
      const pages = page.getByRole("table", { name: "Pages of the audit" });
      await page.getByPlaceholder("Search pages").fill("guide");
      await page.keyboard.press("Enter");
      await expect(pages.getByRole("rowheader")).toHaveCount(1);
      await pages.getByRole("link", { name: "/guide" }).click();
      await expect(panel.getByRole("list", { name: "Findings" })).toBeVisible();
      await expect(panel.getByText("What was read")).toBeVisible();
      const findings = panel.getByRole("list", { name: "Findings" });
      await expect(findings.getByText("A relative address")).toBeVisible();
      await expect(findings).toContainText(
        "author.name, datePublished, dateModified, image (recommended by Google)",
      );
      await expect(findings).not.toContainText("required");
      await panel.getByLabel("Kind of page").selectOption("guide");
      await expect(page.getByText("The kind is corrected.")).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Clear search" }).click();
      await page.getByRole("button", { name: "First byte" }).click();
      await expect(page).toHaveURL(/order=-first_byte_ms/);
    });

    await test.step("speed has its lists, and there is nothing to compare with yet", async () => {
      await page.getByRole("tab", { name: "Speed" }).click();
      await expect(page.getByRole("table", { name: "Time to the first byte" })).toContainText("ms");
      await expect(page.getByRole("table", { name: "Size of the HTML" })).toContainText("kB");
      await page.getByRole("tab", { name: "Compare" }).click();
      await expect(page.getByRole("heading", { name: "There is no other audit yet" })).toBeVisible();
    });

    await test.step("everything is exported", async () => {
      for (const [name, ending] of [
        ["Everything as JSON", "json"],
        ["All findings as CSV", "csv"],
        ["Report to print or send", "html"],
      ] as const) {
        await page.getByRole("button", { name: "Export" }).first().click();
        const saving = page.waitForEvent("download");
        await page.getByRole("menuitem", { name }).click();
        expect((await saving).suggestedFilename()).toMatch(new RegExp(`^audit_127-0-0-1.*\\.${ending}$`));
        await expect(page.getByRole("menu")).toHaveCount(0);
      }
    });

    await test.step("a second audit is compared with the first one", async () => {
      site.serve("/pricing", htmlOf("New prices of all our desks"));
      // A press while the menu before it still closes may be lost: a person presses again.
      await expect(async () => {
        if (!page.url().includes("analyzing"))
          await page.getByRole("button", { name: "Start again" }).click();
        await expect(page).toHaveURL(/analyzing/, { timeout: 3_000 });
      }).toPass();
      await expectResults(page);
      await page.getByRole("tab", { name: "Compare" }).click();
      await expect(page.getByRole("table", { name: "Changed pages" })).toContainText(
        "New prices of all our desks",
      );
    });

    await test.step("the dashboard has its score, its schedule and its history", async () => {
      await page.getByRole("main").getByRole("link", { name: "Technical Audit" }).click();
      await expect(page.getByRole("region", { name: "Score", exact: true })).toContainText("of 100");
      await expect(page.getByRole("list", { name: "Points by category" }).getByRole("listitem")).toHaveCount(
        6,
      );
      await page.getByRole("button", { name: "Every week" }).click();
      await expect(page.getByRole("region", { name: "Schedule" })).toContainText(/Next \d+ \w+ \d{4}/);
      await page.getByRole("button", { name: "Off", exact: true }).click();
      await expect(page.getByRole("region", { name: "Schedule" })).toContainText("No audit is planned");
      const history = page.getByRole("table", { name: "Audits" });
      await expect(history.getByRole("rowheader")).toHaveCount(2);
      await history
        .getByRole("button", { name: /^Actions for/ })
        .last()
        .click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(history.getByRole("rowheader")).toHaveCount(1);
    });
  } finally {
    await site.close();
  }
});

test("one page of any site is audited by a press of a button, never by its link", { tag: "@main" }, async ({
  signedInPage: page,
  workspace,
}) => {
  test.setTimeout(auditMs * 2);
  const site = await serveAuditedSite();
  const started: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().includes("/audits/")) started.push(sent.url());
  });
  try {
    await test.step("from the command palette", async () => {
      await page.goto(addressOf(workspace));
      await expect(page.getByRole("heading", { name: "Start the first audit" })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("dialog").getByRole("combobox").fill(`${site.url}/pricing`);
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Address of the page")).toHaveValue(`${site.url}/pricing`);
      expect(started).toEqual([]);
    });

    await test.step("from what is known of a page of the site", async () => {
      await page.goto(`/workspaces/${workspace.id}/indexing/page?path=%2Fabout`);
      await page.getByRole("link", { name: "Audit this page" }).click();
      await expect(page.getByLabel("Address of the page")).toHaveValue(/\/about$/);
      expect(started).toEqual([]);
    });

    await page.getByLabel("Address of the page").fill("no address");
    await page.getByRole("button", { name: "Audit this page" }).click();
    await expect(page.getByText("Give the address of a page")).toBeVisible();
    await page.getByLabel("Address of the page").fill(`${site.url}/pricing`);
    await page.getByRole("button", { name: "Audit this page" }).click();
    await expectResults(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit of one page");
    await expect(page.getByRole("list", { name: "Findings" })).toContainText("Canonical link");

    await page.goto(`${addressOf(workspace)}?scope=PAGE`);
    await expect(page.getByRole("table", { name: "Audits" })).toContainText("/pricing");
  } finally {
    await site.close();
  }
});

test("an audit is followed live, survives a reload, and is canceled", async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.setTimeout(auditMs * 2);
  const site = await serveAuditedSite({ delayMs: 1500, pages: 60 });
  try {
    const workspace = await createWorkspace(request, account, { url: site.url });
    await page.goto(addressOf(workspace));
    await page.getByRole("button", { name: "Start the audit" }).click();
    await expect(page).toHaveURL(/analyzing/);
    const step = page.getByRole("list", { name: "Steps" }).getByRole("listitem").nth(1);
    await expect(step).toHaveAttribute("aria-current", "step", { timeout: auditMs });
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
    await page.reload();
    await expect(step).toHaveAttribute("aria-current", "step");

    await page.getByRole("main").getByRole("link", { name: "Technical Audit" }).click();
    await expect(page.getByRole("region", { name: "An audit is running" })).toContainText("Read");
    await page.getByRole("link", { name: "Follow it" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "The audit was canceled" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Start again" })).toBeVisible();
  } finally {
    await site.close();
  }
});

test("an audit that cannot begin says what was seen and what to do", async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.setTimeout(auditMs * 2);
  const workspace = await createWorkspace(request, account, { url: "http://127.0.0.1:9" });
  await page.goto(addressOf(workspace));
  await page.getByRole("button", { name: "Start the audit" }).click();
  await expect(page.getByRole("heading", { name: "The site could not be audited" })).toBeVisible({
    timeout: auditMs,
  });
  await expect(page.getByRole("heading", { name: "What to do" })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("main").getByRole("link", { name: "Technical Audit" }).click();
  await expect(page.getByRole("alert")).toContainText(/^The audit of .* failed/);
  await page.getByRole("alert").getByRole("button", { name: "Start again" }).click();
  await expect(page).toHaveURL(/analyzing/);
});
