import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { ReactElement } from "react";
import { PageLink } from "#features/sources/public.ts";
import { counted } from "#lib/figures.ts";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
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
            <ForeignLink look="name" url={url} name={title?.trim() || url} />
            <p className="text-sm wrap-anywhere text-fg-3 tabular-nums">
              <SoftBreaks text={domain} /> · cited in {counted(answers, "answer")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
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
