import type { Opportunity } from "@citelens/contract/content/opportunities";
import { ExternalLink } from "lucide-react";
import type { ReactElement } from "react";
import { PageLink } from "#features/sources/public.ts";
import { isWebAddress } from "#lib/address/web-address.ts";
import { counted } from "#lib/figures.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Section } from "./section.tsx";

/** The page that it is about. */
export function TargetSection({
  target: { kind, name, title },
}: Pick<Opportunity, "target">): ReactElement | null {
  if (kind !== "PAGE") return null;
  return (
    <Section title="The page">
      <PageLink page={{ url: name, title }} />
    </Section>
  );
}

type Evidence = Opportunity["evidence"];

/** Pages of others that answers cite. */
export function CitedInstead({ pages }: { readonly pages: Evidence["cited_instead"] }): ReactElement | null {
  if (pages.length === 0) return null;
  return (
    <Section title="Cited instead">
      <ul aria-label="Cited instead" className="divide-y divide-border border-y border-border">
        {pages.map(({ url, title, domain, answers }) => (
          <li key={url} className="py-2.5">
            <ForeignPage url={url} name={title?.trim() || url} />
            <p className="text-sm wrap-anywhere text-fg-3 tabular-nums">
              {domain} · cited in {counted(answers, "answer")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ForeignPageProps {
  readonly url: string;
  readonly name: string;
}

/** Opens in a new tab, without telling where from. */
function ForeignPage({ url, name }: ForeignPageProps): ReactElement {
  if (!isWebAddress(url)) return <p className="font-medium wrap-anywhere">{name}</p>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerPolicy="no-referrer"
      title={url}
      className="line-clamp-2 rounded-control font-medium wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {name} <ExternalLink size={12} aria-hidden="true" className="inline text-fg-3" />
      <VisuallyHidden>opens in a new tab</VisuallyHidden>
    </a>
  );
}

/** Own pages that answers cite, or did. */
export function CitedOwn({ pages }: { readonly pages: Evidence["cited_own"] }): ReactElement | null {
  if (pages.length === 0) return null;
  return (
    <Section title="Your pages that are cited">
      <ul aria-label="Your pages that are cited" className="divide-y divide-border border-y border-border">
        {pages.map(({ url, answers, before }) => (
          <li key={url} className="py-2.5">
            <PageLink page={{ url, title: null }} />
            <p className="text-sm text-fg-3 tabular-nums">
              Cited in {counted(answers, "answer")} · {before} in the period before
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
