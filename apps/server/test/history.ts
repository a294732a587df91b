import { randomUUID } from "node:crypto";
import type { AnswerStatus, SentimentLabel, SourceKind } from "@citelens/contract/answers";
import { getCampaign } from "@citelens/contract/campaigns";
import { insights } from "#features/insights/public.ts";
import type { Home } from "./answers-world.ts";
import type { World } from "./world.ts";

/** One answer of a history, by what was found in it. */
export interface Past {
  /** At noon in UTC. */
  readonly day: string;
  readonly query: string;
  readonly model: string;
  /** Brands in their order. */
  readonly named?: readonly string[];
  /** How it speaks of each, as far as anybody can tell. */
  readonly labels?: Readonly<Record<string, SentimentLabel>>;
  /** Cited domains in their order; one may come twice. */
  readonly cited?: readonly string[];
  readonly retrieved?: readonly string[];
  readonly status?: AnswerStatus;
  readonly branded?: boolean;
  readonly modelId?: string;
  readonly analyserVersion?: number;
  readonly hour?: string;
}

/** Gives a launched campaign these answers, as if they had been analysed so, and the sums of the insights with them. */
export async function seedHistory(
  world: World,
  home: Home,
  { campaignId, answers }: { readonly campaignId: string; readonly answers: readonly Past[] },
): Promise<void> {
  const { answer: campaign } = await home.ask(getCampaign, { params: { campaignId } });
  const workspaceId = home.projectId;
  const { rows } = await world.postgres.pool.query(
    "select organization_id from runs where campaign_id = $1 limit 1",
    [campaignId],
  );
  const organizationId = rows[0]?.organization_id;
  const runIds = new Map<string, string>();
  const times = new Map<string, number>();
  for (const past of answers) {
    const { day, query, model, named = [], cited = [], retrieved = [], labels = {}, status = "OK" } = past;
    const created = `${day}T${past.hour ?? "12:00"}:00Z`;
    const cell = `${day} ${query} ${model}`;
    const repeat = (times.get(cell) ?? 0) + 1;
    times.set(cell, repeat);
    const runId = runIds.get(day) ?? randomUUID();
    if (!runIds.has(day)) {
      await world.postgres.pool.query(
        `insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
        values ($1, $2, $3, $4, 'DONE', $5, $5)`,
        [workspaceId, runId, campaignId, organizationId, created],
      );
      runIds.set(day, runId);
    }
    const asked = campaign.queries.find(({ text }) => text === query);
    const kindOf = (domain: string): SourceKind =>
      campaign.brand.domains.includes(domain) ? "OWNED" : "OTHER";
    const id = randomUUID();
    const isOk = status === "OK";
    const client = named.indexOf(campaign.brand.name) + 1;
    const negative = Object.values(labels).filter((label) => label === "NEGATIVE").length;
    await world.postgres.pool.query(
      `insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
        operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, answered_at, model_id,
        text, preview, analyser_version, mentioned, position, cited, citation_count, negative_mentions)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, 0, 'en', 5, $11, $12, $12, $12, $13, 'text', 'preview', $14,
        $15, $16, $17, $18, $19)`,
      [
        workspaceId,
        id,
        runId,
        campaignId,
        organizationId,
        asked?.id ?? randomUUID(),
        query,
        past.branded ?? asked?.branded ?? false,
        model,
        repeat,
        status,
        created,
        past.modelId ?? "model-1",
        isOk ? (past.analyserVersion ?? 1) : null,
        isOk && client > 0,
        isOk && client > 0 ? client : null,
        isOk && cited.some((domain) => kindOf(domain) === "OWNED"),
        isOk ? cited.length : 0,
        isOk ? negative : 0,
      ],
    );
    if (!isOk) continue;
    for (const [index, brand] of named.entries()) {
      const isClient = brand === campaign.brand.name;
      await world.postgres.pool.query(
        `insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis, sentiment,
          sentiment_basis, spans) values ($1, $2, $3, $4, $5, $6, 'ORDER', $7, 'JUDGED', '[]')`,
        [
          workspaceId,
          id,
          isClient ? campaignId : campaign.competitors.find(({ name }) => name === brand)?.id,
          brand,
          isClient,
          index + 1,
          labels[brand] ?? "UNKNOWN",
        ],
      );
    }
    for (const [isCited, domains] of [
      [true, cited],
      [false, retrieved],
    ] as const) {
      for (const [index, domain] of domains.entries()) {
        await world.postgres.pool.query(
          `insert into answer_citations (workspace_id, answer_id, cited, position, url, domain, kind)
          values ($1, $2, $3, $4, $5, $6, $7)`,
          [workspaceId, id, isCited, index + 1, `https://${domain}/${index + 1}`, domain, kindOf(domain)],
        );
      }
    }
  }
  await insights.rebuildWorkspace(world.tools, workspaceId);
}
