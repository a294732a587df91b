import { expect } from "@playwright/test";
import { knownOpportunity } from "../opportunities/known-opportunity.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { openSeeded } from "../support/seeded.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import {
  allKnown,
  detailsOf,
  knownDone,
  knownFailed,
  knownOptimization,
  knownWorking,
  studioIds,
} from "./known-optimization.ts";
import { answerOne, answerStudio, listCall, pageOf, rows, studioAddress } from "./studio.ts";

const serverFailed = "The server encountered an error. Please try again later.";
const missing = { status: 404, json: { detail: "Not found.", code: "NOT_FOUND" } };
/** A 409 as the server says it. */
const running = {
  status: 409,
  json: {
    detail: "This optimization is in progress. Wait until it has ended, or cancel it.",
    code: "OPTIMIZATION_RUNNING",
  },
};

test("the list shows that it loads, why it failed, and tries again", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  await page.route(listCall, async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.clock.install();
  await page.goto(studioAddress(workspace));
  await expect(page.getByRole("table", { name: "Briefs" })).toHaveAttribute("aria-busy", "true");
  held.release();
  await skipWaitsFor(page, page.getByText(serverFailed));

  await page.unroute(listCall);
  await answerStudio(page, allKnown);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(5);
});

test("filters stand in the address; without hits they can be cleared, and behind the last page it says so", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked: URLSearchParams[] = [];
  await page.route(listCall, (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const isNarrow = searchParams.has("search");
    const isBehind = searchParams.get("page") === "3";
    return route.fulfill({ json: isNarrow ? pageOf([]) : pageOf(isBehind ? [] : allKnown, 21) });
  });
  await page.goto(studioAddress(workspace));
  await expect(page.getByText("Showing 1 to 20 of 21 results")).toBeVisible();

  await page.getByRole("button", { name: "Status", exact: true }).first().click();
  await page.getByRole("checkbox", { name: "In progress" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(studioAddress(workspace, "campaigns", "?status=working"));
  await expect
    .poll(() => asked.at(-1)?.getAll("status"))
    .toEqual(["QUEUED", "GATHERING", "WRITING", "CHECKING"]);
  await page.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
  await expect(page).toHaveURL(/order=title/);
  await page.getByPlaceholder("Search titles").fill("nothing of the kind");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No brief matches the filters" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.locator("#content").getByRole("button", { name: "Clear filters" }).last().click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page).toHaveURL(studioAddress(workspace, "campaigns", "?order=title"));

  await page.goto(studioAddress(workspace, "campaigns", "?page=3"));
  await page.getByRole("button", { name: "Back to the first page" }).click();
  await expect(rows(page)).toHaveCount(5);
});

test("a row that is worked at is followed until it is done", async ({ signedInPage: page, workspace }) => {
  let results = [knownWorking];
  await page.route(listCall, (route) => route.fulfill({ json: pageOf(results) }));
  await page.goto(studioAddress(workspace));
  const row = page.getByRole("row").filter({ hasText: "Oak shelves" });
  await expect(row).toContainText("GatheringStep 3 of 6: Read the cited pages");
  await expect(row.getByRole("link", { name: "Oak shelves" })).toHaveAttribute("href", /\/generating$/);

  results = [{ ...knownWorking, status: "DONE", progress: null, score_before: 40, score_after: 40 }];

  await expect(row).toContainText("Done");
  await expect(row.getByRole("link", { name: "Oak shelves" })).toHaveAttribute("href", /\/results$/);
});

test("what the server refuses of a form is said under its field, and above it", async ({
  signedInPage: page,
  workspace,
}) => {
  const draft = knownOptimization();
  await answerStudio(page, [draft]);
  let refusal: object = { status: 400, json: { page_url: ["Enter a valid URL."] } };
  await page.route(`**/optimizations/${draft.id}/`, (route) =>
    route.request().method() === "PATCH" ? route.fulfill(refusal) : route.fallback(),
  );
  await page.goto(studioAddress(workspace, `${draft.id}/edit`));
  await page.getByLabel("Notes (optional)").fill("Other notes");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Enter a valid URL.")).toBeVisible();
  await expect(page.getByLabel("Page", { exact: true })).toBeFocused();

  refusal = running;
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toContainText("This optimization is in progress.");
  await expect(page.getByText("Enter a valid URL.")).toBeHidden();
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("Other notes");
});

test("a brief that cannot begin leaves its draft, and says why", async ({ page }) => {
  const { workspace } = await openSeeded(page, "worked-example");
  const draft = knownOptimization();
  await answerOne(page, draft);
  await page.route(listCall, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 201, json: draft })
      : route.fulfill({ json: pageOf([draft]) }),
  );
  await page.route(`**/optimizations/${draft.id}/generate/`, (route) => route.fulfill(running));
  await page.goto(studioAddress(workspace, "create"));
  await page.getByRole("radio", { name: "New page" }).check();
  await expect(page.getByLabel("Page", { exact: true })).toHaveCount(0);
  await page.getByLabel("Query", { exact: true }).fill("Best shelves");
  await page.getByRole("button", { name: "Make the brief" }).click();

  await expect(page).toHaveURL(studioAddress(workspace, `${draft.id}/edit`));
  await expect(page.getByText("This optimization is in progress.")).toBeVisible();
});

