import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface AuditedSite {
  readonly url: string;
  /** Changes what a path answers from now on. */
  readonly serve: (path: string, html: string) => void;
  readonly close: () => Promise<void>;
}

/** The second group as a CDN writes it. */
const robots = `User-agent: *
Disallow: /private
# BEGIN Cloudflare Managed content
User-agent: PerplexityBot
Disallow: /
# END Cloudflare Managed Content
`;

const noindexTag = '<meta name="robots" content="noindex">';

/** A canonical link without its host, and an article that Google asks for no more. */
const guideHead = `<link rel="canonical" href="/guide">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"How to choose a desk for a room"}</script>`;

const words = "A desk that stands firm in a small room, with figures that you can check yourself. ".repeat(
  20,
);

/** A page of the site; with a head and a body that a test plants its defects in. */
export function htmlOf(title: string, { head = "", body = "" } = {}): string {
  return `<!doctype html>
<html lang="en">
<head>
<title>${title}</title>
<meta name="description" content="What Northwind says about its desks, their prices and how they are delivered.">
${head}
</head>
<body>
<nav><a href="/">Start page</a> <a href="/pricing">Prices</a> <a href="/guide">Guide</a></nav>
<main>
<h1>${title}</h1>
<p>${words}</p>
${body}
</main>
</body>
</html>`;
}

/** A small site with a page that says noindex, a link to nowhere, and a rule against one agent. */
export async function serveAuditedSite({ delayMs = 0, pages = 0 } = {}): Promise<AuditedSite> {
  const many = Array.from({ length: pages }, (_, index) => `<a href="/page-${index}">Page ${index}</a>`);
  const paths = new Map([
    ["/", htmlOf("Northwind desks for small rooms", { body: many.join("\n") })],
    ["/pricing", htmlOf("Prices of all our desks", { head: noindexTag })],
    [
      "/guide",
      htmlOf("How to choose a desk for a room", {
        head: guideHead,
        body: '<a href="/gone">The old guide</a>',
      }),
    ],
    ...many.map((_, index): [string, string] => [
      `/page-${index}`,
      htmlOf(`Desk number ${index} of our list`),
    ]),
  ]);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://site.example").pathname;
    const { host = "" } = request.headers;
    setTimeout(() => answer(response, { path, host, html: paths.get(path) }), isFile(path) ? 0 : delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a port has no path for an address
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (path, html) => void paths.set(path, html),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface PageRequest {
  readonly path: string;
  readonly host: string;
  readonly html: string | undefined;
}

function isFile(path: string): boolean {
  return path === "/robots.txt" || path === "/sitemap.xml";
}

function answer(response: ServerResponse, { path, host, html }: PageRequest): void {
  if (path === "/robots.txt") return void response.setHeader("content-type", "text/plain").end(robots);
  if (path === "/sitemap.xml") {
    const urls = ["/", "/pricing", "/guide"].map((one) => `<url><loc>http://${host}${one}</loc></url>`);
    const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
    return void response.setHeader("content-type", "application/xml").end(xml);
  }
  if (html === undefined)
    return void response.writeHead(404, { "content-type": "text/html" }).end("Not here");
  response.setHeader("content-type", "text/html; charset=utf-8").end(html);
}
