import type { ToolCard } from "@citelens/contract/content/assistant-fields";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { safeLink } from "./links.rules.ts";
import { ReplyLink } from "./reply-link.tsx";

interface ToolResultProps {
  readonly card: ToolCard;
  readonly addresses: ReadonlySet<string>;
}

/** Result of a tool: figures with what they rest on, lines, and links to where all of it stands. */
export function ToolResult({ card, addresses }: ToolResultProps): ReactElement {
  const { figures, lines, links } = card;
  const isEmpty = figures.length + lines.length + links.length === 0;
  return (
    <div className="grid gap-3 border-t border-border px-3 py-2.5 text-sm">
      {isEmpty && <p className="text-fg-3">Nothing was found.</p>}
      {figures.length > 0 && (
        <dl className="grid gap-2">
          {figures.map(({ label, value, note }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures have no name but their place, and never move.
            <div key={at} className="grid grid-cols-[1fr_auto] gap-x-3">
              <dt className="min-w-0 wrap-anywhere text-fg-2">{label}</dt>
              <dd className="text-right font-medium tabular-nums">{value}</dd>
              {note !== null && <dd className="col-span-2 text-xs wrap-anywhere text-fg-3">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <ul className="list-disc space-y-1 pl-4 wrap-anywhere marker:text-fg-3">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place, and never move.
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      {links.length > 0 && <Links links={links} addresses={addresses} />}
    </div>
  );
}

interface LinksProps {
  readonly links: ToolCard["links"];
  readonly addresses: ReadonlySet<string>;
}

function Links({ links, addresses }: LinksProps): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {links.map(({ label, href }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same page may be named twice.
        <li key={at} className="min-w-0">
          <ReplyLink link={safeLink(href, { workspaceId, addresses })}>{label}</ReplyLink>
        </li>
      ))}
    </ul>
  );
}
