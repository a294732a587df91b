import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { listenOnLoopback } from "../../apps/server/test/loopback.ts";
import { pagesOfSite, type SitePages } from "./site-pages.ts";

/** Serves a made-up site whose size and slowness the first argument says, until its parent ends; prints its address. */
const { pages, delayMs } = z
  .object({ pages: z.number(), delayMs: z.number() })
  .parse(JSON.parse(process.argv[2] ?? "{}"));

let site: SitePages | undefined;
const server = createServer(async (request, response) => {
  if (delayMs > 0) await wait(delayMs);
  const path = request.url ?? "/";
  const number = path === "/" ? 0 : Number(/^\/guides\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
  if (number < pages && site)
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(site.page(number));
  const isAsset = /\.(?:png|css|js)$/.test(path);
  return response.writeHead(isAsset ? 200 : 404, { "content-type": "text/plain" }).end("-");
});
const origin = await listenOnLoopback(server);
site = pagesOfSite(origin, pages);
process.stdout.write(`${origin}\n`);

process.on("disconnect", () => process.exit(0));
