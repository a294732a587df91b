import type { SiteRobots } from "@citelens/contract/traffic/robots";
import type { ReactElement } from "react";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { agentsText, usageLineText } from "./usage-labels.rules.ts";

interface UsageListProps {
  readonly robots: Pick<SiteRobots, "usage" | "licenses">;
}

/** Statements of the file about the use of texts, line by line. */
export function UsageList({ robots: { usage, licenses } }: UsageListProps): ReactElement | null {
  if (usage.length + licenses.length === 0) return null;
  return (
    <section aria-label="Use of your texts">
      <h3 className="font-medium">Use of your texts</h3>
      <ul className="mt-1 space-y-1 text-sm text-fg-2">
        {usage.map((line) => (
          <li key={line.line}>
            <Line number={line.line} />
            {usageLineText(line)}
          </li>
        ))}
        {licenses.map(({ line, url, agents }) => (
          <li key={line}>
            <Line number={line} />
            {agentsText(agents)}, on the terms of{" "}
            <TextLink render={<ForeignAnchor href={url} />}>{url}</TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-fg-3">
        Such lines ask; they keep no agent from reading. Few operators say that they heed them.
      </p>
    </section>
  );
}

function Line({ number }: { readonly number: number }): ReactElement {
  return <span className="font-medium text-fg tabular-nums">Line {number}: </span>;
}
