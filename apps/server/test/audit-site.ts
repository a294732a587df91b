import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Answer, Endpoint, Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/content/technical-audit";
import { listenOnLoopback } from "./loopback.ts";
import type { Person, World } from "./world.ts";

/** Answer of a path: a page's body, a status, or whatever a function does with the request. */
export type SiteAnswer =
  | string
  | number
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite {
  readonly origin: string;
  /** By path with its query; everything else is not found. */
  pages: Record<string, SiteAnswer>;
  /** Paths asked for, in order. */
  readonly asked: string[];
  close(): void;
}

/** A site on this machine whose answers a test writes. */
export async function openSite(): Promise<TestSite> {
  const asked: string[] = [];
  const site = { pages: {} as Record<string, SiteAnswer> };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = site.pages[path] ?? 404;
    if (typeof answer === "function") return answer(request, response);
    const { status = 200, headers = {}, body = "" } = writtenOut(answer);
    response.writeHead(status, { "content-type": usualType(path), ...headers }).end(body);
  });
  const origin = await listenOnLoopback(server);
  return {
    origin,
    asked,
    get pages() {
      return site.pages;
    },
    set pages(pages) {
      site.pages = pages;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type WrittenAnswer = Exclude<SiteAnswer, string | number | ((...asked: never) => void)>;

function writtenOut(answer: string | number | WrittenAnswer): WrittenAnswer {
  if (typeof answer === "number") return { status: answer };
  return typeof answer === "string" ? { body: answer } : answer;
}

function usualType(path: string): string {
  if (path.endsWith(".txt")) return "text/plain";
  return path.endsWith(".xml") ? "application/xml" : "text/html; charset=utf-8";
}

const words =
  "An oak desk stands in the workshop where two joiners plane each board by hand and oil it twice before it is sold. ";

/** A page without a fault of its own: enough text, a title, a description, a canonical link, a date and an author. */
export function soundPage(
  origin: string,
  path: string,
  { title = `The page at ${path} of the workshop`, body = "", head = "" } = {},
): string {
  const own = path.replace(/[^a-z]/g, " ");
  const text = Array.from({ length: 12 }, (_, at) => `<p>${words}Board number ${at} ${own}.</p>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<title>${title}</title>
<meta name="description" content="What the workshop says at ${path}, and why its desks last as long as they do.">
<link rel="canonical" href="${origin}${path}">
<meta property="og:title" content="${title}"><meta property="og:description" content="Desks"><meta property="og:image" content="${origin}/desk.png"><meta name="twitter:card" content="summary">
${head}
</head>
<body>
<main>
<h1>${title}</h1>
<p>By Ada Joiner, <time datetime="2026-10-01">1 October 2026</time></p>
${text}
${body}
</main>
</body>
</html>`;
}

export interface AuditHome {
  readonly person: Person;
  readonly projectId: string;
  ask<E extends Endpoint>(
    endpoint: E,
    input?: object,
  ): Promise<{ readonly status: number; readonly answer: Answer<E> }>;
  /** Begins an audit and lets it end; resolves to its id. */
  audit(body?: object): Promise<string>;
}

/** A workspace of its own for a site. */
export async function auditHome(world: World, origin: string): Promise<AuditHome> {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, `${origin}/`);
  const ask: AuditHome["ask"] = async (endpoint, input = {}) => {
    const { params = {}, ...rest } = input as { params?: object };
    // The caller's own endpoint says what it takes.
    const whole = { ...rest, params: { projectId, ...params } } as unknown as Input<typeof endpoint>;
    return world.call(endpoint, whole, person.access);
  };
  return {
    person,
    projectId,
    ask,
    audit: async (body = {}) => {
      const { answer } = await ask(contract.startAudit, { body: { render: false, ...body } });
      // As fast as those may who have leave to test, whose probes would take a minute.
      await world.postgres.pool.query("update audits set speed = 'FAST' where id = $1", [answer.id]);
      await world.runJobs();
      return answer.id;
    },
  };
}
