import * as contract from "@citelens/contract/brand-context";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { requireMember } from "#features/workspaces/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { changeBrandSettings, getBrandSettings } from "./brand-context.service.ts";
import { openSuggestions } from "./suggestions.ts";

const suggestionsPerMinute = 10;

export function openBrandContext(app: FastifyInstance, tools: Tools): void {
  const suggest = openSuggestions();

  serve(app, contract.listBrandSettings, async ({ params }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return [await getBrandSettings(tools, member)];
  });

  serve(app, contract.updateBrandSettings, async ({ params, body }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return changeBrandSettings(tools, member, { settingsId: params.settingsId, body });
  });

  serve(
    app,
    contract.suggestBrandSettings,
    async ({ params }, request) => {
      const member = await requireMember(tools, signedInUser(request), params.projectId);
      return suggest(tools, member);
    },
    { perMinute: suggestionsPerMinute },
  );
}
