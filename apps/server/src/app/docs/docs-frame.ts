import { apiBase } from "@citelens/contract/base/endpoint";
import { type Html, html } from "./html.ts";

export const docsPath = `${apiBase}/docs`;
export const docsStylePath = `${docsPath}/style.css`;
export const openApiPath = `${apiBase}/openapi.json`;

/** A page of the documentation: without any script, and with a way back to the others. */
export function docsFrame(title: string, content: Html): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="${docsStylePath}"></head>
<body><header><div><a href="${docsPath}">Citelens API</a><a href="${openApiPath}">openapi.json</a></div></header>
<main>${content}</main></body></html>`.text;
}

/** Name of a room as a heading has it. */
export function roomTitle(room: string): string {
  const words = room.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function code(text: string): Html {
  return html`<code>${text}</code>`;
}

/** Block of code, which a keyboard can scroll. */
export function codeBlock(text: string, label: string): Html {
  return html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`;
}
