import { previewNames } from "@citelens/contract/visibility/brand-names";
import {
  getCampaign,
  launchCampaign,
  listCompetitors,
  suggestQueries,
} from "@citelens/contract/visibility/campaigns";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { keepDraft } from "../campaigns.test-helper.ts";

const chosen = { operator_models: ["chatgpt"] };
const query = { country: null, language: null, priority: 2, branded: false, retired: null };
const launchable = {
  ...chosen,
  name: "Autumn",
  queries: [{ ...query, id: "c3333333-3333-4333-8333-333333333333", text: "best green tea" }],
};

function editAddress({ id }: Workspace, campaignId: string): string {
  return `/workspaces/${id}/insight/${campaignId}/edit`;
}

function saved(page: AppPage): ElementLocator {
  return page.getByRole("status").filter({ hasText: /^\s*Saved\s*$/ });
}

function textOf(page: AppPage, number: number): ElementLocator {
  return page.getByLabel(`Text of query ${number}`, { exact: true });
}

test("queries come from a file and a pasted list, each looked at before it is added", async ({
  page,
  server,
  workspace,
}) => {
  const draft = keepDraft(server);
  await page.goto(`/workspaces/${workspace.id}/insight/create`);
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Import CSV" }).click();
  const table =
    'query;country;language;priority;branded\n"best ""loose"" tea";DE;de;3;no\nbad;Germany;;;\nplain;;;;\nplain;;;;\n';
  await page
    .locator("input[type=file]")
    .setInputFiles(new File([table], "queries.csv", { type: "text/csv" }));
  await expect(dialog.getByRole("status")).toContainText("2 queries to add");
  await expect(dialog).toContainText("1 duplicate left out");
  await expect(dialog).toContainText("Line 3: Enter a country as its two letters, such as FR.");
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Add 2 queries" }).click();
  await expect(textOf(page, 1)).toHaveValue('best "loose" tea');
  await expect(page.getByRole("group", { name: "Query 1" })).toContainText("Germany · German");

  await page.getByRole("button", { name: "Paste a list" }).click();
  const many = Array.from({ length: 120 }, (_, index) => `${index + 1}. tea question ${index + 1}`).join(
    "\n",
  );
  await dialog.getByLabel("Queries").fill(`plain\n${many}`);
  await expect(dialog.getByRole("status")).toContainText("98 queries to add");
  await expect(dialog).toContainText("1 duplicate left out");
  await expect(dialog).toContainText("22 queries left out: a campaign may have at most 100");
  await dialog.getByLabel("Queries").fill("1. tea question one\n- tea question two");
  await dialog.getByRole("button", { name: "Add 2 queries" }).click();
  await expect(textOf(page, 4)).toHaveValue("tea question two");
  await expect(saved(page)).toBeVisible();
  expect(draft.now().queries).toMatchObject([
    { text: 'best "loose" tea', country: "DE", language: "de", priority: 3, branded: false },
    { text: "plain" },
    { text: "tea question one" },
    { text: "tea question two" },
  ]);
});

