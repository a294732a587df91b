import type { SiteRobots } from "@citelens/contract/traffic/robots";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { NumberedLines } from "./numbered-lines.tsx";
import { readingOf } from "./robots-labels.rules.ts";
import { UsageList } from "./usage-list.tsx";

interface FileCardProps {
  readonly robots: SiteRobots;
}

/** Result of the reading, when, and what its owner should look at. */
export function FileCard({ robots }: FileCardProps): ReactElement {
  const { tone, title, meaning } = readingOf(robots);
  return (
    <Card title="Your robots.txt" hint="As our own agent got it from your site.">
      <div className="space-y-4">
        <Banner tone={tone} title={title}>
          {meaning}
        </Banner>
        <p className="text-sm text-fg-2">
          <TextLink render={<ForeignAnchor href={robots.url} />}>{robots.url}</TextLink>, read{" "}
          <Ago at={robots.fetched_at} />
        </p>
        <Problems robots={robots} />
        <UsageList robots={robots} />
        {robots.text !== "" && (
          <NumberedLines
            label="The file, line by line"
            lines={linesOf(robots.text).map((text) => ({ text }))}
            marked={new Set(robots.problems.map(({ line }) => line))}
          />
        )}
      </div>
    </Card>
  );
}

function Problems({ robots: { problems, problems_count: count } }: FileCardProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <section aria-label="Problems">
      <h3 className="font-medium">{count === 1 ? "1 thing to look at" : `${count} things to look at`}</h3>
      <ul className="mt-1 space-y-1 text-sm text-fg-2">
        {problems.map(({ code, line, message }) => (
          <li key={`${line} ${code}`}>
            {line !== null && <span className="font-medium text-fg tabular-nums">Line {line}: </span>}
            {message}
          </li>
        ))}
      </ul>
      {count > problems.length && (
        <p className="mt-1 text-sm text-fg-3">The first {problems.length} are shown.</p>
      )}
    </section>
  );
}

function linesOf(text: string): string[] {
  return text.replace(/(?:\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/);
}
