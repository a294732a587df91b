import type { AttentionItem } from "@citelens/contract/platform/overview";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { attentionLabels, attentionTone } from "./attention-labels.rules.ts";

interface AttentionCardProps {
  /** Undefined while it is loading. */
  readonly items: readonly AttentionItem[] | undefined;
}

const title = "Needs attention";

/** Matters that somebody should look at, each with the page where that can be done. */
export function AttentionCard({ items }: AttentionCardProps): ReactElement {
  return (
    <Card title={title}>
      {items === undefined && (
        <div role="status" aria-label={`Loading ${title}`} className="h-7">
          <Skeleton />
        </div>
      )}
      {items?.length === 0 && (
        <p>
          <Badge tone="pos">All is well</Badge>
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ul aria-label={title} className="divide-y divide-border">
          {items.map((item) => (
            <Attention key={`${item.kind} ${item.subject}`} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const toneLabels = { neg: "Urgent", warn: "Soon" } as const;

function Attention({ item }: { readonly item: AttentionItem }): ReactElement {
  const { sentence, to, page } = attentionLabels(item);
  const tone = attentionTone(item);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="mr-2">
          <Badge tone={tone}>{toneLabels[tone]}</Badge>
        </span>{" "}
        {sentence}
      </p>
      <TextLink render={<Link to={to} />}>{page}</TextLink>
    </li>
  );
}
