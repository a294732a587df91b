import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { ReactElement, ReactNode } from "react";
import { shortAddress } from "#features/technical-audit/public.ts";
import { codeName } from "#lib/code-name.ts";
import { Card } from "#ui/frame/card.tsx";

/** Subject of the brief, as it was filled in. */
export function AboutCard({ optimization }: { readonly optimization: Optimization }): ReactElement {
  const { title, page_url: page, queries, notes, language, campaign } = optimization;
  return (
    <Card title={title}>
      <dl className="space-y-4">
        <Fact name="Page">{page === null ? "A new one" : shortAddress(page)}</Fact>
        <Fact name={`Target queries (${queries.length})`}>
          <ul className="list-disc space-y-0.5 pl-4 marker:text-fg-3">
            {queries.map(({ query_id, text }) => (
              <li key={`${query_id}${text}`}>{text}</li>
            ))}
          </ul>
        </Fact>
        {campaign && <Fact name="Campaign">{campaign.name}</Fact>}
        <Fact name="Language">{codeName("language", language)}</Fact>
        {notes !== "" && (
          <Fact name="Notes">
            <span className="whitespace-pre-wrap">{notes}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt className="text-sm text-fg-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
