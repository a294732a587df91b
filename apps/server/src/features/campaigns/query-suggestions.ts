import { companyTypes } from "@citelens/contract/accounts/company-types";
import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import type { suggestQueries as contract } from "@citelens/contract/visibility/campaigns";
import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";
import { z } from "zod";
import { people } from "#features/accounts/people/public.ts";
import { getBrandSettings } from "#features/brand-context/public.ts";
import { brandAsFarAsKnown } from "#features/brand-context/suggestions/public.ts";
import { SpendingBoundReached, writePaid } from "#features/spending/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import type { Writer } from "#platform/ai/writing.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { namesAny } from "./campaigns.rules.ts";
import { type KnownOfBrand, type SuggestedQuery, suggestedQueries } from "./query-suggestions.rules.ts";
import { listCompetitorRows } from "./store/competitors.sql.ts";

type Body = ParsedInput<typeof contract>["body"];

/** Questions that customers might type, by the AI model or of the brand context's words; without one the site is read first. */
export async function suggestQueries(
  tools: Tools,
  member: Member,
  body: Body,
): Promise<Answer<typeof contract>> {
  const known = await knownOfBrand(tools, member, body);
  const names = [known.brand, ...(body.brand?.aliases ?? [])];
  const queries =
    (await writtenWithin(tools, member, { known, body })) ??
    suggestedQueries(known, { campaignType: body.campaign_type, count: body.count });
  return { queries: queries.map((query) => ({ ...query, branded: namesAny(query.text, names) })) };
}

async function knownOfBrand(tools: Tools, member: Member, { brand, topics }: Body): Promise<KnownOfBrand> {
  const workspace = await findWorkspaceSettings(tools, member.workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");

  const kept = await getBrandSettings(tools, member);
  const settings: Pick<BrandSettings, "main_products_services" | "market_positioning"> & {
    readonly subjects?: readonly string[];
  } =
    kept.main_products_services.length > 0 || topics.length > 0
      ? kept
      : await brandAsFarAsKnown(tools, member);
  const markets = settings.market_positioning.market_context;
  const competitors = await listCompetitorRows(tools, member, "accepted");
  const [person] = await people.find(tools, [member.userId]);
  return {
    companyType: person?.company_type ?? undefined,
    brand: brand?.name || workspace.name,
    topics: [...topics, ...markets.map(({ market_category }) => market_category)],
    offers: settings.main_products_services,
    subjects: settings.subjects ?? [],
    audiences: markets.map(({ target_segment }) => target_segment),
    competitors: competitors.map(({ name }) => name),
  };
}

const shape = z.object({
  queries: z.array(z.object({ text: z.string(), reason: z.string() })),
});

interface QuerySuggestionInput {
  readonly known: KnownOfBrand;
  readonly body: Body;
}

/** Undefined where no model is configured, it gives nothing usable, or what may be spent on them today is spent. */
async function writtenWithin(
  tools: Tools,
  { workspaceId }: Member,
  wanted: QuerySuggestionInput,
): Promise<SuggestedQuery[] | undefined> {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  const { writer } = tools;
  if (!writer || !workspace) return undefined;
  try {
    return await written(tools, { ...wanted, writer, organizationId: workspace.organization_id });
  } catch (error) {
    if (error instanceof SpendingBoundReached) return undefined;
    throw error;
  }
}

async function written(
  tools: Tools,
  {
    writer,
    organizationId,
    known,
    body: { campaign_type, count },
  }: QuerySuggestionInput & { readonly writer: Writer; readonly organizationId: string },
): Promise<SuggestedQuery[] | undefined> {
  const task = {
    shape,
    instructions: `Write ${count} different questions that people who do not know the brand yet would type into an AI assistant when they look for what it offers, in the language of the material. At most one in five may name the brand${
      campaign_type === "PRODUCT" ? ", but about half may name its products" : ""
    }. Each has at most ${campaignLimits.queryCharacters} characters. Give for each a short reason that names the part of the material it rests on.`,
    material: JSON.stringify({ ...known, companyType: companyTypes[known.companyType ?? 0]?.label }),
  };
  const { value: output, failure } = await writePaid(tools, {
    writer,
    task,
    purpose: "TEXT",
    organizationId,
  });
  if (failure) {
    tools.log.warn({ err: failure, model: writer.model }, "The AI model suggested no queries");
    return undefined;
  }

  const tidy = output.queries
    .map(({ text, reason }) => ({
      text: text.replace(/\s+/g, " ").trim().slice(0, campaignLimits.queryCharacters),
      reason: reason.replace(/\s+/g, " ").trim().slice(0, 200),
      branded: false,
    }))
    .filter(({ text }) => text !== "");
  return [...new Map(tidy.map((query) => [query.text.toLowerCase(), query])).values()].slice(0, count);
}
