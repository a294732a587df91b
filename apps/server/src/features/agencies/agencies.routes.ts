import { getHostBrand } from "@citelens/contract/accounts/agencies";
import { apiBase } from "@citelens/contract/base/endpoint";
import { id } from "@citelens/contract/base/fields";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { passwordChosen } from "#features/accounts/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { getPicture } from "./agencies.service.ts";
import { hostBrandOf } from "./brand/host-brand.ts";

const pictureParams = z.object({ agencyId: id, file: z.enum(["icon.png", "logo.png"]) });

/** Pictures are shown before anyone signed in, and their address changes with them. */
export function registerAgencyRoutes(app: FastifyInstance, tools: Tools): void {
  passwordChosen.listen(tools, async (within, { host }) => {
    const brand = await hostBrandOf(within, host);
    return brand ? [brand.name] : [];
  });
  serve(app, getHostBrand, async (_, { hostname }) => ({ brand: await hostBrandOf(tools, hostname) }), {
    limit: "agencyPictures",
  });

  app.route({
    method: "GET",
    url: `${apiBase}/agencies/:agencyId/:file`,
    config: { limit: "agencyPictures" },
    handler: async (request, reply) => {
      const params = pictureParams.safeParse(request.params);
      if (!params.success) throw new Refusal("NOT_FOUND");

      const { agencyId, file } = params.data;
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("x-content-type-options", "nosniff")
        .type("image/png")
        .send(await getPicture(tools, agencyId, file === "icon.png" ? "icon" : "logo"));
    },
  });
}
