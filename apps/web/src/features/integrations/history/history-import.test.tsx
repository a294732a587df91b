import { dayMs } from "@citelens/contract/base/days";
import { getHistoryState, importHistory } from "@citelens/contract/traffic/history";
import { expect, test } from "../../../../test/components/page-test.ts";

/** A line of an access log in the combined format, of a request by GPTBot so many days ago. */
function line(path: string, agoDays: number): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) (\S+)/.exec(new Date(Date.now() - agoDays * dayMs).toUTCString()) ?? [];
  const agent = "Mozilla/5.0 (compatible; GPTBot/1.4; +https://openai.com/gptbot)";
  return `203.0.113.7 - - [${day}/${month}/${year}:${time} +0000] "GET ${path} HTTP/1.1" 200 12 "-" "${agent}"\n`;
}

test("days on which servers reported are left out, an import can be cancelled, and what failed goes on", async ({
  page,
  server,
}) => {
  server.answer(getHistoryState, { reporting_since: new Date().toISOString().slice(0, 10) });
  const release = server.hold(importHistory);
  server.answer(importHistory, () => Response.json({ detail: "No", code: "FORBIDDEN" }, { status: 403 }));
  await page.goto("/integrations");
  const history = page.getByRole("region", { name: "Import history" });
  await expect(history).toBeVisible();
  const takesAll = history.getByRole("switch", { name: /^Also requests since/ });
  await expect(takesAll).toBeVisible();
  await expect(takesAll).not.toBeChecked();

  const log = new File([line("/before", 9), line("/reported", 0)], "access.log");
  await history.locator("input[type=file]").setInputFiles(log);
  await expect(history.getByText("Importing access.log. Keep this page open.")).toBeVisible();
  await expect(history.getByRole("button", { name: "Choose an access log" })).toBeDisabled();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("alertdialog", { name: "End the import?" });
  await expect(question).toContainText("What is stored stays");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await history.getByRole("button", { name: "Cancel" }).click();
  await expect(history).toContainText("The import was cancelled");
  release();
  await history.getByRole("button", { name: "Import it again" }).click();
  await expect(history.getByRole("alert")).toContainText(
    "You do not have permission to perform this action. 0 visits are stored.",
  );

  server.answer(importHistory, ({ body }) => {
    const { visits } = body as { visits: readonly unknown[] }; // as the contract has it
    return { stored: visits.length, repeated: 0, filtered: 0, expired: 0 };
  });
  await history.getByRole("button", { name: "Import it again" }).click();
  await expect(history).toContainText("1 visit is stored.");
  await expect(history).toContainText(/From days on which your servers reported\s*1/);
});

test("says why lines could not be read, and that some visits name nobody", async ({ page, server }) => {
  server.answer(getHistoryState, { reporting_since: null });
  server.answer(importHistory, ({ body }) => {
    const { visits } = body as { visits: readonly unknown[] }; // as the contract has it
    return { stored: visits.length, repeated: 0, filtered: 0, expired: 0 };
  });
  await page.goto("/integrations");
  const history = page.getByRole("region", { name: "Import history" });
  const good = line("/a", 9);
  const log = new File(
    [
      good,
      good.replace("203.0.113.7", "crawler.example.com"),
      good.replace("203.0.113.7", "web-1"),
      good.replace("GET /a HTTP/1.1", "\\x16\\x03"),
    ],
    "access.log",
  );

  await history.locator("input[type=file]").setInputFiles(log);

  await expect(history).toContainText("2 visits are stored.");
  await expect(history).toContainText(/Could not be read\s*2/);
  await expect(history).toContainText(
    /Lines with something else where the visitor’s address should stand\s*1/,
  );
  await expect(history).toContainText(/Lines without a request, as of scanners and closed connections\s*1/);
  await expect(history).toContainText("1 visit names no address of the internet");
});
