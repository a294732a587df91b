import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { ReactElement } from "react";
import { counted, percent, signed } from "#lib/figures.ts";
import { Section } from "./section.tsx";
import { ShareRow } from "./share-row.tsx";

/** Figures of answers, as shares with their intervals. */
export function FiguresSection({ opportunity }: { readonly opportunity: Opportunity }): ReactElement {
  const { figures, evidence } = opportunity;
  const { page_fit: fit, n } = figures;
  const { change, negative, agent_visits: visits, pages_read: read } = evidence;
  return (
    <Section title="Figures" hint={`Of ${counted(n, "answer")}, with the 95 % interval of each.`}>
      <dl className="divide-y divide-border border-y border-border">
        <ShareRow label="Name you" share={figures.visibility} of="client" />
        <ShareRow label="Name a competitor" share={figures.competitors} of="competitors" />
        <ShareRow label="Cite anything" share={figures.citing} />
        <ShareRow label="Of these, cite you" share={figures.content_authority} of="client" />
        {change && <ShareRow label="Cited you in the period before" share={change.before} of="client" />}
        {negative && <ShareRow label="Of those that name you, speak badly of you" share={negative} />}
      </dl>
      <ul className="space-y-1 text-sm text-fg-2">
        {change && (
          <li>
            Over what both periods share, citations changed by {signed(-Math.abs(change.points))} points.
          </li>
        )}
        {negative && <li>{judgedText(negative)}</li>}
        {fit !== null && <li>Your best page holds {percent(fit)} of what is asked.</li>}
        {visits !== null && <li>AI agents read the page {counted(visits, "time")} in 30 days.</li>}
        {read !== null && read > 0 && (
          <li>{counted(read, "page")} of the site were read; none of them names you.</li>
        )}
      </ul>
    </Section>
  );
}

function judgedText({ hits, judged }: { readonly hits: number; readonly judged: number }): string {
  if (judged === 0) return "Their tone is estimated from words.";
  return judged === hits
    ? "A judge has rated the tone of all of them."
    : `A judge has rated the tone of ${judged}; of the others it is estimated from words.`;
}
