import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { listenOnLoopback } from "#test/loopback.ts";
import { openRenderer, type Renderer, type RendererOptions } from "./browser.ts";
import { findBrowser } from "./find-browser.ts";

type SiteAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** A site that may be reached although it is on this machine: site.example and its port. */
export interface FixtureSite {
  readonly port: number;
  /** Paths that were asked for. */
  readonly asked: string[];
  url(path: string): string;
  page(path: string, html: string): void;
  answer(path: string, answer: SiteAnswer): void;
  close(): void;
}

/** Listeners that must never be reached: all that listens on a port of this machine. */
export interface InnerListener {
  readonly port: number;
  /** Clients that came, and the first of what they said. */
  readonly reached: readonly string[];
  close(): void;
}

/** A Chromium that runs here; none where there is none, and the tests that need it are skipped. */
export async function chromiumHere(): Promise<string | undefined> {
  const found = await findBrowser(process.env.CITELENS_CHROMIUM || "auto");
  return found.path ?? undefined;
}

/** As an installation has it, but for a site on this machine and less patience. */
export function testRenderer(
  path: string,
  site: FixtureSite,
  options: Partial<RendererOptions> = {},
): Renderer {
  return openRenderer({
    path,
    allow: [`site.example:${site.port}`],
    lookup: async () => ["127.0.0.1"],
    loadMs: 8_000,
    quietMs: 400,
    ...options,
  });
}

export async function fixtureSite(): Promise<FixtureSite> {
  const answers = new Map<string, SiteAnswer>();
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  const port = Number(new URL(await listenOnLoopback(server)).port);
  return {
    port,
    asked,
    url: (path) => `http://site.example:${port}${path}`,
    page: (path, html) => {
      answers.set(path, (response) => response.setHeader("content-type", "text/html").end(html));
    },
    answer: (path, answer) => void answers.set(path, answer),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** TCP on IPv4 and, where there is any, IPv6; UDP on the same port. */
export async function innerListener(): Promise<InnerListener> {
  const reached: string[] = [];
  const tcp = createTcpServer((socket) => {
    const place = reached.push(`tcp ${socket.remoteAddress}:${socket.remotePort}`) - 1;
    socket.on("error", () => undefined);
    socket.once("data", (chunk) => {
      reached[place] += ` ${chunk.toString("latin1").slice(0, 200)}`;
      socket.end("HTTP/1.1 200 OK\r\ncontent-length: 5\r\naccess-control-allow-origin: *\r\n\r\ninner");
    });
  });
  const port = await listenEverywhere(tcp);
  const udp: UdpSocket = createSocket("udp4", (message) => {
    reached.push(`udp ${message.toString("latin1").slice(0, 200)}`);
  });
  udp.bind(port, "127.0.0.1");
  await once(udp, "listening");
  return {
    port,
    reached,
    close: () => {
      udp.close();
      tcp.close();
    },
  };
}

async function listenEverywhere(server: TcpServer): Promise<number> {
  const address = await once(server.listen(0, "::"), "listening").then(
    () => server.address(),
    async () => {
      await once(server.listen(0, "0.0.0.0"), "listening");
      return server.address();
    },
  );
  if (typeof address !== "object" || address === null) throw new Error("The listener has no port.");
  return address.port;
}

interface ProcessLine {
  readonly pid: number;
  readonly state: string;
  readonly parent: number;
  readonly group: number;
}

/** Processes of this machine that are alive, as Linux lists them. */
export function liveProcesses(): ProcessLine[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processLine(Number(name)))
    .filter(({ state }) => state !== "Z" && state !== "X");
}

/** The browsers that this process has started. */
export function ownBrowsers(): number[] {
  return liveProcesses()
    .filter(({ pid, parent }) => parent === process.pid && commandOf(pid).includes("--remote-debugging-pipe"))
    .map(({ pid }) => pid);
}

/** User that a process runs as, and whether its system calls are filtered. */
export function statusOf(pid: number): { readonly uid: number; readonly isFiltered: boolean } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return { uid: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]), isFiltered: /^Seccomp:\s+2/m.test(status) };
}

function processLine(pid: number): ProcessLine[] {
  try {
    const [, state = "", parent, group] =
      /\) (\w) (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return [{ pid, state, parent: Number(parent), group: Number(group) }];
  } catch {
    return [];
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
