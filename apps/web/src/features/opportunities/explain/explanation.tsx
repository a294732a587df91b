import type { AnswerExplanation } from "@citelens/contract/content/explanation";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Select } from "#ui/forms/select.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { ComparedPages } from "./compared-pages.tsx";
import { explanationQuery, unreadOf } from "./explanation.queries.ts";
import { ReadPages } from "./read-pages.tsx";

/** As long as the server may read pages of one answer. */
const readingMs = 120_000;

interface ExplanationProps {
  readonly answerId: string;
  readonly loading: ReactNode;
}

export function Explanation({ answerId, loading }: ExplanationProps): ReactNode {
  const workspaceId = useWorkspaceId();
  const [isReading, setReading] = useState(false);
  const found = useQuery(explanationQuery(workspaceId, answerId, { isReading }));
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setReading(false), readingMs);
    return () => clearTimeout(timer);
  }, [isReading]);

  if (found.isPending) return loading;
  if (!found.data) return <QueryError query={found} />;
  const unread = unreadOf(found.data);
  return (
    <div className="space-y-5">
      <Reasons explanation={found.data} />
      {unread > 0 && (
        <ReadPages
          answerId={answerId}
          unread={unread}
          isReading={isReading}
          onRead={() => setReading(true)}
        />
      )}
      <Comparison explanation={found.data} />
    </div>
  );
}

interface PartProps {
  readonly explanation: AnswerExplanation;
}

function Reasons({ explanation }: PartProps): ReactElement {
  const { standing_text: standing, reasons, opportunity_id: opportunity } = explanation;
  const projectId = useWorkspaceId();
  return (
    <div className="space-y-2">
      <p className="font-medium wrap-anywhere">{standing}</p>
      <ul aria-label="What the texts tell" className="list-disc space-y-1 pl-5 text-fg-2">
        {reasons.map(({ code, text }) => (
          <li key={code} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {opportunity !== null && (
        <TextLink
          render={
            <Link
              to="/workspaces/$projectId/opportunities"
              params={{ projectId }}
              search={{ opportunity, period: "90d" }}
            />
          }
        >
          See the opportunity of this query
        </TextLink>
      )}
    </div>
  );
}

/** By one of its questions, yours beside those that are cited. */
function Comparison({ explanation: { questions, own, cited } }: PartProps): ReactElement {
  const [at, setAt] = useState(0);
  const options = questions.map((text, index) => ({
    value: String(index),
    label: index === 0 ? `The query: ${text}` : `A search: ${text}`,
  }));
  return (
    <div className="space-y-4">
      {options.length > 1 && (
        <Select
          label="Compared by"
          options={options}
          value={String(at)}
          onChange={(value) => setAt(Number(value))}
        />
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <ComparedPages
          title="Your pages"
          pages={own}
          question={at}
          empty="None of your pages that were read says anything of this query."
        />
        <ComparedPages
          title="Pages it cites"
          pages={cited}
          question={at}
          empty="This answer cites no page of others."
        />
      </div>
    </div>
  );
}
