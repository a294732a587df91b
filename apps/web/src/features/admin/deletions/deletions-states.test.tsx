import { type Deletion, listDeletions } from "@citelens/contract/platform/deletions";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../superuser.test-helper.ts";

test("a deletion shows its progress, what keeps it from ending, and its receipt", async ({
  rootPage: page,
  server,
}) => {
  const failure = {
    error: "ClickHouse does not answer",
    failures: 3,
    next_try: new Date(Date.now() + 150_000).toISOString(),
  };
  const list = server.sample(listDeletions);
  const all = list.results.flatMap((sample): Deletion[] => {
    const asked: Deletion = {
      ...sample,
      status: "REMOVING",
      table: "answers",
      rows: 1_203_500,
      removed: [
        { store: "postgres.answer_citations", rows: 900_000 },
        { store: "postgres.answers", rows: 303_500 },
      ],
    };
    const second = "01a203d7-9411-7796-ab28-75d510753944";
    const third = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f7";
    return [
      asked,
      { ...asked, id: second, kind: "WORKSPACE", status: "FAILING", failure },
      { ...asked, id: third, status: "DONE", finished_at: new Date().toISOString(), table: null },
    ];
  });
  server.answer(listDeletions, ({ query }) => {
    const results = query.get("state") === "open" ? all.filter(({ status }) => status !== "DONE") : all;
    return { ...list, count: results.length, count_is_bound: false, results };
  });
  await page.goto("/admin/deletions");

  const rows = page.getByRole("table", { name: "Deletions" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("At answers");
  await expect(rows.nth(1)).toContainText("1,203,500");
  await expect(rows.nth(2)).toContainText("ClickHouse does not answer. Attempt 3; next");
  await expect(rows.nth(3)).toContainText("postgres.answer_citations900,000postgres.answers303,500");
  await expectNoAxeViolations();
  await page.getByText("Under way", { exact: true }).click();
  await expect(page).toHaveURL(/state=open/);
  await expect(rows).toHaveCount(3);
});
