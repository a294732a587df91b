import { ownAgent, ownUserAgent } from "@citelens/crawlers";
import type { FastifyInstance } from "fastify";
import type { Tools } from "#platform/tools.ts";
import { docsStylePath } from "./docs/docs-frame.ts";
import { escapeHtml } from "./docs/html.ts";

/** Says to the owners of other sites who asked for their pages: our user agent names this page, and probes a path below it. */
export function serveBotPage(app: FastifyInstance, tools: Pick<Tools, "publicUrl" | "supportEmail">): void {
  const page = botPage(tools);
  for (const url of ["/bot", "/bot/*"])
    app.get(url, async (_, reply) => reply.type("text/html; charset=utf-8").send(page));
}

function botPage({ publicUrl, supportEmail }: Pick<Tools, "publicUrl" | "supportEmail">): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Citelens reader</title>
<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="${docsStylePath}"></head>
<body><main><h1>The Citelens reader</h1>
<p>Citelens shows the owners of websites how AI assistants treat them. For that it reads their sites, the pages that answers of
assistants cite, and robots.txt files and sitemaps. It calls itself <code>${escapeHtml(ownUserAgent(publicUrl))}</code>.</p>
<h2>How it behaves</h2>
<p>It obeys robots.txt under the name <code>${ownAgent.token}</code>, with a Crawl-delay of up to ten seconds; only the owner of a
workspace can let it pass over the robots.txt of the site that they audit. It asks for a few pages at a time, slows down when a
server is slow or asks for time by Retry-After, and stops after twenty failures in a row. It sends no forms and keeps no cookies.</p>
<h2>Requests under other names</h2>
<p>Who owns a site can let Citelens ask for two of its pages under the documented names of AI agents, to see what a firewall does
to them. Such requests bear the header <code>x-citelens-probe</code> and a referrer below this page.</p>
<h2>To keep it out</h2>
<pre tabindex="0">User-agent: ${ownAgent.token}
Disallow: /</pre>
<p>Questions and complaints: <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a>.</p>
</main></body></html>`;
}
