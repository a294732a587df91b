import { chromium } from "@playwright/test";
import { apiBase } from "../../packages/contract/src/base/endpoint.ts";
import { findChromium } from "../../scripts/chromium.ts";

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly access: string;
}

/** Milliseconds until the largest part of the Overview is painted, and until its cards are filled: medians after a first load. */
export async function measurePage(
  address: string,
  { email, password, access }: SignIn,
  { path, times }: { readonly path: string; readonly times: number },
): Promise<{ readonly lcpMs: number; readonly filledMs: number }> {
  await fetch(`${address}${apiBase}/me/`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${access}` },
    body: JSON.stringify({ company_type: 0, onboarding_complete: true }),
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${address}/login`);
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(/workspaces/);
    const painted: number[] = [];
    const filled: number[] = [];
    for (let index = 0; index <= times; index++) {
      await page.goto(`${address}${path}`);
      await page.getByRole("list", { name: "Brands by visibility" }).waitFor();
      await page.getByRole("list", { name: "Mentions and Citations" }).waitFor();
      await page.getByRole("application").waitFor();
      filled.push(Number(await page.evaluate("performance.now()")));
      await page.waitForLoadState("networkidle");
      painted.push(Number(await page.evaluate(largestPaintMs)));
    }
    return { lcpMs: medianAfterFirst(painted), filledMs: medianAfterFirst(filled) };
  } finally {
    await browser.close();
  }
}

function medianAfterFirst([, ...taken]: readonly number[]): number {
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
}

/** Runs in the page, whose types are a browser's. */
const largestPaintMs = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
    type: "largest-contentful-paint",
    buffered: true,
  });
})`;
