import { setImmediate as nextTurn } from "node:timers/promises";
import { type Brand, mentions, prepareBrands } from "@citelens/answer-analysis";
import type { Answer, Parsed } from "@citelens/contract/base/endpoint";
import type {
  previewNames as contract,
  PreviewedOccurrence,
} from "@citelens/contract/visibility/brand-names";
import { previewAnswersMax, previewOccurrencesMax } from "@citelens/contract/visibility/name-settings";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { brandOf } from "../keep/brands-of.ts";
import { listNewest, type NewestAnswer } from "./newest-answers.sql.ts";
import { comparedOccurrences, quoteAround } from "./preview-names.rules.ts";

type Preview = Answer<typeof contract>;
type Body = Parsed<typeof contract>["body"];

/** So many characters are read for one preview, of the newest answers: a second's work or two. */
const charactersMax = 2_000_000;

/**
 * Where the newest answers name a brand by the names and settings before a change, and by those after it. Nothing is stored.
 * Between two answers others get their turn, so that a long text stops nobody for longer than its own analysis takes.
 */
export async function previewNames(tools: Tools, member: Member, body: Body): Promise<Preview> {
  if (body.campaign_id !== undefined) await campaigns.expect(tools, member, body.campaign_id);
  const newest = await listNewest(tools, member, { campaignId: body.campaign_id, limit: previewAnswersMax });
  const [before, after] = [body.before, body.after].map((names) =>
    prepareBrands([brandAs(names, body.domains)]),
  );
  const found = { added: new Found(), removed: new Found(), kept: new Found() };
  let read = 0;
  let answers = 0;
  for (const answer of newest) {
    read += answer.text.length;
    if (read > charactersMax && answers > 0) break;
    answers++;
    if (!before || !after) break;
    const cited = isCited(answer, body.domains) ? new Set([brandId]) : undefined;
    const compared = comparedOccurrences(
      mentions(answer.text, before.names, cited),
      mentions(answer.text, after.names, cited),
    );
    found.added.add(answer, compared.added);
    found.removed.add(answer, compared.removed);
    found.kept.add(answer, compared.kept);
    await nextTurn();
  }
  return { answers, added: found.added.shown(), removed: found.removed.shown(), kept: found.kept.shown() };
}

const brandId = "brand";

function brandAs({ name, aliases, name_settings }: Body["before"], domains: readonly string[]): Brand {
  return brandOf({ id: brandId, name, isClient: true, aliases, domains, nameSettings: name_settings });
}

/** Whether a page of the brand is among those that the answer cites. */
function isCited({ cited }: NewestAnswer, domains: readonly string[]): boolean {
  return domains.some((domain) => cited.some((host) => host === domain || domain.endsWith(`.${host}`)));
}

/** Occurrences of one kind: all counted, the first ones shown. */
class Found {
  private count = 0;
  private readonly first: PreviewedOccurrence[] = [];

  add(answer: NewestAnswer, spans: readonly { readonly start: number; readonly end: number }[]): void {
    this.count += spans.length;
    for (const span of spans.slice(0, previewOccurrencesMax - this.first.length)) {
      this.first.push({
        answer_id: answer.id,
        campaign_id: answer.campaign_id,
        query_id: answer.query_id,
        answered: answer.answered.toISOString(),
        ...quoteAround(answer.text, span),
      });
    }
  }

  shown(): Preview["added"] {
    return { count: this.count, shown: this.first };
  }
}
