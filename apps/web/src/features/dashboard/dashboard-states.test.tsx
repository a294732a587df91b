import { invite, listInvitations } from "@citelens/contract/accounts/invitations";
import { getTrafficSummary, listAgentPages, listAgents } from "@citelens/contract/traffic/agents";
import {
  createCampaign,
  launchCampaign,
  listCampaigns,
  suggestQueries,
  updateCampaign,
} from "@citelens/contract/visibility/campaigns";
import { listWorkspaceModels } from "@citelens/contract/visibility/operators";
import { getDemo } from "@citelens/contract/workspaces/demo";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { signInAs } from "../../../test/components/people.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const failure = "The server encountered an error. Please try again later.";
const email = "grace@example.com";

function address({ id }: Workspace): string {
  return `/workspaces/${id}/dashboard`;
}

function card(page: AppPage, name: string): ElementLocator {
  return page.getByRole("region", { name });
}

/** Nobody has done anything in the workspace yet. */
function answerAsNew(server: ServerDouble): void {
  server.answer(listCampaigns, server.sample(listCampaigns, { count: 0, results: [] }));
  server.answer(getTrafficSummary, server.sample(getTrafficSummary, { tracking_since: null }));
  server.answer(getDemo, server.sample(getDemo, { status: "none" }));
  server.answer(listInvitations, []);
}

const types = [
  [1, ["See it filled", "Ask your first questions", "Invite your client or a colleague"]],
  [2, ["Ask your first questions", "Connect your website", "Describe what you stand for"]],
  [3, ["Connect your website", "Ask your first questions", "Describe what you publish"]],
] as const;
for (const [company_type, titles] of types) {
  test(`the first steps are those of company type ${company_type}`, async ({
    page,
    server,
    account,
    workspace,
  }) => {
    answerAsNew(server);
    signInAs(server, { ...account, company_type });
    await page.goto(address(workspace));

    const steps = card(page, "Getting started").getByRole("listitem");
    for (const [index, title] of titles.entries()) await expect(steps.nth(index)).toContainText(title);
  });
}

test("questions that cannot be suggested or asked say why, and a second try makes no second campaign", async ({
  page,
  server,
  workspace,
}) => {
  answerAsNew(server);
  const models = server.sample(listWorkspaceModels).map((model) => ({ ...model, access: "local" as const }));
  server.answer(listWorkspaceModels, models);
  server.refuse(suggestQueries, "SITE_UNREADABLE");
  await page.goto(address(workspace));
  const steps = card(page, "Getting started");
  await steps.getByRole("button", { name: "Suggest questions" }).click();
  await expect(steps).toContainText(
    "The workspace's website could not be read. Check its address and try again.",
  );

  server.answer(suggestQueries, server.sample(suggestQueries));
  await steps.getByRole("button", { name: "Suggest questions" }).click();
  server.fail(launchCampaign, 503);
  await steps.getByRole("button", { name: "Ask them now" }).click();
  await expect(steps.getByText(failure)).toBeVisible();

  const [campaign] = server.sample(listCampaigns).results;
  if (!campaign) throw new Error("A sample of a list has one entry.");
  const results = [{ ...campaign, operator_model_info: [] }];
  server.answer(launchCampaign, () => {
    server.answer(listCampaigns, server.sample(listCampaigns, { results }));
    return server.sample(launchCampaign);
  });
  await steps.getByRole("button", { name: "Ask them now" }).click();
  await expect(card(page, "Your first answers")).toBeVisible();
  expect(server.calls(createCampaign)).toHaveLength(1);
  const { id } = server.sample(createCampaign);
  expect(server.calls(updateCampaign).map(({ params }) => params.campaignId)).toEqual([id]);
});

test("an invitation from the checklist shows its link, and its step is done behind it", async ({
  page,
  server,
  workspace,
}) => {
  answerAsNew(server);
  const link = "http://localhost:3000/accept-invitation/a-token";
  server.answer(invite, () => {
    server.answer(listInvitations, server.sample(listInvitations));
    return server.sample(invite, { email, link });
  });
  await page.goto(address(workspace));
  const steps = card(page, "Getting started");
  await steps.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite user" });
  await dialog.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");

  await expect(page.getByText("Invite a colleague: done")).toBeAttached();
  await expect(dialog.getByLabel(`Link for ${email}`)).toHaveValue(link);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
});

test("a card that fails says so and leaves the others alone, and a slow one keeps its place", async ({
  page,
  server,
  workspace,
}) => {
  answerAsNew(server);
  server.answer(listAgents, server.sample(listAgents, { results: [] }));
  server.answer(listAgentPages, server.sample(listAgentPages, { results: [] }));
  const release = server.hold(getTrafficSummary);
  server.fail(getTrafficSummary);

  await page.goto(address(workspace));
  await expect(card(page, "Key figures")).toHaveAttribute("aria-busy", "true");
  await expect(card(page, "Top agents")).toContainText("No AI agent came on these days");
  release();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveCount(1);
  await expect(card(page, "Top pages")).toContainText("No page was read on these days");

  server.answer(
    getTrafficSummary,
    server.sample(getTrafficSummary, { previous: null, tracking_since: null }),
  );
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "Key figures")).toContainText("no visits yet");
});
