import { getOptimization, watchOptimization } from "@citelens/contract/content/content-studio";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { aBrief, detailsOf, failedBrief, studioAddress, workingBrief } from "../brief.test-helper.ts";

test("the progress says what is done, what is counted and what is ahead", async ({
  page,
  server,
  workspace,
}) => {
  const queries = ["Best shelves", "Oak shelves", "Shelves"].map((text) => ({ text, query_id: null }));
  const working = {
    ...workingBrief,
    page_url: "https://northwind.example/shelves",
    queries,
    campaign: { id: workspace.id, name: "Autumn" },
    notes: "For people who rent.",
  };
  server.answer(getOptimization, detailsOf(working));
  server.fail(watchOptimization, 503);
  page.startClock();
  await page.goto(studioAddress(workspace, `${working.id}/generating`));
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect(steps).toHaveText([
    /^Read the page, done/,
    /^Look at the answers, done/,
    /^Read the cited pages · 0 of 5 pages/,
    /^Find the gaps/,
    /^Make the outline/,
    /^Score the readiness/,
  ]);
  await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("region", { name: "Oak shelves" })).toContainText(
    /Page.*northwind\.example.*Target queries \(3\).*Campaign.*Autumn.*Language.*English.*For people who rent/,
  );

  // Without a stream of events it is asked for.
  server.answer(getOptimization, detailsOf({ ...working, progress: { step: "OUTLINE", done: 5, of: 5 } }));
  await page.fastForward(3_000);
  await expect(page.getByText("Step 5 of 6: Make the outline")).toBeVisible();
});

test("a text that is written counts its sections, and one that failed says what it would cost again", async ({
  page,
  server,
  workspace,
}) => {
  const working = aBrief({
    mode: "FULL",
    status: "WRITING",
    progress: { step: "SECTIONS", done: 3, of: 9 },
  });
  server.answer(getOptimization, detailsOf(working));
  await page.goto(studioAddress(workspace, `${working.id}/generating`));
  await expect(page.getByText("3 of 9 sections")).toBeVisible();
  await expectNoAxeViolations();

  const failure = { reason: "MODEL_REFUSED", seen: "It would rather not.", remedy: "Try again." } as const;
  server.answer(getOptimization, detailsOf({ ...working, status: "FAILED", progress: null, failure }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "The text could not be made" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Write it: 500 credits" })).toBeVisible();
});

test("each address leads to where a brief stands, or says what is there", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getOptimization, detailsOf(workingBrief));
  await page.goto(studioAddress(workspace, `${workingBrief.id}/edit`));
  await expect(page.getByRole("heading", { name: "This brief is being made" })).toBeVisible();
  await page.getByRole("link", { name: "Follow it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making the brief");

  const draft = aBrief();
  server.answer(getOptimization, detailsOf(draft));
  await page.goto(studioAddress(workspace, `${draft.id}/generating`));
  await expect(page).toHaveURL(studioAddress(workspace, `${draft.id}/edit`));

  server.refuse(getOptimization, "NOT_FOUND");
  for (const screen of ["edit", "generating"] as const) {
    await page.goto(studioAddress(workspace, `${draft.id}/${screen}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such text");
    await expect(page.locator("#content").getByRole("link", { name: "Content Studio" })).toHaveAttribute(
      "href",
      studioAddress(workspace),
    );
  }
  await expectNoAxeViolations();
});

test("each screen has a heading that tells what it is", async ({ page, server, workspace }) => {
  const { id } = aBrief();
  for (const [brief, screen, heading] of [
    [aBrief(), "create", "New brief"],
    [aBrief(), `${id}/edit`, "Edit brief"],
    [aBrief({ status: "DONE" }), `${id}/edit`, "Edit brief"],
    [failedBrief, `${id}/generating`, "Brief"],
    [aBrief({ status: "CANCELED" }), `${id}/generating`, "Brief"],
  ] as const) {
    server.answer(getOptimization, detailsOf(brief));
    await page.goto(studioAddress(workspace, screen));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("#content").getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  }
});

for (const screen of ["edit", "generating"] as const) {
  test(`form and progress show shapes while they load, and what fails offers Retry: ${screen}`, async ({
    page,
    server,
    workspace,
  }) => {
    const release = server.hold(getOptimization);
    server.fail(getOptimization);
    await page.goto(studioAddress(workspace, `${failedBrief.id}/${screen}`));
    await expect(page.getByRole("status", { name: "Loading the brief" })).toBeVisible();
    release();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    server.answer(getOptimization, detailsOf(failedBrief));
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("The page answered with status 404.")).toBeVisible();
  });
}
