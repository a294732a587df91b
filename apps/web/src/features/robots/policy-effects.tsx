import type { PolicyEffect } from "@citelens/contract/traffic/robots";
import type { ReactElement } from "react";
import { type ChangedPaths, isChanged, lessOpen } from "./policy.rules.ts";
import { isToldOtherwise, usageText } from "./usage-labels.rules.ts";

/** Changes of a policy for agents: what they may read, and what they are told of the use of texts. */
export function PolicyEffects({ agents }: { readonly agents: readonly PolicyEffect[] }): ReactElement | null {
  const changed = agents.filter(isChanged);
  const told = agents.filter(isToldOtherwise);
  if (changed.length + told.length === 0) return null;

  const opened = changed.filter(({ after }) => after.allowed).map(({ token }) => token);
  const closed = changed.filter(({ after }) => !after.allowed).map(({ token }) => token);
  const titles = [
    changed.length === 1
      ? "1 agent is treated differently"
      : `${changed.length} agents are treated differently`,
    ...(told.length > 0 ? [`${told.length} are told otherwise of the use of texts`] : []),
  ];
  return (
    <section aria-label="Effect on agents" className="space-y-2">
      <h3 className="font-medium">{titles.slice(changed.length === 0 ? 1 : 0).join(", ")}</h3>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Group title="May read your site" tokens={opened} />
        <Group title="May not read your site" tokens={closed} />
        {lessOpen(changed).map((less) => (
          <LessOpen key={less.paths.join(" ")} less={less} />
        ))}
        {[...Map.groupBy(told, ({ usage_after: wishes }) => usageText({ wishes, reuse: null }))].map(
          ([text, all]) => (
            <Group
              key={text}
              title={text === "" ? "Told nothing more of the use of texts" : `Told: ${text}`}
              tokens={all.map(({ token }) => token)}
            />
          ),
        )}
      </dl>
    </section>
  );
}

/** Agents that keep the site and lose some of its paths. */
function LessOpen({ less: { tokens, paths, count } }: { readonly less: ChangedPaths }): ReactElement {
  const more = count > paths.length ? ` and ${count - paths.length} more` : "";
  return (
    <div className="min-w-0">
      <dt className="text-sm text-fg-3">May no longer read, though they may today ({tokens.length})</dt>
      <dd className="text-sm break-words text-fg-2">
        <span className="font-mono">{paths.join(", ")}</span>
        {more}: {tokens.join(", ")}
      </dd>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly tokens: readonly string[];
}

function Group({ title, tokens }: GroupProps): ReactElement | null {
  if (tokens.length === 0) return null;
  return (
    <div>
      <dt className="text-sm text-fg-3">
        {title} ({tokens.length})
      </dt>
      <dd className="text-sm text-fg-2">{tokens.join(", ")}</dd>
    </div>
  );
}
