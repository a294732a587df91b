import { createServer } from "node:http";
import { type BrowserContext, chromium } from "@playwright/test";

/** A browser as people have one, for which these names are websites on this machine. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** The pages by the host that is asked, whatever their path. */
export async function openVisitor(pages: Readonly<Record<string, string>>): Promise<Visitor> {
  const server = createServer(({ headers }, response) => {
    const page = pages[headers.host ?? ""];
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The websites have no port.");

  const rules = Object.keys(pages).map((host) => `MAP ${host} 127.0.0.1:${address.port}`);
  const browser = await chromium.launch({
    ...(process.env.CITELENS_CHROMIUM && { executablePath: process.env.CITELENS_CHROMIUM }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      `--host-resolver-rules=${rules.join(", ")}`,
      // Browsers that say that a program drives them are not counted.
      "--disable-blink-features=AutomationControlled",
      "--disable-background-networking",
      "--disable-gpu",
    ],
  });
  return {
    context: await browser.newContext({ userAgent }),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
