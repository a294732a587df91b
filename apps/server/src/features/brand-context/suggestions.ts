import type { BrandSuggestion } from "@citelens/contract/workspaces/brand-context";
import { SpendingBoundReached } from "#features/spending/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { sharedWork } from "#platform/limits/shared-work.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { getBrandSettings } from "./brand-context.service.ts";
import { extractBrand } from "./extract-brand.rules.ts";
import { readSite } from "./read-site.ts";
import { siteSubjects } from "./site-subjects.rules.ts";
import { writeBrand } from "./write-brand.ts";

type BrandSuggester = (tools: Tools, member: Member) => Promise<BrandSuggestion>;

/** Suggestions for each workspace one at a time: a second request waits for the first one and shares its answer. */
export function openSuggestions(): BrandSuggester {
  const shared = sharedWork<BrandSuggestion>();
  return (tools, member) => shared(member.workspaceId, () => suggestBrand(tools, member));
}

/** A whole record from the workspace's own site: by the AI model, or from what the site says of itself. */
async function suggestBrand(tools: Tools, member: Member): Promise<BrandSuggestion> {
  // What may be spent today is spent: as without a model, which the suggestion says.
  const { subjects: _, ...suggestion } = await suggested(
    tools,
    member,
    (error) => error instanceof SpendingBoundReached,
  );
  return suggestion;
}

/** The same with subjects, for work that goes on without the model: it takes what the site says of itself instead. */
export async function brandAsFarAsKnown(
  tools: Tools,
  member: Member,
): Promise<BrandSuggestion & { readonly subjects: readonly string[] }> {
  return suggested(
    tools,
    member,
    (error) =>
      error instanceof SpendingBoundReached ||
      (error instanceof Refusal && error.code === "SUGGESTION_FAILED"),
  );
}

async function suggested(
  tools: Tools,
  member: Member,
  isDoneWithout: (error: unknown) => boolean,
): Promise<BrandSuggestion & { readonly subjects: readonly string[] }> {
  const workspace = await findWorkspaceSettings(tools, member.workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");

  const settings = await getBrandSettings(tools, member);
  const pages = await readSite(tools, workspace.url);

  const sources = pages.map(({ url }) => url);
  const { writer } = tools;
  const subjects = siteSubjects(pages, [workspace.name]);
  const extracted = { ...settings, ...extractBrand(pages), model: null, sources, subjects };
  if (!writer) return extracted;
  try {
    const written = await writeBrand(tools, { writer, pages, organizationId: workspace.organization_id });
    return { ...settings, ...written, model: writer.model, sources, subjects };
  } catch (error) {
    if (isDoneWithout(error)) return extracted;
    throw error;
  }
}
