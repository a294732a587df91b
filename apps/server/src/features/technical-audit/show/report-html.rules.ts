import { escapedHtml } from "@citelens/contract/base/html";
import type { AccessAgent, Audit, AuditEvidence, AuditIssue } from "@citelens/contract/content/audit-fields";
import {
  type AuditCategory,
  type CheckId,
  checkIds,
  type EvidenceGrade,
} from "@citelens/contract/content/audit-words";
import { checkWordsOf } from "../checks/verdict/check-words.rules.ts";
import { bandOf } from "../checks/verdict/scores.rules.ts";

export interface Report {
  readonly audit: Audit;
  readonly issues: readonly AuditIssue[];
  readonly agents: readonly AccessAgent[];
  /** The agency in whose look it is; the product's own where there is none. */
  readonly by:
    | { readonly name: string; readonly colour: string; readonly logoUrl: string | null }
    | undefined;
}

const product = { name: "Citelens", colour: "#3a49d0", logoUrl: null } as const;

const categoryNames: Readonly<Record<AuditCategory, string>> = {
  access: "Access",
  javascript: "JavaScript",
  structure: "Structure",
  trust: "Trust",
  links: "Links",
  speed: "Speed",
};

const gradeWords: Readonly<Record<EvidenceGrade, string>> = {
  a: "measured in trials",
  b: "documented by search engines or AI vendors",
  c: "a convention of the web",
};

/** A report that stands by itself: no script, nothing loaded but the agency's logo, ready to print. */
export function reportHtml({ audit, issues, agents, by = product }: Report): string {
  const day = audit.created.slice(0, 10);
  const title = `Technical audit of ${audit.url}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:">
<title>${escapedHtml(title)}</title>
<style>${style(by.colour)}</style>
</head>
<body>
<header>${by.logoUrl === null ? `<p class="by">${escapedHtml(by.name)}</p>` : `<img src="${escapedHtml(by.logoUrl)}" alt="${escapedHtml(by.name)}" height="32">`}
<h1>${escapedHtml(title)}</h1>
<p>${escapedHtml(day)} · ${number(audit.coverage.read)} of ${number(audit.coverage.known)} known pages read${audit.cut === null ? "" : ` · ${escapedHtml(audit.cut)}`}</p></header>
${summary(audit)}
<h2>Issues</h2>
${issues.length === 0 ? "<p>Everything that was checked has passed.</p>" : issues.map(issueSection).join("\n")}
<h2>Agent access</h2>
${agents.length === 0 ? "<p>Nothing is known of agents.</p>" : agentTable(agents)}
${method(audit)}
</body>
</html>
`;
}

function summary({ score, site_score, pages_score, categories, counts }: Audit): string {
  const cells = [
    ["Score", score === null ? "–" : `${Math.round(score)} (${bandOf(score)})`],
    ["Site", points(site_score)],
    ["Pages", points(pages_score)],
    ["Blockers", String(counts.blocker)],
    ["High", String(counts.high)],
    ["Medium", String(counts.medium)],
    ["Low", String(counts.low)],
    ...categories.map(({ id, score: own }) => [categoryNames[id], points(own)]),
  ];
  return `<dl class="summary">${cells.map(([name, value]) => `<div><dt>${escapedHtml(name ?? "")}</dt><dd>${escapedHtml(value ?? "")}</dd></div>`).join("")}</dl>`;
}

function points(score: number | null): string {
  return score === null ? "–" : String(Math.round(score));
}

function issueSection(issue: AuditIssue): string {
  return `<section><h3><span class="${issue.severity}">${escapedHtml(issue.severity)}</span> ${escapedHtml(issue.title)}</h3>
<p>${escapedHtml(issue.why)} <em>Evidence: ${escapedHtml(gradeWords[issue.grade])}.</em></p>
<p>${number(issue.pages)} ${issue.pages === 1 ? "finding" : "findings"}, ${issue.share} % of what it applies to, since ${escapedHtml(issue.since.slice(0, 10))}</p>
<ul>${issue.sample.map(evidenceItem).join("")}</ul></section>`;
}

function evidenceItem({ url, found, wanted, line, quote }: AuditEvidence): string {
  const where = line === null ? "" : `, line ${line}`;
  return `<li><span class="url">${escapedHtml(url)}${where}</span><br>Found: ${escapedHtml(found)}<br>Wanted: ${escapedHtml(wanted)}${quote === null ? "" : `<br><code>${escapedHtml(quote)}</code>`}</li>`;
}

function agentTable(agents: readonly AccessAgent[]): string {
  const rows = agents.map(
    ({ token, operator, is_training, says, visits }) =>
      `<tr><td>${escapedHtml(token)}</td><td>${escapedHtml(operator)}</td><td>${is_training ? "training" : "answers"}</td><td>${number(visits.verified + visits.unverified)}</td><td>${escapedHtml(says)}</td></tr>`,
  );
  return `<table><thead><tr><th>Agent</th><th>Operator</th><th>For</th><th>Visits in 30 days</th><th>Conclusion</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function method({ not_checked }: Audit): string {
  const checks = checkIds.map((id: CheckId) => {
    const { title, severity, grade } = checkWordsOf(id);
    return `<li>${escapedHtml(title)} (${escapedHtml(severity)}, ${escapedHtml(gradeWords[grade])})</li>`;
  });
  const left = not_checked.map(
    ({ check_id, reason }) => `<li>${escapedHtml(checkWordsOf(check_id).title)}: ${escapedHtml(reason)}</li>`,
  );
  return `<section class="method"><h2>Method</h2>
<p>A page’s score is what is left of 100 points after each failed check has taken its weight: blocker 10, high 5, medium 3, low 1; half of it where the check failed by half. A failed blocker leaves 50 at most. Pages weigh more the more AI agents read them in 30 days and the more answers cited them in 90. The score is 40 % the site’s and 60 % the pages’; a failed blocker of the site leaves 40 at most. What could not be checked is left out of the score and named here.</p>
${left.length === 0 ? "" : `<h3>Not checked</h3><ul>${left.join("")}</ul>`}
<h3>Checks</h3><ul class="checks">${checks.join("")}</ul></section>`;
}

function number(value: number): string {
  return value.toLocaleString("en");
}

function style(colour: string): string {
  const own = /^#[0-9a-f]{6}$/i.test(colour) ? colour : product.colour;
  return `body{font:14px/1.5 system-ui,sans-serif;color:#16171d;max-width:56rem;margin:2rem auto;padding:0 1rem}
h1{font-size:22px;line-height:1.3;overflow-wrap:anywhere}h2{font-size:17px;border-top:2px solid ${own};padding-top:.75rem;margin-top:2rem}h3{font-size:15px}
.by{color:${own};font-weight:600}.summary{display:grid;grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:.5rem}.summary div{border:1px solid #e3e4ea;border-radius:8px;padding:.5rem .75rem}dt{color:#4a4d5a;font-size:12px}dd{margin:0;font-weight:600}
.blocker,.high{color:#c0341d}.medium{color:#8f5f00}.low,.info{color:#4a4d5a}h3 span{text-transform:capitalize;font-size:12px}
.url,code{overflow-wrap:anywhere}code{background:#f1f1f5;padding:.1rem .3rem;font-size:12px}table{border-collapse:collapse;width:100%}th,td{text-align:left;border-bottom:1px solid #e3e4ea;padding:.35rem .5rem;vertical-align:top}
.checks{columns:2;font-size:12px}section{break-inside:avoid}.method{break-before:page;break-inside:auto}@page{margin:18mm}`;
}
