import * as contract from "@citelens/contract/workspaces/brand-context";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { changeBrandSettings, getBrandSettings } from "./brand-context.service.ts";
import { openSuggestions } from "./suggestions.ts";

export function registerBrandContextRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const suggestions = openLimit(tools, "brandSuggestions");
  const suggest = openSuggestions();

  serveMember(contract.listBrandSettings, async (member) => [await getBrandSettings(tools, member)]);

  serveMember(contract.updateBrandSettings, (member, { params, body }) =>
    changeBrandSettings(tools, member, { settingsId: params.settingsId, body }),
  );

  serveMember(contract.suggestBrandSettings, async (member, { params, body }) => {
    const projectId = body.project_id ?? params.projectId;
    if (projectId.trim() === "") throw new Refusal("PROJECT_ID_REQUIRED");
    if (projectId !== params.projectId) throw new Refusal("NOT_FOUND");

    await suggestions.take(member.userId);
    return suggest(tools, member);
  });
}
