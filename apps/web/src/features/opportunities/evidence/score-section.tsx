import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { ReactElement } from "react";
import { exactText, signed } from "#lib/figures.ts";
import { EffortLabel } from "../marks/effort-label.tsx";
import { impactLabels } from "../opportunity-labels.rules.ts";
import { explainedParts, tenthOf } from "../score-parts.rules.ts";
import { Section } from "./section.tsx";

/** The score, and what adds up to it. */
export function ScoreSection({ opportunity }: { readonly opportunity: Opportunity }): ReactElement {
  const { score, impact, effort, queries } = opportunity;
  return (
    <Section
      title="Score taken apart"
      hint={
        queries.length > 1
          ? "The first three are those of its strongest query, weighed by its priority, and in full from 10 answers on."
          : "Weighed by the query’s priority, and in full from 10 answers on."
      }
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Points of the score</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {explainedParts(opportunity).map(({ key, label, meaning, points }) => (
            <tr key={key} className="border-b border-border align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                <span className="block text-fg">{label}</span>
                <span className="block text-fg-3">{meaning}</span>
              </th>
              <td className="py-2 text-right tabular-nums">
                {points < 0 ? signed(points) : exactText(points)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="align-top">
            <th scope="row" className="py-2 pr-4 font-medium">
              Score: {impactLabels[impact].toLowerCase()} impact
              <span className="block font-normal text-fg-2">
                Effort: <EffortLabel effort={effort} />
              </span>
            </th>
            <td className="py-2 text-right font-semibold tabular-nums">{exactText(tenthOf(score))}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}
