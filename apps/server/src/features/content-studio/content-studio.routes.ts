import * as contract from "@citelens/contract/content/content-studio";
import { optimizationRevision, optimizationSection } from "@citelens/contract/content/optimization-fields";
import { getOptimizationPlan } from "@citelens/contract/content/plan";
import { simulationReply } from "@citelens/contract/content/preference-fields";
import { simulation } from "@citelens/contract/content/simulation-fields";
import type { FastifyInstance } from "fastify";
import { memberRoutes, serveMemberStream } from "#features/workspaces/members/public.ts";
import { figuresOrFile } from "#platform/files/card-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import { createOptimization, deleteOptimization, updateOptimization } from "./drafts.ts";
import { exportOptimization } from "./files/export-optimization.ts";
import { getPlan } from "./plan/plan.ts";
import { getEffect } from "./publish/effect.ts";
import { publishOptimization } from "./publish/publish.ts";
import {
  expectOptimization,
  exportOptimizations,
  getOptimization,
  listOptimizations,
} from "./show/optimizations.ts";
import { showOptimization } from "./show/shown-optimization.ts";
import { getSummary } from "./show/summary.ts";
import {
  estimateSimulation,
  getSimulation,
  isEnded,
  listSimulationReplies,
  listSimulations,
  startSimulation,
} from "./simulate/simulations.ts";
import { isWorking } from "./store/status.rules.ts";
import { approveOptimization } from "./text/approve.ts";
import { attachSource, vouchFor } from "./text/claims.ts";
import { listRevisions, restoreRevision } from "./text/revisions.ts";
import { listSections, updateSection } from "./text/sections.ts";
import { cancelOptimization, generateOptimization } from "./work/generate.ts";

const lookEveryMs = 1_000;

export function registerContentStudioRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const named = (what: string): string => fileName(what, {}, tools.now());
  const generations = openLimit(tools, "optimizationGenerations");
  const attachments = openLimit(tools, "sourceAttachments");

  serveMember(contract.listOptimizations, async (member, { query, url }) => {
    if (query.format !== "json") return exportOptimizations(tools, member, query);
    return listOptimizations(tools, member, { query, url });
  });
  serveMember(getOptimizationPlan, async (member, { query }) =>
    figuresOrFile(await getPlan(tools, member, query.month), { query, name: named("plan") }),
  );
  serveMember(contract.createOptimization, (member, { body }) => createOptimization(tools, member, body));
  serveMember(contract.getOptimization, (member, { params }) =>
    getOptimization(tools, member, params.optimizationId),
  );
  serveMember(contract.updateOptimization, (member, { params, body }) =>
    updateOptimization(tools, member, { id: params.optimizationId, changes: body }),
  );
  serveMember(contract.deleteOptimization, async (member, { params }) => {
    await deleteOptimization(tools, member, params.optimizationId);
    return undefined;
  });

  serveMember(contract.generateOptimization, async (member, { params, body }) => {
    await generations.take(member.workspaceId);
    return generateOptimization(tools, member, { id: params.optimizationId, ...body });
  });
  serveMember(contract.cancelOptimization, (member, { params }) =>
    cancelOptimization(tools, member, params.optimizationId),
  );
  serveMemberStream(app, tools, contract.watchOptimization, {
    everyMs: lookEveryMs,
    look: async (member, { optimizationId }) => {
      const row = await expectOptimization(tools, member, optimizationId);
      const data = await showOptimization(tools, member, row);
      return { event: { name: "optimization", data }, isLast: !isWorking(row.status) };
    },
  });

  serveMember(contract.listSections, async (member, { params, query }) => {
    const saved = { query, name: named("sections"), item: optimizationSection };
    return wholeOrFile(await listSections(tools, member, params.optimizationId), saved, (all) => all);
  });
  serveMember(contract.updateSection, (member, { params, body }) =>
    updateSection(tools, member, {
      id: params.optimizationId,
      sectionId: params.sectionId,
      changes: body,
    }),
  );
  serveMember(contract.updateClaim, async (member, { params, body }) => {
    const named = { id: params.optimizationId, claimId: params.claimId };
    if (body.source_url === undefined)
      return vouchFor(tools, member, { ...named, isVouched: body.vouched ?? false });
    await attachments.take(member.workspaceId);
    return attachSource(tools, member, { ...named, url: body.source_url });
  });
  serveMember(contract.approveOptimization, (member, { params }) =>
    approveOptimization(tools, member, params.optimizationId),
  );
  serveMember(contract.publishOptimization, (member, { params, body }) =>
    publishOptimization(tools, member, { id: params.optimizationId, ...body }),
  );
  serveMember(contract.getOptimizationSummary, async (member, { query }) =>
    figuresOrFile(await getSummary(tools, member), { query, name: named("optimizations-summary") }),
  );
  serveMember(contract.getEffect, (member, { params }) => getEffect(tools, member, params.optimizationId));
  serveMember(contract.listRevisions, async (member, { params, query }) => {
    const saved = { query, name: named("revisions"), item: optimizationRevision };
    return wholeOrFile(await listRevisions(tools, member, params.optimizationId), saved, (all) => all);
  });
  serveMember(contract.restoreRevision, (member, { params }) =>
    restoreRevision(tools, member, { id: params.optimizationId, revisionId: params.revisionId }),
  );
  serveMember(contract.exportOptimization, (member, { params, query }) =>
    exportOptimization(tools, member, { id: params.optimizationId, format: query.format }),
  );
  registerSimulationRoutes(app, tools);
}

function registerSimulationRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const named = (what: string): string => fileName(what, {}, tools.now());
  const simulations = openLimit(tools, "simulations");

  serveMember(contract.startSimulation, async (member, { params, body }) => {
    await simulations.take(member.workspaceId);
    return startSimulation(tools, member, { id: params.optimizationId, asked: body });
  });
  serveMember(contract.estimateSimulation, (member, { params, body }) =>
    estimateSimulation(tools, member, { id: params.optimizationId, asked: body }),
  );
  serveMember(contract.listSimulationReplies, async (member, { params, query }) => {
    const { format: _, ...wanted } = query;
    const of = { optimizationId: params.optimizationId, id: params.simulationId };
    const replies = await listSimulationReplies(tools, member, { named: of, wanted });
    return wholeOrFile(replies, { query, name: named("replies"), item: simulationReply }, (all) => all);
  });
  serveMember(contract.listSimulations, async (member, { params, query }) => {
    const saved = { query, name: named("simulations"), item: simulation };
    return wholeOrFile(await listSimulations(tools, member, params.optimizationId), saved, (all) => all);
  });
  serveMember(contract.getSimulation, (member, { params: { optimizationId, simulationId } }) =>
    getSimulation(tools, member, { optimizationId, id: simulationId }),
  );
  serveMemberStream(app, tools, contract.watchSimulation, {
    everyMs: lookEveryMs,
    look: async (member, { optimizationId, simulationId }) => {
      const data = await getSimulation(tools, member, { optimizationId, id: simulationId });
      return { event: { name: "simulation", data }, isLast: isEnded(data) };
    },
  });
}
