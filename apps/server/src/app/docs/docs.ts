import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { openApiDocument, schemaOf } from "./openapi.ts";

const style = `
:root{color-scheme:light dark;--bg:#f7f7f9;--surface:#fff;--border:#e3e4ea;--fg:#16171d;--fg-2:#4a4d5a;--brand:#3a49d0}
@media(prefers-color-scheme:dark){:root{--bg:#0b0c11;--surface:#11131a;--border:#272b38;--fg:#eceef4;--fg-2:#b6bac8;--brand:#a9b4ff}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--fg);font:14px/20px system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:32px 16px 64px}h1{font-size:24px;line-height:30px}h2{margin:40px 0 12px;font-size:18px}
p{color:var(--fg-2)}a{color:var(--brand)}article{background:var(--surface);border:1px solid var(--border);border-radius:12px;margin:12px 0}
summary{padding:14px 16px;cursor:pointer;overflow-wrap:anywhere}summary code{font-weight:600}summary span{display:block;color:var(--fg-2)}
details>div{padding:0 16px 16px}h3{font-size:13px;margin:12px 0 4px}
pre{background:var(--bg);border:1px solid var(--border);border-radius:6px;padding:12px;overflow:auto;font-size:12px;line-height:18px}
`;

export const docsStylePath = `${apiBase}/docs/style.css`;

/** The document for programs at openapi.json, and the same for people at docs: plain HTML, no script. */
export function serveDocs(app: FastifyInstance, publicUrl: string): void {
  const document = once(() => JSON.stringify(openApiDocument(publicUrl)));
  const page = once(() => docsPage(publicUrl));

  app.get(`${apiBase}/openapi.json`, async (_, reply) =>
    reply.type("application/json; charset=utf-8").send(document()),
  );
  app.get(docsStylePath, async (_, reply) => reply.type("text/css; charset=utf-8").send(style));
  app.get(`${apiBase}/docs`, async (_, reply) => reply.type("text/html; charset=utf-8").send(page()));
}

/** Made when it is first asked for: a quarter of a second of each start goes to nobody who reads. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function docsPage(publicUrl: string): string {
  const rooms = [...new Set(operations.map((operation) => operation.room))];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Citelens API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="${docsStylePath}"></head>
<body><main><h1>Citelens API</h1>
<p>Base address <code>${escapeHtml(publicUrl)}${apiBase}</code>. JSON in, JSON out; errors are <code>{"field": ["message"]}</code>
or <code>{"detail": "…", "code": "…"}</code>. People sign in with <code>Authorization: Bearer ACCESS_TOKEN</code>, servers that report
visits with <code>Authorization: Api-Key KEY</code>. The whole description for programs: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
${rooms.map(roomSection).join("\n")}</main></body></html>`;
}

function roomSection(room: string): string {
  const articles = operations.filter((operation) => operation.room === room).map(operationArticle);
  return `<section><h2 id="${room}">${room}</h2>${articles.join("\n")}</section>`;
}

function operationArticle({ name, endpoint }: Operation): string {
  return `<article><details id="${name}"><summary><code>${endpoint.method} ${apiBase}${escapeHtml(endpoint.path)}</code>
<span>${escapeHtml(endpoint.summary)}</span></summary><div>${shapeBlock("Path", endpoint.params, "input")}${shapeBlock("Query", endpoint.query, "input")}${shapeBlock("Body", endpoint.body, "input")}${shapeBlock(`Answer ${endpoint.status}`, endpoint.answer, "output")}</div></details></article>`;
}

function shapeBlock(title: string, schema: z.ZodType | undefined, io: "input" | "output"): string {
  if (!schema) return "";
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(schemaOf(schema, io), null, 2))}</pre>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
