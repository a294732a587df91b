import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { jobErrorsQuery } from "./jobs.queries.ts";

interface JobErrorsProps {
  readonly queue: string | undefined;
  /** The one that is listed alone. */
  readonly error: string | undefined;
}

/** How often which error is among the failed jobs; each leads to its jobs. Nothing where it would say nothing. */
export function JobErrors({ queue, error }: JobErrorsProps): ReactElement | null {
  const { data } = useQuery(jobErrorsQuery(queue));
  if (!data || data.results.length === 0) return null;
  return (
    <ul aria-label="Errors" className="flex flex-col gap-1 text-sm">
      {data.results.map((group) => (
        <li key={group.error} className="wrap-anywhere">
          {countText(group.jobs)} ×{" "}
          {group.error === error ? (
            <strong className="font-medium">{group.error}</strong>
          ) : (
            <TextLink
              render={<Link to="/admin/jobs" search={{ ...(queue && { queue }), error: group.error }} />}
            >
              {group.error}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
