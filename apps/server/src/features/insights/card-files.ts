import type { ListFormat } from "@citelens/contract/base/list-format";
import { type FigureRow, figureRow } from "@citelens/contract/visibility/figure-row";
import type { insightQuery } from "@citelens/contract/visibility/insight-fields";
import * as contract from "@citelens/contract/visibility/insights";
import type { z } from "zod";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { figureRows, rowOf } from "#platform/files/figure-rows.ts";
import { columnsOf } from "#platform/files/item-columns.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import type { Tools } from "#platform/tools.ts";
import { annotationsOf } from "./annotations.ts";
import { brandMentions, rankBrands, sentimentAnalysis } from "./brands/brand-figures.ts";
import { promptsInterval } from "./cards/prompts-interval.ts";
import { influentialSources, insightMatrix, rankChannels } from "./client-figures.ts";
import { negativeAnswers, performancePrompts } from "./prompt-figures.ts";
import { insightSummary } from "./summary.ts";
import { scopeOf } from "./sums/scope.ts";

/** A card that can be saved: its file has what the same function answers to the card's own call. */
interface SavedCard<Query, Card, Item> {
  /** Name of the file, before its days. */
  readonly name: string;
  readonly read: (tools: Tools, member: Member, query: Query) => Promise<Card>;
  readonly item: z.ZodType<Item>;
  readonly itemsOf: (card: Card) => readonly Item[];
  /** Whether its list can be so long that it is read in parts. */
  readonly isLong?: boolean;
}

type CardQuery = z.output<typeof insightQuery> & { readonly format: ListFormat };

/** The card, or all of it as a file: there no list of it ends where it does on a screen. */
export async function cardOrFile<Query extends CardQuery, Card, Item>(
  tools: Tools,
  member: Member,
  { query, ...card }: SavedCard<Query, Card, Item> & { readonly query: Query },
): Promise<Card | ListFile> {
  if (query.format === "json") return card.read(tools, member, query);
  const { now } = await scopeOf(tools, member, query);
  const read = async (range: object): Promise<readonly Item[]> =>
    card.itemsOf(await card.read(tools, member, { ...query, ...range }));
  return listFile({
    name: `${card.name}-${now.start}-${now.end}`,
    items: card.isLong ? inBatches(read) : await read(all),
    ...columnsOf(card.item),
  });
}

/** Lists end where the campaigns' brands, queries or models do. */
const all = { limit: Number.MAX_SAFE_INTEGER };

/** For those who name its parts to know each other's types. */
function savedCard<Query, Card, Item>(card: SavedCard<Query, Card, Item>): SavedCard<Query, Card, Item> {
  return card;
}

/** Cards that can be saved, each with what a row of its file is. */
export const savedCards = {
  summary: savedCard({ name: "summary", read: insightSummary, item: figureRow, itemsOf: figureRows }),
  matrix: savedCard({
    name: "mentions-and-citations",
    read: insightMatrix,
    item: figureRow,
    itemsOf: figureRows,
  }),
  promptsInterval: savedCard({
    name: "prompts-interval",
    read: promptsInterval,
    item: figureRow,
    itemsOf: ({ interval, n, pairs, runs }): FigureRow[] => [
      rowOf({ figure: "visibility", interval, n }),
      ...figureRows({ pairs, runs }),
    ],
  }),
  mentions: savedCard({
    name: "brand-mentions",
    read: brandMentions,
    item: contract.savedBrandDay,
    itemsOf: ({ previous, ...now }) => [...daysOf(now, "now"), ...daysOf(previous, "before")],
  }),
  ranking: savedCard({
    name: "ranking",
    read: rankBrands,
    item: contract.rankedBrand,
    itemsOf: ({ rankings }) => rankings,
  }),
  sources: savedCard({
    name: "influential-sources",
    read: influentialSources,
    item: contract.savedSource,
    itemsOf: ({ sources, n }) => sources.map((source) => ({ ...source, n })),
    isLong: true,
  }),
  channels: savedCard({
    name: "ai-models",
    read: rankChannels,
    item: contract.aiChannel,
    itemsOf: ({ channels }) => channels,
  }),
  prompts: savedCard({
    name: "prompts",
    read: performancePrompts,
    item: contract.savedPrompt,
    itemsOf: (card) =>
      (["most_performing", "promising", "underperforming"] as const).flatMap((performance) =>
        card[performance].map((row) => ({ performance, ...row })),
      ),
  }),
  sentiment: savedCard({
    name: "sentiment",
    read: sentimentAnalysis,
    item: contract.savedSentiment,
    itemsOf: ({ brands }) => Object.entries(brands).map(([brand, row]) => ({ brand, ...row })),
  }),
  negativeAnswers: savedCard({
    name: "negative-answers",
    read: negativeAnswers,
    item: contract.negativeAnswer,
    itemsOf: ({ answers }) => answers,
    isLong: true,
  }),
  annotations: savedCard({
    name: "annotations",
    read: annotationsOf,
    item: contract.annotation,
    itemsOf: ({ annotations }) => annotations,
  }),
} as const;

function daysOf(
  { daily_data_by_entity }: contract.BrandMentions["previous"],
  period: contract.SavedBrandDay["period"],
): contract.SavedBrandDay[] {
  return Object.entries(daily_data_by_entity).flatMap(([brand, days]) =>
    days.map((day) => ({ brand, period, ...day })),
  );
}
