import { type Operation, operations } from "@citelens/contract/api";
import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import { fileFormats } from "@citelens/contract/base/list-format";
import { z } from "zod";
import { schemaOf } from "../openapi.ts";
import { code, codeBlock, docsFrame, roomTitle } from "./docs-frame.ts";
import type { OperationExample } from "./examples.ts";
import { type Html, html } from "./html.ts";
import { snippetsOf } from "./snippets.ts";
import { typeText } from "./type-text.ts";

interface RoomSource {
  readonly publicUrl: string;
  readonly examples: ReadonlyMap<string, OperationExample>;
}

/** Every operation of a room with its scope, its parameters, and an example as programs write and get it. */
export function roomPage(room: string, source: RoomSource): string {
  const ofRoom = operations.filter((operation) => operation.room === room);
  return docsFrame(
    `${roomTitle(room)} - Citelens API`,
    html`<h1>${roomTitle(room)}</h1>
<ul>${ofRoom.map(({ name, endpoint }) => html`<li><a href="#${name}">${endpoint.summary}</a></li>`)}</ul>
${ofRoom.map((operation) => operationArticle(operation, source))}`,
  );
}

function operationArticle(operation: Operation, { publicUrl, examples }: RoomSource): Html {
  const { name, endpoint } = operation;
  const example = examples.get(name);
  return html`<article id="${name}"><h2>${endpoint.summary}</h2>
<p>${code(`${endpoint.method} ${apiBase}${endpoint.path}`)}</p>
<ul class="facts"><li>${name}</li>${factsOf(endpoint).map((fact) => html`<li>${fact}</li>`)}</ul>
${parameterTable("In the path", name, endpoint.params)}${parameterTable("Parameters", name, endpoint.query)}
${example && exampleParts({ name, endpoint, example, publicUrl })}
${shapeDetails("Fields of the body", name, endpoint.body && schemaOf(endpoint.body, "input"))}
${shapeDetails("Fields of the answer", name, endpoint.answer && schemaOf(endpoint.answer, "output"))}</article>`;
}

/** Facts on who may call it and how, in a few words each. */
function factsOf({ caller, scope, right, item, takesIdempotencyKey, status }: Endpoint): string[] {
  return [
    callerFacts[caller],
    ...(scope === undefined ? [] : [scope === "none" ? "never by key" : `scope: ${scope}`]),
    ...(right ? [`right: ${right}`] : []),
    ...(takesIdempotencyKey ? ["takes an Idempotency-Key"] : []),
    ...(item ? [`files: ${fileFormats.join(", ")}`] : []),
    `answers ${status}`,
  ];
}

const callerFacts = {
  anyone: "without signing in",
  user: "signed in",
  superuser: "superusers",
  "api-key": "scope: ingest",
} as const;

const shown = z
  .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })
  .partial();
const usual = z.object({ default: z.unknown() });

function parameterTable(title: string, name: string, schema: z.ZodType | undefined): Html | undefined {
  if (!schema) return undefined;
  const { properties = {}, required = [] } = shown.parse(schemaOf(schema, "input"));
  const rows = Object.entries(properties).map(
    ([parameter, shape]) =>
      html`<tr><td>${code(parameter)}</td><td>${typeText(shape)}</td><td>${needText(required.includes(parameter), shape)}</td></tr>`,
  );
  if (rows.length === 0) return undefined;
  return html`<h3>${title}</h3><div class="scroll" tabindex="0" role="group" aria-label="${title} of ${name}">
<table><thead><tr><th>Name</th><th>Type</th><th>If left out</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function needText(isRequired: boolean, shape: unknown): string {
  if (isRequired) return "required";
  const parsed = usual.safeParse(shape);
  return parsed.success && parsed.data.default !== undefined
    ? JSON.stringify(parsed.data.default)
    : "left out";
}

interface ShownExample {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly example: OperationExample;
  readonly publicUrl: string;
}

function exampleParts({ name, endpoint, example, publicUrl }: ShownExample): Html {
  const { curl, fetch, python } = snippetsOf(endpoint, example, publicUrl);
  const told = example.from === "demo" ? "Example answer, of the demo" : "Example answer, made of its fields";
  return html`<h3>curl</h3>${codeBlock(curl, `curl for ${name}`)}
<details><summary>JavaScript</summary>${codeBlock(fetch, `JavaScript for ${name}`)}</details>
<details><summary>Python</summary>${codeBlock(python, `Python for ${name}`)}</details>
${endpoint.answer && html`<details><summary>${told}</summary>${codeBlock(JSON.stringify(example.answer, null, 2), `Answer of ${name}`)}</details>`}`;
}

function shapeDetails(title: string, name: string, schema: unknown): Html | undefined {
  if (schema === undefined) return undefined;
  return html`<details><summary>${title}</summary>${codeBlock(typeText(schema), `${title} of ${name}`)}</details>`;
}
