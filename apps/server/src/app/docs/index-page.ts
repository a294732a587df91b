import { operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { code, docsFrame, docsPath, roomTitle } from "./docs-frame.ts";
import { type Guide, guidesOf } from "./guides.ts";
import { type Html, html } from "./html.ts";

export const docsRooms: readonly string[] = [...new Set(operations.map(({ room }) => room))];

/** The guides, and every operation with what it does, so that the browser finds it. */
export function indexPage(publicUrl: string): string {
  const guides = guidesOf(publicUrl);
  return docsFrame(
    "Citelens API",
    html`<h1>Citelens API</h1>
<p>JSON in, JSON out, at ${code(`${publicUrl}${apiBase}`)}. Whatever a screen shows, a key that reads can have.
The whole description for programs is <a href="${apiBase}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Guides"><ul>${guides.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}<li><a href="#operations">All operations</a></li></ul></nav>
${guides.map(guideSection)}
<h2 id="operations">All operations</h2>
<p>Find one by the search of your browser (Ctrl+F, or Cmd+F on a Mac).</p>
<ul class="rooms">${docsRooms.map(roomItem)}</ul>`,
  );
}

function guideSection({ id, title, content }: Guide): Html {
  return html`<section><h2 id="${id}">${title}</h2>${content}</section>`;
}

function roomItem(room: string): Html {
  const ofRoom = operations.filter((operation) => operation.room === room);
  const links = ofRoom.map(
    ({ name, endpoint }) =>
      html`<li><a href="${docsPath}/${room}#${name}">${endpoint.summary}</a> ${code(name)}</li>`,
  );
  return html`<li><a href="${docsPath}/${room}"><strong>${roomTitle(room)}</strong></a><ul>${links}</ul></li>`;
}
