import { runningStatuses } from "@citelens/contract/content/audit-words";
import * as contract from "@citelens/contract/content/technical-audit";
import type { FastifyInstance } from "fastify";
import { memberRoutes, serveMemberStream } from "#features/workspaces/members/public.ts";
import { figuresOrFile } from "#platform/files/card-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import { changeAuditSettings, getAuditSettings } from "./audit-settings.ts";
import { recheckIssue } from "./recheck.ts";
import { cancelAudit, deleteAudit, startAudit } from "./run-audit.ts";
import { getAccess, getAudit, listAudits } from "./show/audits.ts";
import { compareAudits } from "./show/compare.ts";
import { exportAudit } from "./show/export.ts";
import { exportIssuePages, exportIssues, getFix, listIssuePages, listIssues } from "./show/issues.ts";
import { exportPages, getPage, listPages } from "./show/pages.ts";

const lookEveryMs = 1_000;
const running: ReadonlySet<string> = new Set(runningStatuses);

export function registerTechnicalAuditRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const pageAudits = openLimit(tools, "pageAudits");
  const rechecks = openLimit(tools, "auditRechecks");

  serveMember(contract.startAudit, (member, { body }) => startAudit(tools, member, { body, pageAudits }));
  serveMember(contract.listAudits, (member, asked) => listAudits(tools, member, asked));
  serveMember(contract.getAudit, (member, { params }) => getAudit(tools, member, params.auditId));
  serveMember(contract.deleteAudit, async (member, { params }) => {
    await deleteAudit(tools, member, params.auditId);
    return undefined;
  });
  serveMember(contract.cancelAudit, (member, { params }) => cancelAudit(tools, member, params.auditId));
  serveMemberStream(app, tools, contract.watchAudit, {
    everyMs: lookEveryMs,
    look: async (member, { auditId }) => {
      const audit = await getAudit(tools, member, auditId);
      return { event: { name: "audit", data: audit }, isLast: !running.has(audit.status) };
    },
  });

  serveMember(contract.listAuditIssues, async (member, { params: { auditId }, query, url }) => {
    if (query.format !== "json") return exportIssues(tools, member, { auditId, query });
    return listIssues(tools, member, { auditId, query, url });
  });
  serveMember(contract.listIssuePages, async (member, { params, query, url }) => {
    if (query.format !== "json") return exportIssuePages(tools, member, { ...params, query });
    return listIssuePages(tools, member, { ...params, query, url });
  });
  serveMember(contract.getIssueFix, (member, { params, query }) =>
    getFix(tools, member, { ...params, pageId: query.page }),
  );
  serveMember(contract.recheckIssue, (member, { params, body }) =>
    recheckIssue(tools, member, { ...params, pageIds: body.page_ids, limit: rechecks }),
  );
  serveMember(contract.listAuditPages, async (member, { params: { auditId }, query, url }) => {
    if (query.format !== "json") return exportPages(tools, member, { auditId, query });
    return listPages(tools, member, { auditId, query, url });
  });
  serveMember(contract.getAuditPage, (member, { params }) => getPage(tools, member, params));
  serveMember(contract.getAuditAccess, async (member, { params, query }) => {
    const name = fileName("audit-access", {}, tools.now());
    return figuresOrFile(await getAccess(tools, member, params.auditId), { query, name });
  });
  serveMember(contract.compareAudits, async (member, { params, query }) => {
    const name = fileName("audit-changes", {}, tools.now());
    const compared = await compareAudits(tools, member, { auditId: params.auditId, withId: query.with });
    return figuresOrFile(compared, { query, name });
  });
  serveMember(contract.exportAudit, (member, { params, query }) =>
    exportAudit(tools, member, { auditId: params.auditId, format: query.format }),
  );

  serveMember(contract.getAuditSettings, (member) => getAuditSettings(tools, member));
  serveMember(contract.updateAuditSettings, (member, { body }) => changeAuditSettings(tools, member, body));
}
