import { z } from "zod";
import { knownItems } from "../../read/known-items.ts";
import type { FoundLink } from "../../read/sources-of.ts";
import { adsSeen } from "../ads-seen.ts";
import { linksIn, pageSearch, type SeenPage } from "../seen-answer.ts";

const result = z.object({ items: z.array(z.unknown()).nullish() });
const linked = z.object({ url: z.string(), title: z.string().nullish() });
/** An overview, an element of it, or a component of an element: they hold one another. */
const part = z.object({
  type: z.string().nullish(),
  title: z.string().nullish(),
  text: z.string().nullish(),
  markdown: z.string().nullish(),
  references: z.array(z.unknown()).nullish(),
  links: z.array(z.unknown()).nullish(),
  items: z.array(z.unknown()).nullish(),
  components: z.array(z.unknown()).nullish(),
});
type Part = z.output<typeof part>;

const video = z.object({ ...linked.shape, type: z.literal("ai_overview_video_element") });
const overview = part.extend({ type: z.literal("ai_overview") });
const advertisement = "ai_overview_paid";
/** Ad of a page of search results. */
const paid = z.looseObject({ type: z.literal("paid") });

/**
 * Reads what Google's AI wrote. The references of its elements, and links, are what it used; those of the whole are
 * what it may have used. Ads are those within it, and those of the page around it.
 */
export function readOverview(shown: unknown): SeenPage {
  const known = result.safeParse(shown);
  const overviews = knownItems(known.data?.items ?? [], overview);
  const inside = overviews.flatMap(partsIn);
  const text = joined(overviews.map(textOf));
  return {
    text,
    cited: [...inside.flatMap(({ cites }) => cites), ...linksIn(text)],
    found: overviews.flatMap(({ references }) => knownItems(references ?? [], linked)),
    searches: pageSearch,
    ads: adsSeen({
      IN_ANSWER: overviews.flatMap(adsIn),
      BESIDE_ANSWER: knownItems(known.data?.items ?? [], paid),
    }),
  };
}

/** Ads that an overview shows, however deep. */
function adsIn({ items, components }: Part): unknown[] {
  return knownItems([...(items ?? []), ...(components ?? [])], part).flatMap((one) =>
    one.type === advertisement ? (one.items ?? []) : adsIn(one),
  );
}

interface CitingPart {
  readonly cites: readonly FoundLink[];
}

/** Everything within a part, however deep, but advertisements. */
function partsIn({ items, components }: Part): CitingPart[] {
  return [...(items ?? []), ...(components ?? [])].flatMap((one) => {
    const { data } = part.safeParse(one);
    if (!data || data.type === advertisement) return [];
    const cites = [
      ...knownItems(data.references ?? [], linked),
      ...knownItems(data.links ?? [], linked),
      ...knownItems([one], video),
    ];
    return [{ cites }, ...partsIn(data)];
  });
}

/** As Markdown; from its parts where the whole has none. */
function textOf({ markdown, title, text, items, components }: Part): string {
  if (markdown) return markdown;
  const parts = knownItems([...(items ?? []), ...(components ?? [])], part);
  return joined([title ?? "", text ?? "", ...parts.filter(({ type }) => type !== advertisement).map(textOf)]);
}

function joined(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== "")
    .join("\n\n")
    .trim();
}
