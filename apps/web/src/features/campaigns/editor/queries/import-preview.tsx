import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import type { ReactElement } from "react";
import { codeName } from "#lib/code-name.ts";
import { counted } from "#lib/figures.ts";
import { Badge } from "#ui/text/badge.tsx";
import type { ReadQueries } from "./query-import.rules.ts";

interface ImportPreviewProps {
  readonly read: ReadQueries;
  /** The text was longer than the limit. */
  readonly isCut: boolean;
}

const previewRows = 8;

/** Queries that will be added, and what will not and why. */
export function ImportPreview({ read, isCut }: ImportPreviewProps): ReactElement {
  const { queries, problems } = read;
  return (
    <div className="space-y-3">
      <div role="status" className="space-y-1 text-sm">
        <p className="font-medium">{counted(queries.length, "query", "queries")} to add</p>
        {notesOf(read, isCut).map((note) => (
          <p key={note} className="text-warn">
            {note}
          </p>
        ))}
      </div>
      {queries.length > 0 && (
        <ol className="divide-y divide-border rounded-popup border border-border text-sm">
          {queries.slice(0, previewRows).map(({ key, text, country, language, branded }) => (
            <li key={key} className="flex items-baseline justify-between gap-3 px-3 py-1.5">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <span className="flex shrink-0 gap-2 text-fg-3">
                {country !== null && <span>{codeName("region", country)}</span>}
                {language !== null && <span>{codeName("language", language)}</span>}
                {branded && <Badge tone="brand">Branded</Badge>}
              </span>
            </li>
          ))}
          {queries.length > previewRows && (
            <li className="px-3 py-1.5 text-fg-3">and {queries.length - previewRows} more</li>
          )}
        </ol>
      )}
      {problems.length > 0 && (
        <ul aria-label="Lines that were left out" className="max-h-32 overflow-y-auto text-sm text-neg">
          {problems.map(({ line, sentence }) => (
            <li key={line}>
              Line {line}: {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function notesOf({ duplicates, beyondLimit, problems }: ReadQueries, isCut: boolean): readonly string[] {
  return [
    ...(duplicates > 0 ? [`${counted(duplicates, "duplicate")} left out`] : []),
    ...(beyondLimit > 0
      ? [
          `${counted(beyondLimit, "query", "queries")} left out: a campaign may have at most ${campaignLimits.queries}`,
        ]
      : []),
    ...(problems.length > 0 ? [`${counted(problems.length, "line")} with mistakes left out`] : []),
    ...(isCut ? ["The text is too long: only its beginning was read"] : []),
  ];
}
