import type { AdEstimate } from "@citelens/contract/content/ads-campaigns";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { countText, shareText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { type AdDraft, stepFaults, topicsIn } from "./ad-draft.rules.ts";
import { adEstimateQuery, type EstimateInput } from "./estimate.queries.ts";

const stillMs = 500;

/** Reads by agents lately of the pages that are about the draft's topics. */
export function EstimateCard({ draft }: { readonly draft: AdDraft }): ReactElement {
  const { category, query_campaign_id, topics, countries, languages } = draft;
  const input: EstimateInput | undefined =
    category === null || Object.keys(stepFaults("topics", draft, "")).length > 0
      ? undefined
      : {
          topics: topicsIn(topics),
          countries: [...countries],
          languages: [...languages],
          category,
          query_campaign_id,
        };
  const settled = useDebounced(JSON.stringify(input ?? null), stillMs);
  return (
    <Card title="Pages that match" hint="Agent reads of the last 28 days. This is no forecast.">
      {settled === "null" ? (
        <p className="text-fg-2">
          Choose a category and enter topics to see which pages of the network are about them.
        </p>
      ) : (
        <Estimate input={JSON.parse(settled)} />
      )}
    </Card>
  );
}

function Estimate({ input }: { readonly input: EstimateInput }): ReactElement {
  const estimate = useQuery(adEstimateQuery(useWorkspaceId(), input));
  return (
    <QueryContent
      title="the estimate"
      query={estimate}
      isEmpty={({ pages }) => pages === 0}
      emptyText="No page of the network is about these topics yet"
      emptyLook="line"
    >
      {(found) => <Found found={found} />}
    </QueryContent>
  );
}

function Found({ found }: { readonly found: AdEstimate }): ReactElement {
  const figures = [
    ["Publishers", countText(found.publishers)],
    ["Pages", countText(found.pages)],
    ["Agent reads", countText(found.agent_reads)],
    ["Of them proven", countText(found.proven_reads)],
  ] as const;
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-fg-3">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {found.looked_through < found.websites && (
        <p className="text-sm text-fg-3">
          {`Of ${countText(found.websites)} websites the ${countText(found.looked_through)} largest were looked through.`}
        </p>
      )}
      {found.examples.length > 0 && (
        <div>
          <h3 className="text-sm font-medium">Pages that fit best</h3>
          <ul className="mt-2 space-y-3">
            {found.examples.map(({ url, score, sentence }) => (
              <li key={url} className="text-sm">
                <ForeignLink url={url} look="name" />
                <p className="text-fg-3">Fits by {shareText(score * 100)}</p>
                <blockquote className="mt-1 border-l-2 border-border pl-3 wrap-anywhere text-fg-2">
                  {sentence}
                </blockquote>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
