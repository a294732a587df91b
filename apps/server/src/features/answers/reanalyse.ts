import { inTransaction, type Tools } from "#platform/tools.ts";
import { analyserVersion } from "./analyse-answer.rules.ts";
import { analysed } from "./analysed.ts";
import { listAnalysable, replaceFindings } from "./store.sql.ts";
import { brandsOf } from "./store-outcomes.ts";

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
      replaceFindings(within, analysed(answers, await brandsOf(within, answers)), false),
    );
    after = last.id;
    count += answers.length;
  }
}
