import {
  createApiKey,
  listApiKeys,
  listKeyCalls,
  listKeyOperations,
} from "@citelens/contract/workspaces/api-keys";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";

const address = "/settings/api-agents";

test("a key that is made here reads, ends, and is filled in everywhere", async ({ page, server }) => {
  const secret = "clk_of_this_test";
  server.answer(listApiKeys, []);
  server.answer(createApiKey, () =>
    server.sample(createApiKey, { name: "API & agents", key: secret, scopes: ["read"] }),
  );
  await page.goto(address);
  await expect(page.getByText("Api-Key YOUR_API_KEY").first()).toBeVisible();

  await page.getByRole("button", { name: "Make a read key" }).click();

  await expect(page.getByText(/Anyone who has it can read data in this workspace/)).toBeVisible();
  await expect(page.getByText(`Api-Key ${secret}`).first()).toBeVisible();
  for (const tab of ["TypeScript", "Python", "Cursor", "VS Code", "Codex"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").filter({ hasText: secret }).first()).toBeVisible();
  }
  await expectNoAxeViolations();
  expect(server.calls(createApiKey).map(({ body }) => body)).toMatchObject([
    { name: "API & agents", scopes: ["read"], expires_at: expect.any(String) },
  ]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(secret);
});

test("the log is empty until a key calls, and says what to do", async ({ page, server }) => {
  server.answer(listKeyCalls, []);
  await page.goto(address);

  await expect(page.getByText("No calls yet")).toBeVisible();
  await expect(
    page.getByText("Make a key above and run the call: it appears here within seconds."),
  ).toBeVisible();
});

test("the log shows what was called, by which key, and how it went", async ({ page, server }) => {
  const call = {
    at: "2026-11-20T12:00:00Z",
    key: crypto.randomUUID(),
    key_name: "Reports",
    operation: "getRun",
    ms: 12,
  };
  server.answer(listKeyCalls, [
    { ...call, status: 200 },
    { ...call, at: "2026-11-20T11:00:00Z", status: 403 },
  ]);
  await page.goto(address);

  const log = page.getByRole("table", { name: "Live log" });
  await expect(log).toContainText("Reports");
  await expect(log).toContainText("getRun");
  await expect(log).toContainText("403");
  await expect(log).toContainText("12 ms");
});

test("what can be read is listed by room, and leads to the documentation", async ({ page, server }) => {
  server.answer(listKeyOperations, [
    { operation: "listRuns", room: "answers", scope: "read", summary: "The runs of a campaign" },
    { operation: "runCampaign", room: "campaigns", scope: "spend", summary: "Run it now" },
  ]);
  await page.goto(address);

  await expect(page.getByText("1 call to read", { exact: false }).first()).toBeVisible();
  await page.getByText("Campaigns", { exact: true }).last().click();
  await expect(page.getByText("Run it now")).toBeVisible();
  await expect(page.getByRole("link", { name: "API documentation" })).toHaveAttribute("href", "/api/v1/docs");
});

test("what failed can be tried again", async ({ page, server }) => {
  server.fail(listKeyOperations);
  server.fail(listKeyCalls);
  await page.goto(address);

  await expect(page.getByRole("button", { name: "Retry" }).first()).toBeVisible();
});
