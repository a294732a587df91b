import type { AnswerDiff } from "@citelens/contract/visibility/answers";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Equal, Minus, Plus } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { positionChange } from "../answer-labels.rules.ts";
import { type AnswerPair, diffQuery } from "../conversations.queries.ts";
import { DiffText } from "./diff-text.tsx";

export interface DiffViewProps {
  readonly compared: AnswerPair;
}

/** Changes between two answers: positions of brands, cited sources, text. */
export function DiffView({ compared }: DiffViewProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const diff = useQuery(diffQuery(workspaceId, compared));
  if (diff.isError) {
    return <QueryError query={diff} />;
  }
  if (!diff.data) {
    return (
      <div role="status" aria-label="Comparing" className="h-48">
        <Skeleton />
      </div>
    );
  }
  const { brands, sources, parts } = diff.data;
  return (
    <div className="grid gap-5 lg:grid-cols-12">
      <div className="min-w-0 space-y-5 lg:order-last lg:col-span-4">
        <Changes title="Places of brands" empty="Neither answer names a brand.">
          {brands.map((brand) => (
            <BrandMove key={brand.brand} brand={brand} />
          ))}
        </Changes>
        <Changes title="Cited sources" empty="Neither answer cites a source.">
          {sources.map((source) => (
            <SourceChange key={source.url} source={source} />
          ))}
        </Changes>
      </div>
      <div className="min-w-0 lg:col-span-8">
        <DiffText parts={parts} />
      </div>
    </div>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}

function Changes({ title, empty, children }: ChangesProps): ReactElement {
  return (
    <section aria-label={title} className="space-y-2">
      <h3 className="text-sm font-medium text-fg-2">{title}</h3>
      {children.length === 0 ? (
        <p className="text-sm text-fg-2">{empty}</p>
      ) : (
        <ul className="space-y-1.5 text-sm">{children}</ul>
      )}
    </section>
  );
}

const moves = {
  new: { icon: Plus, colour: "text-pos", word: "newly named" },
  gone: { icon: Minus, colour: "text-neg", word: "no longer named" },
  up: { icon: ArrowUp, colour: "text-pos", word: "up" },
  down: { icon: ArrowDown, colour: "text-neg", word: "down" },
  same: { icon: Equal, colour: "text-fg-3", word: "unchanged" },
} as const;

function BrandMove({ brand }: { readonly brand: AnswerDiff["brands"][number] }): ReactElement {
  const move = positionChange(brand);
  const { icon: Icon, colour, word } = moves[move];
  const isMoved = move === "up" || move === "down";
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <Icon size={14} aria-hidden="true" className={colour} />
      <span className={brand.is_client ? "font-semibold" : "font-medium"}>{brand.brand}</span>
      <span className="text-fg-2 tabular-nums">
        {isMoved ? `${word}, #${brand.before} → #${brand.after}` : `${word}, #${brand.after ?? brand.before}`}
      </span>
    </li>
  );
}

const changes = {
  added: { icon: Plus, colour: "text-pos", word: "added" },
  removed: { icon: Minus, colour: "text-neg", word: "removed" },
  same: { icon: Equal, colour: "text-fg-3", word: "unchanged" },
} as const;

function SourceChange({ source }: { readonly source: AnswerDiff["sources"][number] }): ReactElement {
  const { icon: Icon, colour, word } = changes[source.change];
  return (
    <li className="flex gap-2">
      <Icon size={14} aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-fg" title={source.url}>
          <SoftBreaks text={source.domain} />
        </span>{" "}
        <span className="text-fg-2">{word}</span>
      </span>
    </li>
  );
}