test("queries are suggested, and added once they are chosen", async ({ page, server, workspace }) => {
  const draft = keepDraft(server, launchable);
  server.refuse(suggestQueries, "SITE_UNREADABLE");
  await page.goto(editAddress(workspace, draft.now().id));
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Suggest queries" }).click();
  await dialog.getByRole("button", { name: "Suggest", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("The workspace's website could not be read.");
  server.answer(suggestQueries, {
    queries: [{ text: "Is Northwind any good?", branded: true, reason: "From your topics" }],
  });
  await dialog.getByLabel("Topics (optional)").fill("green tea");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Suggest", exact: true }).click();
  await expect(dialog).toContainText("From your topics");
  expect(server.calls(suggestQueries).at(-1)?.body).toMatchObject({ topics: ["green tea"] });
  await dialog.getByRole("checkbox", { name: "Is Northwind any good?" }).check();
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Add 1 query" }).click();
  await expect(page.getByRole("group", { name: "Query 2" })).toContainText("Suggested");
  await expect(saved(page)).toBeVisible();
  expect(draft.now().queries).toMatchObject([
    { text: "best green tea" },
    { text: "Is Northwind any good?", branded: true },
  ]);
});

test("competitors seen in answers can be taken in", async ({ page, server, workspace }) => {
  const draft = keepDraft(server, launchable);
  const found = { id: crypto.randomUUID(), name: "Fabrikam", aliases: ["Fab"], domains: ["fabrikam.com"] };
  server.answer(listCompetitors, [{ ...found, name_settings: [], status: "suggested", seen_in_answers: 3 }]);
  await page.goto(editAddress(workspace, draft.now().id));

  await page.getByRole("button", { name: "Add Fabrikam" }).click();
  await expect(page.getByRole("group", { name: "Competitor Fabrikam" })).toContainText("fabrikam.com");
  await expect(page.getByText("Seen in answers")).toBeHidden();
  await expect(saved(page)).toBeVisible();
  expect(draft.now().competitors).toMatchObject([{ name: "Fabrikam", domains: ["fabrikam.com"] }]);
});

test("a launch without credits leads to billing, and changes of another tab are shown", async ({
  page,
  server,
  workspace,
}) => {
  const draft = keepDraft(server, launchable);
  server.refuse(launchCampaign, "NOT_ENOUGH_CREDITS");
  await page.goto(editAddress(workspace, draft.now().id));

  await page.getByRole("button", { name: "Launch campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "Not enough credits" });
  await expect(dialog).toContainText("See Plan & Billing for how to get more.");
  await expect(dialog.getByRole("link", { name: "Plan & Billing" })).toHaveAttribute(
    "href",
    "/settings/billing",
  );
  await dialog.getByRole("button", { name: "Keep editing" }).click();

  draft.change({ name: "Changed elsewhere" });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect(page.getByLabel("Campaign name")).toHaveValue("Changed elsewhere");
});

test("says that it loads, why it failed, that there is no such campaign, and leads on from a launched one", async ({
  page,
  server,
  workspace,
}) => {
  const draft = keepDraft(server, launchable);
  const address = editAddress(workspace, draft.now().id);
  const release = server.hold(getCampaign);
  server.fail(getCampaign);
  await page.goto(address);
  await expect(page.getByText("Loading the campaign")).toBeVisible();
  release();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();
  server.answer(getCampaign, draft.now());
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Campaign name")).toHaveValue("Autumn");

  server.refuse(getCampaign, "NOT_FOUND");
  await page.goto(address);
  await expect(page.getByText("This campaign does not exist")).toBeVisible();
  await expectNoAxeViolations();

  server.answer(getCampaign, { ...draft.now(), status: "ACTIVE" });
  await page.goto(address);
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/${draft.now().id}/details`);
  await expect(page.getByText("Edit is only available for Draft campaigns")).toBeVisible();
});

test("the editor keeps how each name is found, and tries a failed preview again", async ({
  page,
  server,
  workspace,
}) => {
  const brand = { name: "Gap", aliases: [], domains: [], name_settings: [] };
  const draft = keepDraft(server, { ...launchable, brand });
  server.fail(previewNames);
  await page.goto(editAddress(workspace, draft.now().id));
  await page.getByText("How its names are found in answers").click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  server.answer(previewNames, server.sample(previewNames, { answers: 0 }));
  await retry.click();
  await expect(page.getByText("There are no answers yet.")).toBeVisible();

  await page.getByText("found automatically").click();
  await page.getByLabel("Case of Gap").selectOption("on");
  await page.getByLabel("Not meant by Gap").fill("gap year");
  await page.getByLabel("Not meant by Gap").press("Enter");
  await expect(saved(page)).toBeVisible();

  const kept = { name: "Gap", exact_case: "on", excludes: ["gap year"] };
  await expect
    .poll(() => draft.now().brand, { timeout: 5_000 })
    .toMatchObject({ name: "Gap", name_settings: [kept] });
  await expectNoAxeViolations();
});
