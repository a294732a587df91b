import { once } from "node:events";
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { apiBase } from "@citelens/contract/base/endpoint";
import { expect } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { signUpThroughApi } from "../support/api.ts";
import { type OwnProduct, openOwnProduct } from "../support/own-product.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const dataDir = `${import.meta.dirname}/../../test-results/deliveries`;
/** Mails that the mail server took, with the superuser's link, which no log has where there is a mail server. */
const taken = `${dataDir}.mails`;

interface MailServer {
  readonly url: string;
  /** Whether it refuses every recipient for good. */
  isRefusing: boolean;
  close(): void;
}

async function openMailServer(): Promise<MailServer> {
  rmSync(taken, { force: true });
  const mailServer: MailServer = { url: "", isRefusing: false, close: () => server.close() };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_, __, answer) =>
      mailServer.isRefusing
        ? answer(Object.assign(new Error("No such user here"), { responseCode: 550 }))
        : answer(),
    onData: (stream, _, answer) => {
      // Lines of a mail are broken by a sign at their end.
      stream.on("data", (chunk: Buffer) => appendFileSync(taken, chunk.toString().replaceAll("=\r\n", "")));
      stream.on("end", () => answer());
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const at = server.server.address();
  return Object.assign(mailServer, { url: `smtp://127.0.0.1:${typeof at === "object" ? at?.port : ""}` });
}

const test = base.extend<object, { readonly mailServer: MailServer; readonly product: OwnProduct }>({
  mailServer: [
    async ({ playwright: _ }, use) => {
      const mailServer = await openMailServer();
      await use(mailServer);
      mailServer.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ mailServer }, use) => {
      const product = await openOwnProduct(dataDir, { SMTP_URL: mailServer.url });
      await use(product);
      await product.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});

test("a mail that the server refused is found by its status, and sent again with a reason", async ({
  page,
  request,
  mailServer,
}) => {
  test.slow();
  await expect(() => expect(readFileSync(taken, "utf8")).toContain("/superuser/")).toPass({
    timeout: 30_000,
  });
  const root = await signInAsRoot(request, taken);
  mailServer.isRefusing = true;
  const account = await signUpThroughApi(request);
  await request.post(`${apiBase}/password/reset/`, { data: { email: account.email } });
  await keepTokens(page, root);
  const row = page.getByRole("row").filter({ hasText: /^Reset your/ });
  await expect(async () => {
    await page.goto(`/admin/mails?status=FAILED&search=${account.email}`);
    await expect(row).toContainText("No such user here", { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deliveries");

  mailServer.isRefusing = false;
  await row.getByRole("button", { name: /^Send again: “Reset your/ }).click();
  const dialog = page.getByRole("dialog", { name: "Send again" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The address is repaired");
  await dialog.getByRole("button", { name: "Send" }).click();

  await expect(page.getByText("The mail is queued.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Sent", exact: true }).click();
  await expect(page).toHaveURL(/status=SENT/);
  await expect(async () => {
    await page.goto(`/admin/mails?status=SENT&search=${account.email}`);
    await expect(row).toContainText("Sent", { timeout: 2_000 });
  }).toPass();
  await expect(row.getByRole("button", { name: /^Send again/ })).toHaveCount(0);
  expect(readFileSync(taken, "utf8")).toContain("/reset-password/confirm/");
  await page.goto("/admin/audit");
  await expect(page.getByRole("table").getByText("mail.sent-again").first()).toBeVisible();
});
