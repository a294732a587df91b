import { setTimeout as delay } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { openNameServer } from "../../apps/server/test/fakes/name-server.ts";

/** Writes the record of a brand's host, which the page shows, into a DNS beside the product, and has it checked. */
export async function proveHost(page: Page, { host, port }: { host: string; port: string }): Promise<void> {
  const record = page.getByRole("region", { name: `Record of ${host}` });
  await expect(record).toContainText("does not show your brand yet");
  const [recordName, value] = await record.locator("pre").allTextContents();
  const dns = await openAfterOthers(Number(port));
  dns.answer = (asked) => (asked === recordName ? [value ?? ""] : undefined);
  await record.getByRole("button", { name: "Check Now" }).click();
  await expect(record).toContainText(`${host} shows your brand`);
  dns.close();
}

/** Another test may have its own there for a moment. */
async function openAfterOthers(port: number, triesLeft = 40): ReturnType<typeof openNameServer> {
  try {
    return await openNameServer(port);
  } catch (error) {
    if (triesLeft === 0) throw error;
    await delay(250);
    return openAfterOthers(port, triesLeft - 1);
  }
}
