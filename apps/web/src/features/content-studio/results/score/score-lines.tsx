import type { ReadinessShown } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { hundredthsText } from "#lib/figures.ts";
import { type ComparedLine, comparedLines } from "./score.rules.ts";

interface ScoreLinesProps {
  readonly after: ReadinessShown;
  /** Readiness of the old page; null of a new one. */
  readonly before: ReadinessShown | null;
}

/** Each line of the score with what was found in the draft. */
export function ScoreLines({ after, before }: ScoreLinesProps): ReactElement {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Lines of the readiness score</caption>
      <thead>
        <tr className="border-b border-border text-xs text-fg-3">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            Line
          </th>
          {before && (
            <th scope="col" className="py-1.5 pr-3 text-right font-medium">
              Old
            </th>
          )}
          <th scope="col" className="py-1.5 text-right font-medium">
            Draft
          </th>
        </tr>
      </thead>
      <tbody>
        {comparedLines(after, before).map((line) => (
          <tr key={line.id} className="border-b border-border align-top">
            <th scope="row" className="py-2 pr-3 font-normal">
              <span className="block text-fg">{line.title}</span>
              <span className="block wrap-anywhere text-fg-3">{line.found}</span>
            </th>
            {before && (
              <td className="py-2 pr-3 text-right text-fg-3 tabular-nums">{pointsText(line.before)}</td>
            )}
            <td className="py-2 text-right whitespace-nowrap tabular-nums">
              <Points line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Points({ line: { known, points, of } }: { readonly line: ComparedLine }): ReactElement {
  if (!known) return <span className="text-fg-3">Not known</span>;
  return (
    <>
      <span className="font-medium">{hundredthsText(points)}</span>
      <span className="text-fg-3"> of {of}</span>
    </>
  );
}

function pointsText(points: number | undefined): string {
  return points === undefined ? "–" : hundredthsText(points);
}
