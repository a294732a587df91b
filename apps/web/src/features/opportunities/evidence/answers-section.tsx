import type { EvidenceAnswer, Opportunity } from "@citelens/contract/content/opportunities";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Section } from "./section.tsx";

/** Answers that show it best, each a link away. */
export function AnswersSection({ opportunity }: { readonly opportunity: Opportunity }): ReactElement | null {
  const { evidence, queries } = opportunity;
  if (evidence.answers.length === 0) return null;
  const textOf = new Map(queries.map(({ query_id, text }) => [query_id, text]));
  return (
    <Section title="Answers behind it" hint="Those that show it best, of all that were counted.">
      <ul aria-label="Answers" className="divide-y divide-border border-y border-border">
        {evidence.answers.map((answer) => (
          <AnswerItem
            key={answer.answer_id}
            answer={answer}
            query={queries.length > 1 ? textOf.get(answer.query_id) : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}

interface AnswerItemProps {
  readonly answer: EvidenceAnswer;
  /** Where there are several. */
  readonly query: string | undefined;
}

function AnswerItem({ answer, query }: AnswerItemProps): ReactElement {
  const projectId = useWorkspaceId();
  const { answer_id: id, query_id: queryId, display_name: model, created, negative } = answer;
  return (
    <li className="space-y-1 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <TextLink
          render={
            <Link
              to="/workspaces/$projectId/insight/conversations/$queryId"
              params={{ projectId, queryId }}
              hash={`answer-${id}`}
            />
          }
        >
          <VisuallyHidden>Answer of </VisuallyHidden>
          {model}
        </TextLink>
        <span className="text-sm text-fg-3">
          <Ago at={created} />
        </span>
      </p>
      {query !== undefined && <p className="text-sm wrap-anywhere text-fg-2">{query}</p>}
      <p className="flex flex-wrap gap-x-4 gap-y-0.5">
        <Badge tone={answer.names_you ? "pos" : "neutral"}>
          {answer.names_you ? "Names you" : "Does not name you"}
        </Badge>
        {answer.names_competitor && <Badge tone="warn">Names competitors</Badge>}
        {answer.cites_you && <Badge tone="pos">Cites you</Badge>}
      </p>
      {negative && (
        <blockquote className="border-l-2 border-neg pl-3 text-sm wrap-anywhere text-fg-2">
          {negative.sentence}{" "}
          <span className="text-fg-3">
            ({negative.basis === "JUDGED" ? "judged" : "estimated from words"})
          </span>
        </blockquote>
      )}
    </li>
  );
}
