import * as contract from "@citelens/contract/platform/exports";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openMemoryRates } from "#platform/limits/memory-rates.ts";
import type { Tools } from "#platform/tools.ts";
import { beginExport, deleteExport, getExport, listExports } from "./exports.service.ts";
import { sendExport } from "./files/send-export.ts";
import { answerHead, answerLink } from "./links/answer-link.ts";
import { createExportLink, listExportLinks, revokeExportLink } from "./links/export-links.ts";
import { exportLists } from "./store/chosen-list.ts";

export function registerExportRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  serveMember(contract.listExportLists, async () => exportLists(tools));

  serveMember(contract.listExports, (member) => listExports(tools, member));

  serveMember(contract.beginExport, (member, { body }) => beginExport(tools, member, body));

  serveMember(contract.getExport, (member, { params }) => getExport(tools, member, params.exportId));

  serveMember(contract.deleteExport, async (member, { params }) => {
    await deleteExport(tools, member, params.exportId);
    return undefined;
  });

  serveMember(contract.listExportLinks, (member) => listExportLinks(tools, member));

  serveMember(contract.createExportLink, (member, { body }) => createExportLink(tools, member, body));

  serveMember(contract.revokeExportLink, async (member, { params }) => {
    await revokeExportLink(tools, member, params.exportLinkId);
    return undefined;
  });

  serveFiles(app, tools);
}

const named = z.object({ token: z.string() });

/** Files and lists at addresses of their own, for whoever has the address: programs that can send no header. */
function serveFiles(app: FastifyInstance, tools: Tools): void {
  const rates = openMemoryRates(tools, "api");
  const config = { limit: "exportFiles" } as const;
  app.get("/exports/:token", { config }, (request, reply) => {
    const { token } = named.parse(request.params);
    return sendExport(tools, { token, request, reply: ofSecret(reply) });
  });
  app.get("/exports/links/:token", { config, exposeHeadRoute: false }, (request, reply) => {
    const { token } = named.parse(request.params);
    return answerLink(tools, { token, request, reply: ofSecret(reply), rates });
  });
  app.head("/exports/links/:token", { config }, (request, reply) => {
    const { token } = named.parse(request.params);
    return answerHead(tools, { token, reply: ofSecret(reply), rates });
  });
}

/** Headers of an answer whose address is a secret. */
function ofSecret(reply: FastifyReply): FastifyReply {
  return reply.headers({
    "referrer-policy": "no-referrer",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
  });
}
