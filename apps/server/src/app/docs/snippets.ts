import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import type { OperationExample } from "./examples.ts";

/** One call as three programs write it. */
export interface CallSnippets {
  readonly curl: string;
  readonly fetch: string;
  readonly python: string;
}

interface CalledExample {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | undefined;
}

/** Snippets that call this installation with an example's values. */
export function snippetsOf(endpoint: Endpoint, example: OperationExample, publicUrl: string): CallSnippets {
  const call = calledExample(endpoint, example, publicUrl);
  return { curl: curlText(call), fetch: fetchText(call), python: pythonText(call) };
}

function calledExample(
  endpoint: Endpoint,
  { params, query, body }: OperationExample,
  publicUrl: string,
): CalledExample {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  const credential = credentialOf(endpoint);
  return {
    url: `${publicUrl}${apiBase}${path}${search && `?${search}`}`,
    method: endpoint.method,
    headers: [
      ...(credential ? [["Authorization", credential] as const] : []),
      ...(body !== undefined ? [["Content-Type", "application/json"] as const] : []),
      ...(endpoint.takesIdempotencyKey ? [["Idempotency-Key", "A-UUID-OF-YOURS"] as const] : []),
    ],
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** Header of those who may call it; a key where one may, since programs have keys. */
export function credentialOf({ caller, scope }: Endpoint): string | undefined {
  if (caller === "anyone") return undefined;
  if (caller === "api-key" || (caller === "user" && scope !== "none")) return "Api-Key YOUR_KEY";
  return "Bearer ACCESS_TOKEN";
}

function curlText({ url, method, headers, body }: CalledExample): string {
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `  -H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  -d ${shellQuoted(body)}`]),
  ];
  return parts.join(" \\\n");
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function fetchText({ url, method, headers, body }: CalledExample): string {
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length > 0
      ? [`  headers: ${JSON.stringify(Object.fromEntries(headers), null, 2).replaceAll("\n", "\n  ")},`]
      : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${body}),`]),
  ];
  const given = options.length > 0 ? `, {\n${options.join("\n")}\n}` : "";
  return `const response = await fetch(${JSON.stringify(url)}${given});\nif (!response.ok) throw new Error(await response.text());`;
}

/** With the standard library alone; JSON's texts are Python's too, apart from what json.loads reads of them. */
function pythonText({ url, method, headers, body }: CalledExample): string {
  const lines = headers.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  return [
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(url)},`,
    `    method=${JSON.stringify(method)},`,
    ...(lines.length > 0 ? ["    headers={", ...lines, "    },"] : []),
    ...(body === undefined ? [] : [`    data=${JSON.stringify(body)}.encode(),`]),
    ")",
    "with urllib.request.urlopen(request) as response:",
    "    print(response.read().decode())",
  ].join("\n");
}
