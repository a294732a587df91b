import { apiBase } from "@citelens/contract/base/endpoint";
import { iconSlugMax } from "@citelens/contract/visibility/operator-icons";
import * as contract from "@citelens/contract/workspaces/sites";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { isSignedHost } from "./favicon-path.ts";
import { openFavicons } from "./favicons.ts";
import { operatorIcon } from "./operator-icon.rules.ts";
import { previewSite } from "./preview-site.ts";

const faviconParams = z.object({ host: z.string().min(1) });
const faviconQuery = z.object({ s: z.string().max(100) });
const shownForSeconds = 86_400;
const missingForSeconds = 3_600;
const drawnForSeconds = 7 * 86_400;
const iconParams = z.object({
  slug: z
    .string()
    .max(iconSlugMax)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*-?$/),
});

export function registerSiteRoutes(app: FastifyInstance, tools: Tools): void {
  const previews = openLimit(tools, "sitePreviews");

  serve(app, contract.previewSite, async ({ body }, request) => {
    const user = signedInUser(request);
    if (!tools.unlimited.has(request.ip)) await previews.take(user.userId);
    return previewSite(tools, body.url);
  });

  serveFavicons(app, tools);
  serveOperatorIcons(app);
}

/** Drawn from the name alone, whichever it is, so there is nothing to look up. */
function serveOperatorIcons(app: FastifyInstance): void {
  app.route({
    method: "GET",
    url: `${apiBase}/icons/:slug`,
    config: { limit: "favicons" },
    handler: (request, reply) => {
      const params = iconParams.safeParse(request.params);
      if (!params.success) throw new Refusal("NOT_FOUND");
      return reply
        .header("cache-control", cachedFor(drawnForSeconds))
        .header("x-content-type-options", "nosniff")
        .type("image/svg+xml")
        .send(operatorIcon(params.data.slug));
    },
  });
}

/** Pictures are asked for by the browser's img elements, which show no token: the signature stands in for it. */
function serveFavicons(app: FastifyInstance, tools: Tools): void {
  const favicons = openFavicons(tools);

  app.route({
    method: "GET",
    url: `${apiBase}/favicons/:host`,
    config: { limit: "favicons" },
    handler: async (request, reply) => {
      const params = faviconParams.safeParse(request.params);
      const query = faviconQuery.safeParse(request.query);
      if (!params.success || !query.success) throw new Refusal("NOT_FOUND");
      if (!isSignedHost(tools, params.data.host, query.data.s)) throw new Refusal("NOT_FOUND");

      const png = await favicons.get(params.data.host);
      // No content rather than not found: a site without an icon is no error, and browsers report one in their console.
      if (!png) return reply.header("cache-control", cachedFor(missingForSeconds)).code(204).send();
      return reply
        .header("cache-control", cachedFor(shownForSeconds))
        .header("x-content-type-options", "nosniff")
        .type("image/png")
        .send(png);
    },
  });
}

function cachedFor(seconds: number): string {
  return `public, max-age=${seconds}`;
}
