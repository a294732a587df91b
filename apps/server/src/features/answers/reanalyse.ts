import { inTransaction, type Tools } from "#platform/tools.ts";
import { analyserVersion } from "./analyse-answer.rules.ts";
import { analysed } from "./analysed.ts";
import { brandsOf } from "./brands-of.ts";
import { listVerdicts } from "./judge.sql.ts";
import { type Found, listAnalysable, replaceFindings } from "./store.sql.ts";
import type { Judged } from "./verdicts.rules.ts";

const atOnce = 200;
const firstId = "00000000-0000-0000-0000-000000000000";

export interface Reanalysis {
  /** Only the answers of this campaign; else of all. */
  readonly campaignId?: string;
  /** Also those that this version of the analysis has seen, because the brands changed. */
  readonly all?: boolean;
}

/** Runs the analysis over stored answers once more; resolves to how many there were. */
export async function reanalyse(tools: Tools, { campaignId, all = false }: Reanalysis): Promise<number> {
  const belowVersion = all ? undefined : analyserVersion;
  let count = 0;
  let after = firstId;
  for (;;) {
    const answers = await listAnalysable(tools, { campaignId, belowVersion, after, limit: atOnce });
    const last = answers.at(-1);
    if (!last) return count;

    await inTransaction(tools, async (within) =>
      replaceFindings(
        within,
        keepVerdicts(
          analysed(answers, await brandsOf(within, answers)),
          await listVerdicts(
            within,
            answers.map(({ id }) => id),
          ),
        ),
        false,
      ),
    );
    after = last.id;
    count += answers.length;
  }
}

/** What a judge has said of a brand stays: only words are looked through again. */
function keepVerdicts(found: Found, verdicts: ReadonlyMap<string, Judged>): Found {
  const verdictOn = (answerId: string, brandId: string) => verdicts.get(`${answerId} ${brandId}`);
  const clients = new Map(
    found.mentions
      .filter(({ is_client }) => is_client)
      .map(({ answer_id, brand_id }) => [answer_id, brand_id]),
  );
  return {
    ...found,
    mentions: found.mentions.map((mention) => {
      const verdict = verdictOn(mention.answer_id, mention.brand_id);
      return verdict ? { ...mention, ...verdict, sentiment_basis: "JUDGED" } : mention;
    }),
    findings: found.findings.map((finding) => {
      const verdict = verdictOn(finding.id, clients.get(finding.id) ?? "");
      return verdict ? { ...finding, sentiment: verdict.sentiment } : finding;
    }),
  };
}
