import { apiBase } from "@citelens/contract/base/endpoint";
import { listDeletions } from "@citelens/contract/platform/deletions";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { expect } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";
import { phone } from "../support/views.ts";

test("on a phone a long address of who deleted has room, and names of one word stay in one line", async ({
  page,
  request,
}) => {
  await keepTokens(page, await signInAsRoot(request));
  const requested_by_email = "an.owner.with.a.long.address@marketing.example.com";
  const removed = [
    { store: "postgres.answer_citations", rows: 900_000 },
    { store: "postgres.answers", rows: 303_500 },
  ];
  const list = sampleAnswer(listDeletions);
  const results = list.results.map((one) => ({ ...one, requested_by_email, removed }));
  await page.route(`**${apiBase}/admin/deletions/?*`, (route) =>
    route.fulfill({ json: { ...list, results } }),
  );
  await page.setViewportSize(phone);
  await page.goto("/admin/deletions");

  const row = page.getByRole("table", { name: "Deletions" }).getByRole("row").nth(1);
  for (const word of ["postgres.answer_citations", "303,500"]) {
    const box = await row.getByText(word, { exact: true }).boundingBox();
    expect(box?.height, word).toBeLessThan(24);
  }
  const address = await row.getByText(requested_by_email).boundingBox();
  expect(address?.width).toBeGreaterThan(phone.width / 2);
});
