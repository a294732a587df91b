import { createServer, type IncomingMessage, type Server } from "node:http";
import type { ReporterOptions } from "@citelens/visit";
import * as cloudflare from "@citelens/visit/cloudflare";
import * as express from "@citelens/visit/express";
import * as fastify from "@citelens/visit/fastify";
import * as next from "@citelens/visit/next";
import * as nuxt from "@citelens/visit/nuxt";
import createExpress from "express";
import createFastify from "fastify";
import {
  createApp,
  createRouter,
  defineEventHandler,
  type H3Event,
  setResponseStatus,
  toNodeListener,
} from "h3";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "../loopback.ts";

/** A customer's site with a page at /pricing (203), and the address at which it is served until the test is over. */
type OpenSite = (options: ReporterOptions) => Promise<string>;

/** A site for each adapter, made as its guide says. */
export const sites: Readonly<Record<string, OpenSite>> = {
  Express: (options) => {
    const app = createExpress();
    app.use(express.reportVisits(options));
    app.get("/pricing", (_, response) => {
      response.status(203).send("a page");
    });
    return served(createServer(app));
  },
  Fastify: async (options) => {
    const app = createFastify();
    await app.register(fastify.reportVisits, options);
    app.register((room, _, done) => {
      room.get("/pricing", (_, reply) => reply.code(203).send("a page"));
      done();
    });
    onTestFinished(() => app.close());
    return app.listen({ host: "127.0.0.1", port: 0 });
  },
  Nuxt: (options) => {
    const router = createRouter().get(
      "/pricing",
      defineEventHandler((event) => {
        setResponseStatus(event, 203);
        return "a page";
      }),
    );
    let afterResponse: ((event: H3Event) => void) | undefined;
    nuxt.reportVisits(options)({
      hooks: {
        // Nitro 2 hands its hooks to h3 like this.
        hook: (name: string, listener: (...told: never[]) => void) => {
          if (name === "afterResponse") afterResponse = listener as (event: H3Event) => void;
        },
      },
    });
    const app = createApp({ onAfterResponse: (event) => afterResponse?.(event) }).use(router);
    return served(createServer(toNodeListener(app)));
  },
  "Next.js": (options) => {
    const proxy = next.reportVisits(options, () => new Response("a page", { status: 203 }));
    return servedAsWeb(async (request, context) => (await proxy(request, context)) ?? new Response());
  },
  "a Cloudflare Worker": (options) => {
    const worker = cloudflare.reportVisits(() => options, {
      fetch: () => new Response("a page", { status: 203 }),
    });
    return servedAsWeb((request, context) => worker.fetch(request, {}, context));
  },
};

async function served(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listenOnLoopback(server);
}

interface Context {
  waitUntil(promise: Promise<unknown>): void;
}

/** As an edge runtime does: a Request comes in, a Response goes out, and promises are waited for afterwards. */
function servedAsWeb(answer: (request: Request, context: Context) => Promise<Response>): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    void answer(requestOf(incoming), { waitUntil: () => {} }).then(async (response) => {
      outgoing.writeHead(response.status);
      outgoing.end(await response.text());
    });
  });
  return served(server);
}

function requestOf({ url, method, headers }: IncomingMessage): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(`http://${headers.host}${url}`, { method: method ?? "GET", headers: entries });
}
