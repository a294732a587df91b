import { operations } from "@citelens/contract/api";
import { callsAtOnce, callsPerMinute, spendingCallsPerMinute } from "@citelens/contract/base/call-limits";
import { apiBase } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { idempotencyKeyHeader, keptHours, replayedHeader } from "@citelens/contract/base/idempotency";
import { fileFormats } from "@citelens/contract/base/list-format";
import { pageSizeDefault, pageSizeMax } from "@citelens/contract/base/paging";
import { code, codeBlock, docsPath } from "./docs-frame.ts";
import { type Html, html } from "./html.ts";

export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly content: Html;
}

/** Rules of all operations, each with a call that can be copied. */
export function guidesOf(publicUrl: string): readonly Guide[] {
  const base = `${publicUrl}${apiBase}`;
  return [
    { id: "keys", title: "Keys and their scopes", content: keys(base) },
    { id: "sign-in", title: "Signing in as a person", content: signIn(base) },
    { id: "paging", title: "Lists and their pages", content: paging(base) },
    { id: "errors", title: "Errors", content: errors },
    { id: "limits", title: "Limits", content: limits },
    { id: "repeating", title: "Sending again", content: repeating },
    { id: "exports", title: "Files of whole lists", content: exports(base) },
    { id: "mcp", title: "Model Context Protocol", content: mcp(publicUrl) },
  ];
}

function keys(base: string): Html {
  return html`<p>Make a key on Settings &gt; API keys. It acts as whoever made it, in one workspace, and is sent with each request:</p>
${codeBlock(`curl '${base}/projects/' \\\n  -H 'Authorization: Api-Key YOUR_KEY'`, "First call with a key")}
<p>The answer names the workspace; its ${code("id")} stands in most addresses. A key does what its scopes say, and no scope includes another:</p>
<ul><li>${code("ingest")}: report visits, as the snippets and the plugin do.</li>
<li>${code("read")}: everything that members see.</li>
<li>${code("write")}: change it: campaigns, competitors, texts, settings of audits.</li>
<li>${code("spend")}: what costs credits, such as to run a campaign.</li></ul>
<p>Members, keys, billing and accounts are people's alone: those operations say <em>never by key</em>. A scope that is missing is answered
with 403 and ${code("INSUFFICIENT_SCOPE")}; a workspace that is not the key's is 404, as if it did not exist. A key may end on a day, and may be
bound to networks. When whoever made it leaves the workspace, it goes on to report visits and does nothing else.</p>`;
}

function signIn(base: string): Html {
  return html`<p>People, and the app itself, sign in with an e-mail address and a password, and send the access token. It ends after minutes;
the refresh token gets the next one.</p>
${codeBlock(`curl -X POST '${base}/token/' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"email":"you@example.com","password":"…"}'\n\ncurl '${base}/me/' \\\n  -H 'Authorization: Bearer ACCESS_TOKEN'`, "Signing in")}`;
}

function paging(base: string): Html {
  return html`<p>A list is ${code("{count, next, previous, results}")}: how many there are, the addresses of the pages beside this one (null where there
is none), and the rows. ${code("page")} begins at 1, ${code("page_size")} is ${pageSizeDefault} and at most ${pageSizeMax}. Very long lists count up to a
bound and say so in ${code("count_is_bound")}.</p>
${codeBlock(`curl '${base}/projects/WORKSPACE/answers/?page_size=100&page=2' \\\n  -H 'Authorization: Api-Key YOUR_KEY'`, "Second page of a list")}
<p>Days are ${code("yyyy-MM-dd")} in the workspace's time zone, instants ISO 8601 in UTC. Where a parameter may be repeated, it is:
${code("?verdict=verified&verdict=spoofed")}.</p>`;
}

const errors = html`<p>What is wrong with a request is answered with 400 under the name of each field or parameter, in sentences for people:</p>
${codeBlock(JSON.stringify({ startDate: [`${fieldErrors.parameterUnknown} Did you mean start_date?`] }, null, 2), "Answer with 400")}
<p>A parameter that an operation does not have is refused too, since a filter that is overlooked makes a wrong number. Every other refusal is
${code("{detail, code}")}: a sentence, and a code that programs can rely on.</p>
<ul><li>401: nobody is signed in, or the key is unknown, revoked or over.</li><li>402: credits are short, or a payment was refused.</li>
<li>403: you are known, but may not.</li><li>404: it is not there, or not yours.</li><li>409: its state does not allow it.</li>
<li>413, 415: the body is too large, or no JSON.</li><li>429: too many requests; ${code("Retry-After")} says for how many seconds.</li>
<li>5xx: our fault, or busy; send it again after ${code("Retry-After")}.</li></ul>`;

const limits = html`<p>A key or a connected app may make ${callsPerMinute} requests a minute, and ${spendingCallsPerMinute} that spend credits. Each answer tells how far
it is: ${code("RateLimit-Policy")} names the limits (${code("q")} requests in ${code("w")} seconds), ${code("RateLimit")} what is left of them (${code("r")}) and
when all is there again (${code("t")}, in seconds). ${callsAtOnce} calls of one user's keys and apps are worked on at once; the others wait for their turn. The plan of the organization limits its workspaces together;
<a href="${docsPath}/workspaces#getLimits">its limits</a> can be asked for. More is answered with 429.</p>`;

const repeating = html`<p>Every POST that stores or spends takes a header ${code(`${idempotencyKeyHeader}: A-UUID-OF-YOURS`)}. The same request with the same key is done once:
for ${keptHours} hours its first answer comes again, with ${code(`${replayedHeader}: true`)}. After a 5xx or a lost connection, send the request again with
the same key. Another request with a known key is refused with 409. Everything else can be sent again as it is.</p>`;

function exports(base: string): Html {
  const listed = operations.filter(({ endpoint }) => endpoint.item && endpoint.caller === "user");
  return html`<p>Lists come whole as files, with all rows of the filter, streamed: ${code(`?format=${fileFormats.join("|")}`)}. CSV is for spreadsheets, NDJSON
(a JSON object a line) for programs.</p>
${codeBlock(`curl '${base}/projects/WORKSPACE/sources/?format=csv' \\\n  -H 'Authorization: Api-Key YOUR_KEY' -o sources.csv`, "List as a file")}
<ul>${listed.map(({ room, name, endpoint }) => html`<li><a href="${docsPath}/${room}#${name}">${endpoint.summary}</a></li>`)}</ul>`;
}

function mcp(publicUrl: string): Html {
  const tools = operations.flatMap(({ room, name, endpoint }) =>
    endpoint.tool ? [{ room, name, tool: endpoint.tool }] : [],
  );
  return html`<p>AI assistants find the same figures at ${code(`${publicUrl}/mcp`)}, with a key or as a connected app. Tools are operations: rights, limits and
refusals are theirs. What third parties wrote comes in objects under ${code("untrusted_text")}; what spends credits tells its price first.</p>
<ul>${tools.map(({ room, name, tool }) => html`<li>${code(tool.name)}: <a href="${docsPath}/${room}#${name}">${tool.title}</a></li>`)}</ul>`;
}
