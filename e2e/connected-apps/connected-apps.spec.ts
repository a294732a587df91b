import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { selfSigned } from "../../apps/server/test/certificate.ts";
import { openWalkingApp } from "../../apps/server/test/fakes/walking-app.ts";
import { expectNoAxeViolations } from "../support/checks.ts";
import { logIn } from "../support/log-in.ts";
import { type OwnProduct, openOwnProduct } from "../support/own-product.ts";
import { test as base } from "../support/test.ts";

const dataDir = `${import.meta.dirname}/../../test-results/connected-apps`;

interface Maker {
  /** Address of the document that an app publishes. */
  readonly documentUrl: string;
  /** Lets the document name an address for answers. */
  publish(redirectUrl: string): void;
}

interface Walk {
  readonly product: OwnProduct;
  readonly maker: Maker;
}

/** A product that trusts the certificate of somebody who makes an app, and nobody else's of this machine. */
const test = base.extend<object, { readonly walk: Walk }>({
  walk: [
    async ({ playwright: _ }, use) => {
      const day = 86_400_000;
      const times = { from: new Date(Date.now() - day), until: new Date(Date.now() + day) };
      const certificate = selfSigned({ address: "127.0.0.1", ...times });
      let document = "";
      const site = createServer(certificate, (_, response) =>
        response.setHeader("content-type", "application/json").end(document),
      );
      await once(site.listen(0, "127.0.0.1"), "listening");
      const documentUrl = `https://127.0.0.1:${(site.address() as AddressInfo).port}/app.json`; // a port has no path
      mkdirSync(`${import.meta.dirname}/../../test-results`, { recursive: true });
      writeFileSync(`${dataDir}.pem`, certificate.cert);
      const product = await openOwnProduct(dataDir, { NODE_EXTRA_CA_CERTS: `${dataDir}.pem` });
      const publish = (redirectUrl: string): void => {
        const said = { client_id: documentUrl, client_name: "Documented App", redirect_uris: [redirectUrl] };
        document = JSON.stringify(said);
      };
      await use({ product, maker: { documentUrl, publish } });
      await product.close();
      site.close();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ walk }, use) => use(walk.product.address),
});

test("an app that registers is connected by somebody who logs in first, calls a tool, and is disconnected", async ({
  page,
  account,
  workspace,
  walk,
}) => {
  test.slow();
  const app = await openWalkingApp(walk.product.address, { name: "Registered App", scope: "read write" });

  await page.goto((await app.askToSignIn()).href);
  await logIn(page, account.email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect Registered App?");
  await expect(page.getByText("Nobody has checked this name.")).toBeVisible();
  await expect(page.getByLabel("Change")).not.toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back in the app");

  await app.signIn();
  expect(app.tokens()?.scope).toBe("read");
  const client = await app.connect();
  const listed = await client.callTool({ name: "list_workspaces", arguments: {} });
  expect(JSON.stringify(listed.structuredContent)).toContain(workspace.id);

  const bearer = { authorization: `Bearer ${app.tokens()?.access_token}` };
  const elsewhere = await fetch(`${walk.product.address}/api/v1/projects/`, { headers: bearer });
  expect(elsewhere.status).toBe(401);

  await page.goto("/settings/connected-apps");
  await expect(page.getByRole("row").filter({ hasText: "Registered App" })).toContainText("You");
  await page.getByRole("button", { name: "Disconnect Registered App" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("No app reaches this workspace")).toBeVisible();
  const refused = (): Promise<number> =>
    fetch(`${walk.product.address}/mcp`, { method: "POST", headers: bearer }).then(({ status }) => status);
  await expect.poll(refused, { timeout: 1_500 }).toBe(401);
  app.close();
});

test("an app with a document is known by its host, and what it is refused it learns", async ({
  signedInPage: page,
  workspace: _,
  walk: { product, maker },
}) => {
  test.slow();
  const { documentUrl } = maker;
  const app = await openWalkingApp(product.address, { name: "Documented App", scope: "read", documentUrl });
  maker.publish(app.redirectUrl);

  await page.goto((await app.askToSignIn()).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect Documented App?");
  await expect(page.getByText(new URL(documentUrl).host)).toBeVisible();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back in the app");
  await app.signIn();
  const client = await app.connect();
  expect((await client.listTools()).tools.length).toBeGreaterThan(10);
  app.close();

  const again = await openWalkingApp(product.address, { name: "Documented App", scope: "read", documentUrl });
  await page.goto((await again.askToSignIn()).href);
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back in the app");
  await expect(again.signIn()).rejects.toThrow(/access_denied|denied/i);
  again.close();
});
