import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { desktop } from "../support/views.ts";
import { agents } from "../visits/visits.ts";

const dayMs = 86_400_000;

interface Line {
  readonly agoDays: number;
  readonly agent?: string;
}

/** A line of an access log in the combined format. */
function line(path: string, { agoDays, agent = agents.training }: Line): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) (\S+)/.exec(new Date(Date.now() - agoDays * dayMs).toUTCString()) ?? [];
  return `203.0.113.7 - - [${day}/${month}/${year}:${time} +0000] "GET ${path} HTTP/1.1" 200 12 "-" "${agent}"\n`;
}

const person =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

function historyOf(page: Page) {
  return page.getByRole("region", { name: "Import history" });
}

async function choose(page: Page, name: string, content: Buffer): Promise<void> {
  await historyOf(page)
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: content });
}

test("an access log becomes visits of its days, once however often it is imported, and wrong files are refused", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.setViewportSize(desktop);
  const log = [
    line("/pricing", { agoDays: 60 }),
    line("/docs", { agoDays: 30, agent: agents.search }),
    line("/docs", { agoDays: 30, agent: person }),
    line("/too-old", { agoDays: 500 }),
    "half a line\n",
  ].join("");
  await page.goto("/integrations");
  const history = historyOf(page);

  await choose(page, "page.html", Buffer.from("<!doctype html><p>403"));
  await expect(history.getByRole("alert")).toContainText("page.html was not imported to its end");
  await expect(history.getByRole("alert")).toContainText("This is a page of HTML, not an access log.");
  await choose(page, "photo.log", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
  await expect(history.getByRole("alert")).toContainText("This is no text, so it is no access log.");

  await choose(page, "access.log.2.gz", gzipSync(log));
  await expect(history.getByRole("status").first()).toContainText("access.log.2.gz is imported");
  await expect(history.getByRole("status").first()).toContainText("2 visits are stored.");
  await expect(history).toContainText(/Lines\s*5/);
  await expect(history).toContainText(/Of agents and assistants\s*2/);
  await expect(history).toContainText(/Of people and other software\s*1/);
  await expect(history).toContainText(/Older than 13 months, or ahead of time\s*1/);
  await expect(history).toContainText(/Could not be read\s*1/);

  await choose(page, "access.log", Buffer.from(log + line("/new", { agoDays: 20 })));
  await expect(history).toContainText("1 visit is stored. 2 were imported before and not counted again.");

  await history.getByLabel("Format of the log").selectOption({ label: "A log_format of nginx" });
  await history.getByLabel("log_format", { exact: true }).fill("$msec|$request|$http_user_agent");
  const seconds = Math.floor(Date.now() / 1000) - 86_400;
  await choose(page, "odd.log", Buffer.from(`${seconds}|GET /odd HTTP/1.1|${agents.training}\n`));
  await expect(history).toContainText("odd.log is imported1 visit is stored.");

  await history.getByRole("link", { name: "See the visits" }).click();
  await expect(page).toHaveURL(new RegExp(`/workspaces/${workspace.id}/agent-visits\\?from=`));
  const table = page.getByRole("table").first();
  await expect(table.getByRole("row", { name: /GPTBot/ })).toContainText("3");
  await expect(table.getByRole("row", { name: /OAI-SearchBot/ })).toContainText("1");
});
