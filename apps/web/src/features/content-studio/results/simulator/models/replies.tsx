import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { useText } from "../../text/current-text.tsx";
import { citesOurs, replyTitle } from "./model-labels.rules.ts";
import { type RepliesWanted, repliesQuery } from "./model-simulation.queries.ts";

/** Replies that the figures of a question rest on, word for word. */
export function Replies({ asked }: { readonly asked: RepliesWanted }): ReactElement {
  const { named } = useText();
  const found = useQuery(repliesQuery(named, asked));
  if (found.isPending)
    return (
      <div role="status" aria-label="Loading the replies">
        <ListSkeleton rows={3} />
      </div>
    );
  if (found.isError) return <QueryError query={found} />;
  return (
    <ul aria-label="Replies" className="space-y-3">
      {found.data.map((reply) => (
        <li key={reply.id} className="space-y-1">
          <p className={`font-medium tabular-nums ${citesOurs(reply) ? "text-pos" : "text-fg-2"}`}>
            {replyTitle(reply)}
          </p>
          <blockquote className="border-l-2 border-border-strong pl-3 whitespace-pre-line text-fg-2 wrap-anywhere">
            {reply.text ?? reply.problem}
          </blockquote>
        </li>
      ))}
    </ul>
  );
}
