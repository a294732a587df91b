import type { ReactElement } from "react";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";

const kinds = [
  ["LLM Training", "crawlers that collect pages to train models, such as GPTBot and ClaudeBot."],
  [
    "AI User search",
    "agents that build an AI search index, fetch a page to answer a question or act for a user, such as OAI-SearchBot and ChatGPT-User.",
  ],
  ["SEO Agent", "classic search engines and SEO tools, such as Googlebot and AhrefsBot."],
] as const;

export function AboutVisits(): ReactElement {
  return (
    <InfoPopover topic="Agent Visits">
      <p>
        A visit is one request that your server reported and that came from an AI or SEO agent, identified by
        its user agent. People, monitors, link previews and feed readers are never counted.
      </p>
      <dl className="space-y-2">
        {kinds.map(([kind, agents]) => (
          <div key={kind}>
            <dt className="inline font-medium text-fg">{kind}: </dt>
            <dd className="inline">{agents}</dd>
          </div>
        ))}
      </dl>
      <p>Count is the number of visits to the path within the chosen days.</p>
    </InfoPopover>
  );
}
