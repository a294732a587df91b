import type { Gap } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { PartOfSection } from "../text/part-of-section.tsx";
import { gapFacts } from "./gap-labels.rules.ts";

/** Gaps that a section must cover, with the passages of cited pages that do. */
export function MustCover({ gaps }: { readonly gaps: readonly Gap[] }): ReactElement | null {
  if (gaps.length === 0) return null;
  return (
    <PartOfSection title="Must cover">
      <ul className="divide-y divide-border border-y border-border">
        {gaps.map((gap) => (
          <li key={gap.id} className="space-y-1.5 py-2.5">
            <p className="font-medium wrap-anywhere">{gap.text}</p>
            <p className="text-sm text-fg-3 tabular-nums">{gapFacts(gap).join(" · ")}</p>
            {gap.quotes.map(({ source_id, url, heading, text }) => (
              <blockquote
                key={`${source_id} ${heading} ${text}`}
                cite={url}
                className="border-l-2 border-border-strong pl-3 text-sm text-fg-2"
              >
                {heading !== "" && <p className="font-medium wrap-anywhere">{heading}</p>}
                <p className="wrap-anywhere">{text}</p>
                <ForeignLink url={url} />
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </PartOfSection>
  );
}
