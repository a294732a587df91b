import { z } from "zod";
import { benchResults } from "./audit/audit-results.ts";
import { benchBeside } from "./audit/beside-audits.ts";
import { atOnce, type CrawlResult, crawlSite } from "./audit/crawl-site.ts";
import { printedBy, withSite } from "./audit/start-child.ts";
import type { BenchRow } from "./table.ts";
import { withinProduct } from "./within-product.ts";

const pages = 10_000;
const slowPages = 3_000;
const slowMs = 50;
const settings = { OUTBOUND_ALLOW: "127.0.0.1", BILLING: "off" };

const peer = z.object({ read: z.number(), cpuMs: z.number(), elapsedMs: z.number() });
type Peer = z.infer<typeof peer>;

/**
 * An audit of 10,000 pages of about 14 kB over loopback beside a checker of links and the parser alone, which read the same site from
 * processes of their own; the site is served by another one. What counts is the time of the processor of who reads, without databases.
 */
export async function benchAudit(): Promise<Partial<BenchRow>[]> {
  const rows = await withSite({ pages, delayMs: 0 }, async (origin) => {
    const read = async (how: "linkinator" | "parser"): Promise<Peer> =>
      peer.parse(JSON.parse(await printedBy("./peer-process.ts", { origin, pages, atOnce, how })));
    const parser = await read("parser");
    const linkinator = await read("linkinator");
    return withinProduct(async (product) => {
      const crawled = await crawlSite(product, { origin, pages });
      return [...rowsOf(crawled, { linkinator, parser }), ...(await benchResults(product, crawled))];
    }, settings);
  });
  const slow = await withSite({ pages: slowPages, delayMs: slowMs }, (origin) =>
    withinProduct((product) => crawlSite(product, { origin, pages: slowPages }), settings),
  );
  const perSecond = (slow.pages / slow.crawl.elapsedMs) * 1_000;
  const ideal = (atOnce / slowMs) * 1_000;
  return [
    ...rows,
    {
      what: `audit: pages a second of a site that answers after ${slowMs} ms, ${atOnce} at once`,
      value: `${perSecond.toFixed(0)}/s`,
      ceiling: `${atOnce} for each ${slowMs} ms, ${ideal.toFixed(0)}/s`,
      ratio: (perSecond / ideal).toFixed(2),
      goal: ">= 0.55",
    },
    ...(await benchBeside()),
  ];
}

interface Peers {
  readonly linkinator: Peer;
  readonly parser: Peer;
}

function rowsOf({ pages: read, crawl, finish, peakBytes }: CrawlResult, { linkinator, parser }: Peers) {
  const ofEach = ({ cpuMs, read: count }: Peer): number => cpuMs / count;
  const parserMs = ofEach(parser);
  const ceiling = `undici and the parser alone, ${parserMs.toFixed(2)} ms`;
  const crawlMs = crawl.processMs / read;
  const finishMs = finish.processMs / read;
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
  return [
    {
      what: `audit: a page of ${read.toLocaleString("en")} fetched, read and stored, processor time without databases`,
      value: `${crawlMs.toFixed(2)} ms`,
      ceiling,
      ratio: (crawlMs / parserMs).toFixed(1),
      goal: "<= 1.2 ms",
    },
    {
      what: "the same, and checked",
      value: `${(crawlMs + finishMs).toFixed(2)} ms`,
      ceiling,
      ratio: ((crawlMs + finishMs) / parserMs).toFixed(1),
      goal: "<= 1.2 ms",
    },
    {
      what: "the same, beside linkinator over the same site, whose time for a page grows with the site",
      value: `${(crawlMs + finishMs).toFixed(2)} ms`,
      ceiling: `linkinator, ${ofEach(linkinator).toFixed(2)} ms`,
      ratio: ((crawlMs + finishMs) / ofEach(linkinator)).toFixed(2),
    },
    {
      what: "the same: PostgreSQL's part, reading and checking",
      value: `${(crawl.postgresMs / read).toFixed(2)}, ${(finish.postgresMs / read).toFixed(2)} ms`,
    },
    {
      what: `audit: checking ${read.toLocaleString("en")} pages and the site, and scoring it`,
      value: `${seconds(finish.elapsedMs)} s`,
      ceiling: `its own processor time, ${seconds(finish.processMs)} s`,
      ratio: (finish.elapsedMs / finish.processMs).toFixed(2),
      goal: "<= 10 s",
    },
    {
      what: "audit: memory of the process, the most above what it had before",
      value: `${(peakBytes / 1e6).toFixed(0)} MB`,
      goal: "<= 120 MB",
    },
  ];
}
