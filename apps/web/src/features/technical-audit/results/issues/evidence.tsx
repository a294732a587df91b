import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { isWebAddress } from "#lib/address/web-address.ts";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { pathOf } from "../../audit-figures.rules.ts";

interface EvidenceListProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly evidence: readonly AuditEvidence[];
  /** Whether each proof names its page; not where all are of one that is named above. */
  readonly named: "by page" | "not";
}

/** Evidence for a finding: what stands there, what should, and the line or header itself. */
export function EvidenceList({ label, evidence, named }: EvidenceListProps): ReactElement {
  return (
    <ul aria-label={label} className="space-y-3">
      {evidence.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: proofs have no other key, and keep their places
        <li key={index} className="space-y-1.5">
          {named === "by page" && <PageName url={one.url} />}
          <Proof evidence={one} />
        </li>
      ))}
    </ul>
  );
}

function PageName({ url }: { readonly url: string }): ReactElement {
  if (!isWebAddress(url)) return <p className="text-sm wrap-anywhere">{url}</p>;
  return (
    <p className="text-sm wrap-anywhere">
      <TextLink render={<ForeignAnchor href={url} title={url} />}>{pathOf(url)}</TextLink>
    </p>
  );
}

function Proof({
  evidence: { found, wanted, line, quote },
}: {
  readonly evidence: AuditEvidence;
}): ReactElement {
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
        <dt className="text-fg-3">Found</dt>
        <dd className="wrap-anywhere">{found}</dd>
        <dt className="text-fg-3">Wanted</dt>
        <dd className="wrap-anywhere text-fg-2">{wanted}</dd>
      </dl>
      {quote !== null && (
        <div className="overflow-hidden rounded-control border border-border bg-surface-2">
          {line !== null && (
            <p className="border-b border-border px-2.5 py-1 text-xs text-fg-3 tabular-nums">Line {line}</p>
          )}
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll and must be reachable
            tabIndex={0}
            className="max-h-40 overflow-auto contain-inline-size px-2.5 py-2 font-mono text-xs focus-visible:-outline-offset-2"
          >
            <code>{quote}</code>
          </pre>
        </div>
      )}
    </>
  );
}
