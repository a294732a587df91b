import type { AnswerShown, SearchShown } from "@citelens/contract/visibility/answers";
import { Search } from "lucide-react";
import type { ReactElement } from "react";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { foundText, saysNotWhatWasFound } from "./answer-searches.rules.ts";
import { webAddress } from "./citations.rules.ts";

/** The searches of one answer in their order, each with what it found where that is known. */
export function AnswerSearches({ searches }: Pick<AnswerShown, "searches">): ReactElement {
  return (
    <section aria-label="Searches of the model" className="space-y-2">
      <h3 className="text-sm font-medium text-fg-2">What the model searched for</h3>
      <ol className="space-y-2.5">
        {searches.map((search, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be searched for twice, and the order never changes.
          <li key={index} className="flex gap-2 text-sm wrap-anywhere text-fg">
            <Search size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-fg-3" />
            <div className="min-w-0 flex-1">
              <p>{search.query ?? "It does not say what for."}</p>
              <Found found={search.found} />
            </div>
          </li>
        ))}
      </ol>
      {saysNotWhatWasFound(searches) && (
        <p className="text-sm text-fg-3">The provider does not say which search found which source.</p>
      )}
    </section>
  );
}

function Found({ found }: Pick<SearchShown, "found">): ReactElement | null {
  if (found === null) return null;
  if (found.length === 0) return <p className="text-fg-3">{foundText(found)}</p>;

  return (
    <details className="text-fg-3">
      <summary className="cursor-pointer rounded-control leading-6 hover:text-fg">{foundText(found)}</summary>
      <ul className="mt-1 space-y-1.5">
        {found.map(({ url, title, domain, kind }) => {
          const href = webAddress(url);
          const name = title ?? domain;
          return (
            <li key={url}>
              <p>
                {href === undefined ? (
                  name
                ) : (
                  <TextLink render={<ForeignAnchor href={href} />}>{name}</TextLink>
                )}
              </p>
              <p className="flex flex-wrap gap-x-3">
                <span>
                  <SoftBreaks text={domain} />
                </span>
                <Badge tone={kind === "OWNED" ? "brand" : "neutral"}>{sourceKindLabels[kind]}</Badge>
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
