import type { Effect } from "@citelens/contract/content/effect-fields";
import { ExternalLink } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { isWebAddress } from "#lib/address/web-address.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { liveLook } from "./effect-labels.rules.ts";

type PublishedFactsProps = Pick<Effect, "published_url" | "published_at" | "live">;

/** Where and when a text was published, and whether it is to be seen there. */
export function PublishedFacts({
  published_url: url,
  published_at: at,
  live,
}: PublishedFactsProps): ReactElement {
  const { label, tone, seen } = liveLook(live);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      <Fact label="Where">
        <PublishedLink url={url} />
      </Fact>
      <Fact label="When">
        <Instant at={at} />
      </Fact>
      <Fact label="There">
        <span role="status">
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="block wrap-anywhere text-fg-3">
          {seen}
          {live && (
            <>
              {" "}
              Looked <Ago at={live.checked} />.
            </>
          )}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <>
      <dt className="text-fg-3">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

/** Opens in a new tab, without saying whence. */
function PublishedLink({ url }: { readonly url: string }): ReactElement {
  if (!isWebAddress(url)) return <span className="wrap-anywhere">{url}</span>;
  return (
    <ForeignAnchor
      href={url}
      className="rounded-control font-medium wrap-anywhere text-brand-text underline decoration-border-strong underline-offset-3 hover:decoration-current"
    >
      {url} <ExternalLink size={12} aria-hidden="true" className="inline text-fg-3" />
      <VisuallyHidden>opens in a new tab</VisuallyHidden>
    </ForeignAnchor>
  );
}
