import { listAnnouncements, readAnnouncement } from "@citelens/contract/accounts/announcements";
import type { Answer } from "@citelens/contract/base/endpoint";
import { getOrganization } from "@citelens/contract/billing/billing";
import { getCredits } from "@citelens/contract/billing/credits";
import { expectNoAxeViolations } from "../../test/components/checks.ts";
import { expect, test } from "../../test/components/page-test.ts";
import type { ServerDouble } from "../../test/components/server-double.ts";
import { until } from "../../test/components/until.ts";

type Feed = Answer<typeof listAnnouncements>;
type Announcement = Feed["results"][number];

const ids = ["01930000-0000-7000-8000-000000000001", "01930000-0000-7000-8000-000000000002"] as const;

function announcement(server: ServerDouble, fields: Partial<Announcement>): Announcement {
  const [sample] = server.sample(listAnnouncements).results;
  if (!sample) throw new Error("A sample of a list has one entry.");
  return { ...sample, id: ids[0], title: "Release 1", read: false, ...fields };
}

function feedOf(...results: Announcement[]): Feed {
  return { count: results.length, next: null, previous: null, results };
}

test("the announcements bell counts what is unread, shows it whole, and remembers what was read", async ({
  page,
  server,
}) => {
  const content = `It is **bold**. ${"More words follow here. ".repeat(5)}`;
  const other = announcement(server, { id: ids[1], title: "Release 2", read: true });
  server.answer(listAnnouncements, feedOf(announcement(server, { content }), other));
  await page.goto("/workspaces/create");

  await page.getByRole("button", { name: "Announcements, 1 unread" }).click();
  const feed = page.getByRole("dialog", { name: "Announcements" });
  await expect(feed.getByRole("listitem")).toHaveCount(2);
  await expect(feed.getByRole("listitem").first()).toContainText(
    "It is bold. More words follow here. More words follow here. More words follow he...",
  );
  await expectNoAxeViolations();
  await feed.getByRole("button", { name: /Release 1/ }).click();
  await expect(page.getByRole("dialog", { name: "Release 1" }).locator("strong")).toHaveText("bold");
  await until(() =>
    expect(server.calls(readAnnouncement)).toMatchObject([{ params: { announcementId: ids[0] } }]),
  );
  await page.keyboard.press("Escape");

  await expect(page.getByRole("button", { name: "Announcements", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Announcements", exact: true })).toBeVisible();
});

test("the announcements bell says when there is nothing, and keeps the last list when the server is away", async ({
  page,
  server,
}) => {
  server.answer(listAnnouncements, feedOf());
  await page.goto("/workspaces/create");
  await page.getByRole("button", { name: "Announcements" }).click();
  await expect(page.getByText("No broadcast messages available")).toBeVisible();
  await page.keyboard.press("Escape");
  server.answer(listAnnouncements, feedOf(announcement(server, {})));
  await page.getByRole("button", { name: "Announcements" }).click();
  await expect(page.getByRole("button", { name: /Release 1/ })).toBeVisible();
  await page.keyboard.press("Escape");

  server.fail(listAnnouncements, 403);
  await page.getByRole("button", { name: /Announcements/ }).click();

  await expect(page.getByText("Failed to load announcements")).toBeVisible();
  await expect(page.getByRole("button", { name: /Release 1/ })).toBeVisible();
});

test("announcements are cached for two hours, and refetched at each opening and every two hours", async ({
  page,
  server,
}) => {
  const content =
    "## What is new\n\n[Read on](https://example.com/news)\n\n![A picture](https://example.com/a.png)\n\n<b>raw</b>";
  server.answer(listAnnouncements, feedOf(announcement(server, { title: "Faster reports", content })));
  const answer = server.hold(listAnnouncements);
  page.startClock();
  await page.goto("/workspaces/create");
  await page.getByRole("button", { name: "Announcements" }).click();
  const feed = page.getByRole("dialog", { name: "Announcements" });
  await expect(feed.getByRole("status")).toHaveText("Loading messages...");
  answer();
  const bell = page.getByRole("button", { name: "Announcements, 1 unread" });
  await expect(bell).toBeVisible();

  const asked = () => server.calls(listAnnouncements);
  const before = asked().length;
  await page.reload();
  await expect(bell).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked()).toHaveLength(before);
  await bell.click();
  await until(() => expect(asked().length).toBe(before + 1));
  await page.fastForward(7_201_000);
  await until(() => expect(asked().length).toBe(before + 2));
  expect(new Set(asked().map(({ query }) => String(query)))).toEqual(new Set(["page_size=5"]));

  // What somebody wrote neither loads pictures nor runs as a page, and leads away safely.
  await feed.getByRole("button", { name: /^Faster reports/ }).click();
  const whole = page.getByRole("dialog", { name: "Faster reports" });
  await expect(whole.getByRole("heading", { level: 3, name: "What is new" })).toBeVisible();
  await expect(whole.getByRole("link", { name: "Read on" })).toHaveAttribute(
    "rel",
    "noopener noreferrer nofollow ugc",
  );
  await expect(whole.locator("img, b")).toHaveCount(0);
  await expectNoAxeViolations();
});

for (const [remaining_credits, credit_usage_percentage, level] of [
  [2400, 20, "green"],
  [600, 80, "yellow"],
  [150, 95, "orange"],
  [0, 100, "red"],
] as const) {
  test(`the credits are ${level} at ${credit_usage_percentage} % used`, async ({ page, server }) => {
    server.answer(getCredits, server.sample(getCredits, { remaining_credits, credit_usage_percentage }));
    await page.goto("/settings/api-keys");

    const menu = page.getByRole("button", { name: /^Credits: .* remaining/ });
    await expect(menu).toHaveAttribute("data-level", level);
  });
}

test("the links stay as they were while it is not known again that credits are used up", async ({
  page,
  server,
}) => {
  const spent = { remaining_credits: 0, credit_usage_percentage: 100 };
  server.answer(getCredits, server.sample(getCredits, spent));
  await page.goto("/settings/api-keys");
  const links = page.getByRole("navigation", { name: "Main" });
  await expect(links.getByRole("link", { name: "Activate" })).toBeVisible();

  const release = server.hold(getCredits);
  await page.goto("/settings/exports");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exports");
  expect(await links.getByRole("link", { name: "Activate" }).count()).toBe(1);
  release();
});

test("the credits are asked of the organization when their own call fails, and shortened on a phone", async ({
  page,
  server,
}) => {
  server.fail(getCredits);
  const credits = { remaining_credits: 2400, credit_usage_percentage: 20 };
  server.answer(getOrganization, server.sample(getOrganization, credits));
  await page.goto("/settings/api-keys");
  const menu = page.getByRole("button", { name: /^Credits: .* remaining, plenty left$/ });
  await expect(menu).toHaveText("2,400");

  page.setWidth(390);
  await expect(menu).toHaveText("2.4k");
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Credits" })).toContainText("Additional credits");
  await expectNoAxeViolations();
});
