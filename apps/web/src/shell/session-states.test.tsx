import { me, refreshToken } from "@citelens/contract/accounts/accounts";
import { createApiKey, listApiKeys } from "@citelens/contract/workspaces/api-keys";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { vi } from "vitest";
import type { AppPage } from "../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../test/components/checks.ts";
import { expect, test } from "../../test/components/page-test.ts";
import { refusal, type ServerDouble } from "../../test/components/server-double.ts";

/** The app asks for new tokens once in 5 seconds; since the test before more time has passed. */
const between = 10_000;
const now = performance.now.bind(performance);
let passed = 0;

test.beforeEach(() => {
  passed += between;
  vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
});

/** The page's token is no longer valid, and the server cannot say what comes after it. */
function failRefreshes(server: ServerDouble, status: number): { readonly comeBack: () => void } {
  localStorage.setItem("access", "no-longer-valid");
  server.fail(refreshToken, status);
  return {
    comeBack: () => server.answer(refreshToken, { access: "valid", refresh: "the next one" }),
  };
}

/** As the server does: who asks with a token that is no longer valid is told so. */
function ifValid<T>(answer: () => T): () => T | Response {
  return () =>
    localStorage.getItem("access") === "no-longer-valid" ? refusal("NOT_AUTHENTICATED") : answer();
}

function banner(page: AppPage) {
  return page.getByRole("complementary", { name: "Connection" });
}

for (const status of [408, 429, 500, 503]) {
  test(`the session is not ended by a refresh that answers ${status}: it is tried again by itself`, async ({
    page,
    server,
    account,
    workspace,
  }) => {
    server.answer(
      me,
      ifValid(() => account),
    );
    server.answer(
      listWorkspaces,
      ifValid(() => [workspace]),
    );
    server.answer(
      listApiKeys,
      ifValid(() => []),
    );
    const { comeBack } = failRefreshes(server, status);
    page.startClock();
    await page.goto("/settings/api-keys");
    await expect(banner(page)).toBeVisible();

    comeBack();
    await page.fastForward(5000);

    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
    await expect(page.getByText("No API keys found")).toBeVisible();
    await expect(page).toHaveURL("/settings/api-keys");
  });
}

test("a request that changes something waits too, and is done once the server is back", async ({
  page,
  server,
  workspace,
}) => {
  const key = server.sample(createApiKey, { name: "Server" });
  server.answer(listApiKeys, []);
  server.answer(
    createApiKey,
    ifValid(() => {
      server.answer(listApiKeys, [key]);
      return key;
    }),
  );
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  const { comeBack } = failRefreshes(server, 503);

  await page.getByLabel("Key name").fill("Server");
  await page.getByRole("button", { name: "Create API Key" }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText(/^Trying again in \d+ s$/)).toBeVisible();
  await expectNoAxeViolations();
  comeBack();
  await page.getByRole("button", { name: "Retry now" }).click();

  await expect(page.getByText("API key created successfully.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Server/ })).toHaveCount(1);
  await expect(banner(page)).toHaveCount(0);
});
