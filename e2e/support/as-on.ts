import { daysApart, shiftDay } from "@citelens/contract/base/days";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Page } from "@playwright/test";
import { dayOf } from "./days.ts";

/**
 * Shows what the server says as if today were another day: the page's clock stands at noon of it, and every day and instant
 * that comes from the server is as many days away from it as from today. For pictures, in which days may not move.
 */
export async function asOn(page: Page, day: string): Promise<void> {
  const days = daysApart(dayOf(0), day);
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.route(`**${apiBase}/projects/**`, async (route) => {
    const request = route.request();
    // A stream of events would never be read to its end.
    if (request.method() !== "GET" || new URL(request.url()).pathname.endsWith("/events/"))
      return route.fallback();

    const response = await route.fetch();
    const isJson = response.headers()["content-type"]?.includes("json") ?? false;
    if (!isJson) return route.fulfill({ response });
    return route.fulfill({ response, json: JSON.parse(shifted(await response.text(), days)) });
  });
}

/** Every day of a text, alone or at the beginning of an instant, so many days later. */
function shifted(text: string, days: number): string {
  return text.replaceAll(/\b(\d{4}-\d\d-\d\d)(?=T[\d:.]+Z|")/g, (day) => shiftDay(day, days));
}
