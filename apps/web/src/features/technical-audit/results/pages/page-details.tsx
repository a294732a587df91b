import type { AuditPageDetails } from "@citelens/contract/content/audit-fields";
import { CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { isWebAddress } from "#lib/address/web-address.ts";
import { ForeignAnchor, NewTabMark } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { halfMeaning } from "../../audit-labels.rules.ts";
import { SeverityMark } from "../../severity-mark.tsx";
import { EvidenceList } from "../issues/evidence.tsx";
import { pageFacts } from "./page-facts.rules.ts";
import { RenderingSection } from "./rendering-section.tsx";

interface PageDetailsProps {
  readonly auditId: string;
  readonly page: AuditPageDetails;
}

/** A page's findings with their evidence, its facts, and what a browser makes of it. */
export function PageDetails({ auditId, page }: PageDetailsProps): ReactElement {
  return (
    <div className="space-y-6">
      {isWebAddress(page.url) && (
        <p className="wrap-anywhere">
          <TextLink render={<ForeignAnchor href={page.url} />}>
            {page.url} <NewTabMark />
          </TextLink>
        </p>
      )}
      <Findings page={page} />
      {page.rendering && <RenderingSection auditId={auditId} rendering={page.rendering} />}
      <Facts page={page} />
      {page.headings.length > 0 && <Headings headings={page.headings} />}
    </div>
  );
}

function Findings({ page: { findings } }: { readonly page: AuditPageDetails }): ReactElement {
  return (
    <section aria-labelledby="page-findings" className="space-y-2">
      <h3 id="page-findings" className="font-semibold">
        Findings ({findings.length})
      </h3>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-fg-2">
          <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-pos" />
          Every check of the page passed.
        </p>
      ) : (
        <ul aria-label="Findings" className="divide-y divide-border border-y border-border">
          {findings.map(({ check_id, title, severity, is_half: isHalf, ignored, evidence }) => (
            <li key={check_id} className="space-y-2 py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h4 className="min-w-0 font-medium wrap-anywhere">{title}</h4>
                <SeverityMark severity={severity} half={isHalf} />
              </div>
              {isHalf && <p className="text-sm text-fg-3">{`It ${halfMeaning(severity)}.`}</p>}
              {ignored !== null && <p className="text-sm text-fg-3">Ignored: {ignored}</p>}
              <EvidenceList label={`Evidence: ${title}`} evidence={evidence} named="not" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Facts({ page }: { readonly page: AuditPageDetails }): ReactElement {
  return (
    <section aria-labelledby="page-facts" className="space-y-2">
      <h3 id="page-facts" className="font-semibold">
        What was read
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {pageFacts(page).map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-fg-3">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const indents = ["", "", "pl-4", "pl-8", "pl-12", "pl-16", "pl-20"] as const;

function Headings({ headings }: Pick<AuditPageDetails, "headings">): ReactElement {
  return (
    <details>
      <summary className="cursor-pointer rounded-control font-semibold">Headings ({headings.length})</summary>
      <ul aria-label="Headings" className="mt-2 space-y-1 text-sm">
        {headings.map(({ level, text, line }) => (
          <li key={`${line} ${text}`} className={`wrap-anywhere ${indents[level] ?? ""}`}>
            <span className="text-fg-3">h{level}</span> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
