import {
  type BrandSettings,
  marketContext,
  marketPositioning,
  pointOfView,
} from "@citelens/contract/workspaces/brand-context";
import { z } from "zod";
import { SpendingBoundReached, writePaid } from "#features/spending/public.ts";
import type { Writer } from "#platform/ai/writing.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { SitePage } from "./read-site.ts";

/** Every field is asked for: the schemas of several providers know no optional ones. */
const written = z.object({
  about_brand: z.string(),
  brand_point_of_view: z.object({
    language: z.string(),
    core_worldview: z.string(),
    pov_synthesis: z.string(),
    stance_statements: z.array(z.string()),
    pov_manifestations: z.array(z.string()),
    contrarian_positions: z.array(z.string()),
    voice_characteristics: z.array(z.string()),
    pov_evolution: z.string(),
  }),
  main_products_services: z.array(z.string()),
  market_positioning: z.object({
    market_scope: z.enum(["FR", "US", "UK", "EU", "GLOBAL"]),
    market_context: z.array(
      z.object({
        business_model: z.string(),
        target_segment: z.string(),
        market_category: z.string(),
        market_position: z.string(),
        industry_context: z.string(),
        key_differentiators: z.array(z.string()),
      }),
    ),
  }),
});

const instructions = `Describe the brand whose website is given, for people who measure how AI assistants speak of it.
Write in the language of the website. Say only what the website supports; leave a field empty rather than guess.
about_brand: 3 to 6 sentences that a stranger understands. brand_point_of_view: what the brand believes and how it speaks,
with language for the voice in one sentence. main_products_services: one short name each. market_positioning: the market it
serves, and for each market its business model, target segment, category, position, industry context and differentiators.`;

const materialCharactersMax = 40_000;

type WrittenBrand = Pick<
  BrandSettings,
  "about_brand" | "brand_point_of_view" | "main_products_services" | "market_positioning"
>;

interface BrandWriteInput {
  readonly writer: Writer;
  readonly pages: readonly SitePage[];
  readonly organizationId: string;
}

/** Asks the model; an unusable answer is refused and logged whole. Throws SpendingBoundReached, having asked nobody. */
export async function writeBrand(
  tools: Tools,
  { writer, pages, organizationId }: BrandWriteInput,
): Promise<WrittenBrand> {
  try {
    const task = { shape: written, instructions, material: materialOf(pages) };
    const { value: answer, failure } = await writePaid(tools, {
      writer,
      task,
      purpose: "TEXT",
      organizationId,
    });
    if (failure) throw failure;
    return {
      about_brand: answer.about_brand.trim(),
      brand_point_of_view: [pointOfView.parse(withoutBlanks(answer.brand_point_of_view))],
      main_products_services: withoutBlanks(answer.main_products_services),
      market_positioning: marketPositioning.parse({
        ...answer.market_positioning,
        market_context: answer.market_positioning.market_context.map((context) =>
          marketContext.parse(withoutBlanks(context)),
        ),
      }),
    };
  } catch (error) {
    if (error instanceof SpendingBoundReached) throw error;
    tools.log.warn({ err: error, model: writer.model }, "The AI model gave no usable suggestion");
    throw new Refusal("SUGGESTION_FAILED");
  }
}

function materialOf(pages: readonly SitePage[]): string {
  const share = Math.floor(materialCharactersMax / Math.max(1, pages.length));
  return pages
    .map(({ url, page }) => `Page ${url}\nTitle: ${page.title ?? ""}\n${page.text}`.slice(0, share))
    .join("\n\n");
}

/** Models like to fill lists with empty lines. */
function withoutBlanks<T>(value: T): T {
  if (Array.isArray(value)) return value.filter((one) => String(one).trim() !== "") as T; // the same kind of list
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutBlanks(part)])) as T; // the same keys
}
