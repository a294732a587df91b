import * as contract from "@citelens/contract/brand-context";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { requireMember } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { changeBrandSettings, getBrandSettings } from "./brand-context.service.ts";
import { openSuggestionTurns } from "./suggestion-turns.ts";
import { openSuggestions } from "./suggestions.ts";

export function registerBrandContextRoutes(app: FastifyInstance, tools: Tools): void {
  const turns = openSuggestionTurns(tools);
  const suggest = openSuggestions();

  serve(app, contract.listBrandSettings, async ({ params }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return [await getBrandSettings(tools, member)];
  });

  serve(app, contract.updateBrandSettings, async ({ params, body }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return changeBrandSettings(tools, member, { settingsId: params.settingsId, body });
  });

  serve(app, contract.suggestBrandSettings, async ({ params, body }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    const projectId = body.project_id ?? params.projectId;
    if (projectId.trim() === "") throw new Refusal("PROJECT_ID_REQUIRED");
    if (projectId !== params.projectId) throw new Refusal("NOT_FOUND");

    turns.take(member);
    return suggest(tools, member);
  });
}