test("each address leads to where a brief stands, or says what is there", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerStudio(page, allKnown);
  await page.goto(studioAddress(workspace, `${studioIds.working}/edit`));
  await expect(page.getByRole("heading", { name: "This brief is being made" })).toBeVisible();
  await page.getByRole("link", { name: "Follow it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making the brief");
  await page.goto(studioAddress(workspace, `${studioIds.draft}/generating`));
  await expect(page).toHaveURL(studioAddress(workspace, `${studioIds.draft}/edit`));

  const gone = studioIds.query;
  await page.route(`**/optimizations/${gone}/`, (route) => route.fulfill(missing));
  for (const screen of ["edit", "generating"] as const) {
    await page.goto(studioAddress(workspace, `${gone}/${screen}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such text");
    await expect(page.locator("#content").getByRole("link", { name: "Content Studio" })).toHaveAttribute(
      "href",
      studioAddress(workspace),
    );
  }
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});

test("form and progress show shapes while they load, and what fails offers Retry", async ({
  signedInPage: page,
  workspace,
}) => {
  let isBroken = true;
  const call = `**/optimizations/${studioIds.failed}/`;
  await page.clock.install();
  for (const screen of ["edit", "generating"] as const) {
    const loading = hold();
    isBroken = true;
    await page.unroute(call);
    await page.route(call, async (route) => {
      await loading.until;
      return isBroken
        ? route.fulfill({ status: 500, json: {} })
        : route.fulfill({ json: detailsOf(knownFailed) });
    });
    await page.goto(studioAddress(workspace, `${studioIds.failed}/${screen}`));
    await expect(page.getByRole("status", { name: "Loading the brief" })).toBeVisible();
    loading.release();
    await skipWaitsFor(page, page.getByRole("button", { name: "Retry" }));
    isBroken = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("The page answered with status 404.")).toBeVisible();
  }
});

test("an opportunity that is gone can be done without", async ({ signedInPage: page, workspace }) => {
  await page.goto(studioAddress(workspace, "create", `?opportunity=${studioIds.opportunity}`));
  await expect(page.getByRole("heading", { name: "This opportunity does not exist any more" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Begin without it" }).click();
  await expect(page).toHaveURL(studioAddress(workspace, "create"));
  await expect(page.getByRole("form", { name: "Brief" })).toBeVisible();
});

test("one whose campaign is gone fills the form all the same", async ({ signedInPage: page, workspace }) => {
  const opportunity = knownOpportunity();
  await page.route(`**/opportunities/${opportunity.id}/**`, (route) => route.fulfill({ json: opportunity }));
  await page.route(listCall, (route) => route.fulfill({ json: pageOf([knownDone]) }));
  await page.goto(studioAddress(workspace, "create", `?opportunity=${opportunity.id}`));

  await expect(page.getByLabel("Page", { exact: true })).toHaveValue(opportunity.target.name);
  await expect(page.getByText("A brief of this opportunity was begun already")).toBeVisible();
  await expect(page.getByLabel("Language of the text")).toHaveValue("English");
});
