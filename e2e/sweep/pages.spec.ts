import type { Page } from "@playwright/test";
import { roomsOf } from "../support/app-pages.ts";
import { signInAsRoot } from "../support/root.ts";
import { openSeeded } from "../support/seeded.ts";
import { signIn, test } from "../support/test.ts";
import { addressesOf } from "./addresses.ts";
import { enterHousehold, type Household, openHousehold } from "./household.ts";
import { lookAt } from "./look.ts";
import { isSweptWhole, pagesOf } from "./routes.ts";
import { answerWithSamples } from "./samples.ts";
import { studioCalls, studioChanges } from "./studio-samples.ts";
import { openWhole, prepare } from "./whole-page.ts";

// Each group is opened in one browser; the demo is filled while those are looked at that need none.
test.describe.configure({ mode: "parallel", timeout: 600_000 });

test.beforeEach(async ({ page, request }) => {
  await enterHousehold(request);
  await prepare(page);
});

/** Belongs to the account, and shows what servers of a workspace report. */
const ofFullWorkspace = "/_app/integrations";

/** As for somebody who was there before: the browser knows that it is a demo, and how far first steps are. */
async function lookAround(page: Page, projectId: string): Promise<void> {
  await openWhole(page, `/workspaces/${projectId}/optimization/dashboard`);
}

async function lookAtAll(page: Page, ids: readonly string[], household?: Household): Promise<void> {
  if (household) await lookAround(page, household.projectId);
  for (const id of ids) {
    for (const path of addressesOf(id, household)) await lookAt(page, path, isSweptWhole(roomsOf(id)));
  }
}

test("every page of those who are not signed in", async ({ page }) => {
  await answerWithSamples(page, /\/(ads\/publisher|shared-answers|sandbox)\//);
  await lookAtAll(page, pagesOf("signed out"));
});

test("every step of the first days", async ({ signedInPage: page }) => {
  await lookAtAll(page, pagesOf("newcomer"));
});

test("every page of the account and its settings", async ({ page }) => {
  const { workspace } = await openSeeded(page, "spent-credits");
  await lookAround(page, workspace.id);
  await lookAtAll(
    page,
    pagesOf("account").filter((id) => id !== ofFullWorkspace),
  );
});

test("every page of the administrator", async ({ page, request }) => {
  const household = await openHousehold(request);
  await signIn(page, await signInAsRoot(request));
  await lookAtAll(page, pagesOf("administrator"), household);
});

test("every page of a full workspace", async ({ page, request }) => {
  const household = await openHousehold(request);
  await signIn(page, household.account);
  await lookAtAll(page, [...pagesOf("workspace"), ofFullWorkspace], household);
});

test("every page of the content studio and of audits", async ({ page, request }) => {
  const household = await openHousehold(request);
  await signIn(page, household.account);
  await answerWithSamples(page, studioCalls, studioChanges);
  await lookAtAll(page, pagesOf("studio"), household);
});

test("every page of the ads", async ({ page, request }) => {
  const household = await openHousehold(request);
  await signIn(page, household.account);
  const user = { ...household.account.user, is_superuser: true };
  await answerWithSamples(page, /\/projects\/[^/]+\/ads\/|\/me\/$/, { "/me/": user });
  await lookAtAll(page, pagesOf("ads"), household);
});
