import type { ComparedPage, ComparedPassage } from "@citelens/contract/content/explanation";
import { type ReactElement, useId } from "react";
import { perCent } from "#lib/figures.ts";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { placeOf, unreadText } from "./compared-labels.rules.ts";

interface ComparedPagesProps {
  readonly title: string;
  readonly pages: readonly ComparedPage[];
  /** Number of the question. */
  readonly question: number;
  readonly empty: string;
}

/** Pages with what they say of a question. */
export function ComparedPages({ title, pages, question, empty }: ComparedPagesProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {pages.length === 0 && <p className="text-fg-3">{empty}</p>}
      <ul className="space-y-5">
        {pages.map((page) => (
          <Page key={page.url} page={page} passage={page.passages[question] ?? null} />
        ))}
      </ul>
    </section>
  );
}

interface PageProps {
  readonly page: ComparedPage;
  readonly passage: ComparedPassage | null;
}

function Page({ page, passage }: PageProps): ReactElement {
  const { url, title, domain, kind, cited, found_for: foundFor } = page;
  return (
    <li className="space-y-2">
      <div>
        <ForeignLink look="name" url={url} name={title?.trim() || url} />
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-fg-3">
          <span className="wrap-anywhere">{domain}</span>
          <Badge tone={cited ? "pos" : "neutral"}>{placeOf(page)}</Badge>
          {kind !== "OWNED" && <span>{sourceKindLabels[kind]}</span>}
        </p>
        {foundFor.length > 0 && (
          <p className="text-sm wrap-anywhere text-fg-3">Found by “{foundFor.join("”, “")}”</p>
        )}
      </div>
      {passage ? <Passage passage={passage} /> : <p className="text-fg-3">{unreadText(page)}</p>}
    </li>
  );
}

function Passage({ passage }: { readonly passage: ComparedPassage }): ReactElement {
  const { fit, heading, text, has, lacks } = passage;
  return (
    <div className="space-y-2">
      <div className="flex items-center gap-3 text-sm tabular-nums">
        <span className="whitespace-nowrap">Holds {perCent(Math.round(fit))}</span>
        <RateBar value={fit} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-fg-2">
        {has.length > 0 && <span className="wrap-anywhere">Has: {has.join(", ")}</span>}
        {lacks.length > 0 && <span className="wrap-anywhere text-warn">Lacks: {lacks.join(", ")}</span>}
      </p>
      <blockquote className="border-l-2 border-border-strong pl-3 text-fg-2">
        {heading !== "" && <p className="font-medium wrap-anywhere">{heading}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </blockquote>
    </div>
  );
}
