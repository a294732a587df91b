import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Locator, Page } from "@playwright/test";
import { logInThroughApi, newEmail } from "../support/api.ts";
import { pixel } from "../support/pixel.ts";
import { test as base } from "../support/test.ts";

interface OnboardingFixtures {
  /** A shop with a title, a description and an icon, on a port of its own until the test ends. */
  readonly shopUrl: string;
}

/** Test whose account has just signed up, and nothing more. */
export const test = base.extend<OnboardingFixtures>({
  account: async ({ request }, use) => {
    const email = newEmail();
    const password = "correct horse battery staple";
    const names = { first_name: "Ada", last_name: "Lovelace" };
    const response = await request.post(`${apiBase}/signup/`, { data: { ...names, email, password } });
    const tokens = await logInThroughApi(request, { email, password });
    await use({ ...tokens, user: await response.json(), email, password });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern
  shopUrl: async ({}, use) => {
    const page = `<title>Northwind Tea</title><meta name="description" content="Tea by post.">
      <link rel="icon" href="/icon.png">`;
    const server = createServer((request, response) => {
      if (request.url === "/icon.png") return response.end(pixel);
      return response.setHeader("content-type", "text/html").end(page);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`); // a port has no path for an address
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

export function card(page: Page, name: string): Locator {
  return page.getByRole("radio", { name, exact: true });
}

export function nextButton(page: Page): Locator {
  return page.getByRole("button", { name: "Next" });
}

/** Whether any pixel of the confetti's canvas is coloured. */
export function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const canvas = document.querySelector("canvas");
    const context = canvas?.getContext("2d");
    if (!context || canvas.width === 0) return false;
    return context.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0);
  })()`);
}
