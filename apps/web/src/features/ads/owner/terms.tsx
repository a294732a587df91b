import type { PublisherTerms } from "@citelens/contract/content/ads-network";
import { Check, X } from "lucide-react";
import type { ReactElement } from "react";
import { perCent } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { categoriesText } from "../network/network-labels.rules.ts";

const does = [
  "It shows at most one short passage in each spot that you chose, labelled “Sponsored by” and the advertiser’s name.",
  "It shows the same passage to people and to AI agents: it is chosen by page, spot and hour, never by who visits.",
  "It marks its links as sponsored, so that search engines can tell.",
  "A person approves each passage before it is shown, and each change of it again.",
];

const doesNot = [
  "It hides nothing, and writes nothing that is meant for AI models alone.",
  "It runs no code in your pages and sets no cookie.",
  "It promises nobody an effect on what AI assistants answer.",
  "It pays out nothing by itself: earnings are noted, and settled with you.",
];

/** The terms: what the network does and never does, and what the website gets. */
export function Terms({ terms }: { readonly terms: PublisherTerms }): ReactElement {
  return (
    <Card title="The terms">
      <div className="space-y-5">
        <dl className="grid gap-4 sm:grid-cols-3">
          <div>
            <dt className="text-sm text-fg-3">Website</dt>
            <dd className="wrap-anywhere">{terms.url}</dd>
          </div>
          <div>
            <dt className="text-sm text-fg-3">Your share</dt>
            <dd>{perCent(terms.revenue_share)} of what advertisers spend on your pages</dd>
          </div>
          <div>
            <dt className="text-sm text-fg-3">Categories</dt>
            <dd>{categoriesText(terms)}</dd>
          </div>
        </dl>
        <div className="grid gap-5 lg:grid-cols-2">
          <List title="What the network does" look="does" lines={does} />
          <List title="What it never does" look="never" lines={doesNot} />
        </div>
      </div>
    </Card>
  );
}

interface ListProps {
  readonly title: string;
  readonly look: "does" | "never";
  readonly lines: readonly string[];
}

function List({ title, look, lines }: ListProps): ReactElement {
  const Icon = look === "does" ? Check : X;
  return (
    <section aria-label={title} className="space-y-2">
      <h3 className="font-medium">{title}</h3>
      <ul className="space-y-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5 text-fg-2">
            <Icon
              size={16}
              aria-hidden="true"
              className={look === "does" ? "mt-0.5 shrink-0 text-pos" : "mt-0.5 shrink-0 text-fg-3"}
            />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
