import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { expect } from "@playwright/test";
import { startProduct } from "../seed/start-product.ts";
import { productEnv } from "./product-env.ts";

export interface OwnProduct {
  readonly address: string;
  readonly log: string;
  close(): Promise<void>;
}

/** Starts a product beside the one of the run, with an empty folder for its data and further variables. */
export async function openOwnProduct(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<OwnProduct> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const product = startProduct({
    ...process.env,
    ...productEnv(port, dataDir),
    ...env,
  });
  const ended = once(product, "exit");
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false, // nobody listens there yet
    );
  const started = async (): Promise<void> => {
    await expect.poll(isReady, { message: `a product at ${address}`, timeout: 90_000 }).toBe(true);
  };
  await Promise.race([started(), ended.then(() => Promise.reject(new Error("The product has ended.")))]);
  return {
    address,
    log: `${dataDir}.log`,
    close: async () => {
      product.disconnect();
      await ended;
    },
  };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  server.close();
  if (!at || typeof at === "string") throw new Error("No port was given.");
  return String(at.port);
}
