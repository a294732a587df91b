import type { AdPlacement } from "@citelens/contract/content/ads-network";
import { type ReactElement, useState } from "react";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/frame/card.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { type AdPlatform, adPlatforms, snippetsOf } from "./snippets.ts";

interface SnippetsCardProps {
  readonly placements: readonly AdPlacement[];
  /** The website's address. */
  readonly site: string;
}

/** The code of a placement for the website's platform. */
export function SnippetsCard({ placements, site }: SnippetsCardProps): ReactElement {
  const [key, setKey] = useState(placements[0]?.key ?? "");
  const [platform, setPlatform] = useState<AdPlatform>("express");
  const snippets = snippetsOf(platform, {
    placement: key,
    site: site.replace(/\/$/, ""),
    endpoint: location.origin,
  });
  return (
    <Card
      title="Code for the website"
      hint="Its server puts the passage into the page, so that people and agents are sent the same. It needs an API key of the website’s workspace."
    >
      <div className="space-y-4">
        <div className="flex flex-wrap gap-3">
          <Select
            label="Placement"
            options={placements.map(({ key: value, name }) => ({ value, label: name }))}
            value={key}
            onChange={setKey}
          />
          <Select label="Platform" options={adPlatforms} value={platform} onChange={setPlatform} />
        </div>
        {snippets.map((snippet) => (
          <CodeBlock key={snippet.label} {...snippet} />
        ))}
      </div>
    </Card>
  );
}
