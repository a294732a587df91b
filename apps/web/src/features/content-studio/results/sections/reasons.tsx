import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { useText } from "../text/current-text.tsx";
import { PartOfSection } from "../text/part-of-section.tsx";

/** Why a section was changed, and after which page. */
export function Reasons({ changes }: Pick<OptimizationSection, "changes">): ReactElement | null {
  const { optimization } = useText();
  if (changes.length === 0) return null;
  return (
    <PartOfSection title="Why it was changed">
      <ul className="space-y-1.5 text-sm">
        {changes.map(({ reason, source_id: sourceId, quote }) => {
          const source = optimization.sources.find(({ id }) => id === sourceId);
          return (
            <li key={`${reason} ${sourceId} ${quote}`} className="wrap-anywhere">
              {reason}
              {quote !== null && (
                <>
                  {" "}
                  <q className="text-fg-2">{quote}</q>
                </>
              )}{" "}
              {source && <ForeignLink url={source.url} name={source.title || source.url} />}
            </li>
          );
        })}
      </ul>
    </PartOfSection>
  );
}
