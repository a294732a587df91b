import { severities } from "@citelens/contract/content/audit-words";
import { z } from "zod";
import { auditsOf, listIssues } from "#features/technical-audit/show/public.ts";
import { countFigure, line, numberText, paths, percent } from "./card.rules.ts";
import { lookTool } from "./looked.ts";

const looked = 10;
const shown = 8;

export const auditIssues = lookTool({
  name: "audit_issues",
  label: "Look at the newest technical audit",
  description:
    "What the newest audit of the website found: its score, and the issues that cost most, each with how many pages it is on.",
  input: z.object({ severity: z.enum(severities).optional() }),
  look: async (tools, member, { severity }) => {
    const links = paths(member.workspaceId);
    const { rows: audits } = await auditsOf(tools, member, { scope: "SITE", limit: looked, offset: 0 });
    const audit = audits.find(({ status, is_whole: isWhole }) => status === "DONE" && isWhole);
    if (!audit)
      return {
        card: {
          title: "No audit of the website is done yet",
          figures: [],
          lines: ["Start one to see what keeps AI agents from reading the site."],
          links: [{ label: "Technical Audit", href: links.audits }],
        },
      };
    const issues = await listIssues(tools, member, {
      auditId: audit.id,
      query: { page: 1, page_size: shown, state: "open", ...(severity && { severity: [severity] }) },
      url: "/",
    });
    return {
      card: {
        title: `Audit of ${audit.created.slice(0, 10)}`,
        figures: [
          {
            label: "Score",
            value: audit.score === null ? "none" : numberText(audit.score),
            note: `of 100, ${audit.coverage.read} pages read`,
          },
          countFigure("Issues", issues.count),
        ],
        lines: issues.results.map(({ title, severity: how, pages, share }) =>
          line(`${title} (${how}): ${pages} pages, ${percent(share)} of those that it applies to`),
        ),
        links: [{ label: "Audit results", href: links.audit(audit.id) }],
      },
      more: issues.results.map(({ title, why }) => line(`${title}: ${why}`, 400)),
    };
  },
});
