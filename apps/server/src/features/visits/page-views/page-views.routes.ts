import { apiBase } from "@citelens/contract/base/endpoint";
import { pageViewBytesMax, trackPageView } from "@citelens/contract/traffic/page-views";
import type {} from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Tools } from "#platform/tools.ts";
import { bodyText } from "../ingest/body-text.ts";
import { readPageView } from "./page-view-body.ts";
import { openPageViews } from "./page-views.ts";

/** The endpoint of tracker.js: no key, as everything in a page is public, but only from the workspace's own website. */
export function registerPageViewRoute(
  app: FastifyInstance,
  tools: Tools,
  ports: Parameters<typeof openPageViews>[1],
): void {
  const pageViews = openPageViews(tools, ports);
  app.register((room, _, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    room.route({
      method: trackPageView.method,
      url: `${apiBase}${trackPageView.path}`,
      config: { endpoint: trackPageView, limit: "pageViews" },
      helmet: false,
      bodyLimit: pageViewBytesMax,
      handler: async ({ body, headers, ip }, reply) => {
        const text = await bodyText(
          {
            bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
            contentType: headers["content-type"],
            contentEncoding: headers["content-encoding"],
          },
          pageViewBytesMax,
        );
        const origin = await pageViews.take({ view: readPageView(text), headers, address: ip });
        return reply
          .code(trackPageView.status)
          .headers({ "access-control-allow-origin": origin, vary: "origin" })
          .send();
      },
    });
    done();
  });
}
