import { expect, test } from "../../../test/components/page-test.ts";
import { signOut } from "../../../test/components/people.ts";

test("the example beside the log-in moves, can be paused, and is absent in small windows", async ({
  page,
}) => {
  signOut();
  page.startClock();
  await page.goto("/login");
  const example = page.getByRole("figure");
  const rows = example.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  const first = await rows.first().textContent();

  await page.fastForward(2600);
  await expect(rows.nth(1)).toHaveText(first ?? "");
  await example.getByRole("button", { name: "Pause the example" }).click();
  const paused = await example.textContent();
  await page.fastForward(10_000);
  expect(await example.textContent()).toBe(paused);

  page.setWidth(390);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  await expect(example).toHaveCount(0);
});
