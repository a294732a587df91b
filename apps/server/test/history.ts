import { randomUUID } from "node:crypto";
import { searchKey } from "@citelens/answer-analysis";
import type { AnswerStatus, SentimentLabel, SourceKind } from "@citelens/contract/visibility/answers";
import { type CampaignDetails, getCampaign } from "@citelens/contract/visibility/campaigns";
import { answerCounts } from "#features/answers/counts/public.ts";
import { rebuildWorkspace } from "#features/insights/room.ts";
import { placeOfJob } from "#platform/place.ts";
import type { AnswersWorld, Home } from "./answers-world.ts";
import type { World } from "./world.ts";

/** One answer of a history, by what was found in it. */
export interface PastAnswer {
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
  /** Searches of its model, each once. */
  readonly searches?: readonly PastSearch[];
}

export interface PastSearch {
  /** Null where nobody knows what for. */
  readonly query: string | null;
  readonly times?: number;
  /** Whether a page of the client was found; nobody knows unless told. */
  readonly foundOwned?: boolean;
}

/** Gives a launched campaign these answers, as if they had been analysed so, and the sums of the insights with them. */
export async function seedHistory(
  world: World,
  home: Home,
  { campaignId, answers }: { readonly campaignId: string; readonly answers: readonly PastAnswer[] },
): Promise<void> {
  const { answer: campaign } = await home.ask(getCampaign, { params: { campaignId } });
  const workspaceId = home.projectId;
  const { rows } = await world.postgres.pool.query(
    "select organization_id from runs where campaign_id = $1 limit 1",
    [campaignId],
  );
  const history: History = { world, workspaceId, campaign, organizationId: rows[0]?.organization_id };
  const runIds = new Map<string, string>();
  const times = new Map<string, number>();
  for (const past of answers) {
    const cell = `${past.day} ${past.query} ${past.model}`;
    const repeat = (times.get(cell) ?? 0) + 1;
    times.set(cell, repeat);
    const runId = runIds.get(past.day) ?? (await addRun(history, createdAt(past)));
    runIds.set(past.day, runId);

    const id = await addAnswer(history, past, { runId, repeat });
    if (past.status !== undefined && past.status !== "OK") continue;
    await addMentions(history, past, id);
    await addCitations(history, id, { isCited: true, domains: past.cited ?? [] });
    await addCitations(history, id, { isCited: false, domains: past.retrieved ?? [] });
    await addSearches(history, past, id);
  }
  await answerCounts.recountRuns(world.tools, placeOfJob({ workspaceId }));
  await rebuildWorkspace(world.tools, workspaceId);
}

interface History {
  readonly world: World;
  readonly workspaceId: string;
  readonly organizationId: string;
  readonly campaign: CampaignDetails;
}

function createdAt({ day, hour = "12:00" }: PastAnswer): string {
  return `${day}T${hour}:00Z`;
}

async function addRun(history: History, created: string): Promise<string> {
  const id = randomUUID();
  const { world, workspaceId, campaign, organizationId } = history;
  await world.postgres.pool.query(
    `insert into runs (workspace_id, id, campaign_id, organization_id, status, created, finished_at)
    values ($1, $2, $3, $4, 'DONE', $5, $5)`,
    [workspaceId, id, campaign.id, organizationId, created],
  );
  return id;
}

async function addAnswer(
  { world, workspaceId, campaign, organizationId }: History,
  past: PastAnswer,
  { runId, repeat }: { readonly runId: string; readonly repeat: number },
): Promise<string> {
  const asked = campaign.queries.find(({ text }) => text === past.query);
  const status = past.status ?? "OK";
  const id = randomUUID();
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
      campaign.id,
      organizationId,
      asked?.id ?? randomUUID(),
      past.query,
      past.branded ?? asked?.branded ?? false,
      past.model,
      repeat,
      status,
      createdAt(past),
      past.modelId ?? "model-1",
      ...(status === "OK" ? foundIn(campaign, past) : [null, false, null, false, 0, 0]),
    ],
  );
  return id;
}

/** Row that the analysis of an answer writes beside it, in the order of the columns. */
function foundIn({ brand }: CampaignDetails, past: PastAnswer): readonly unknown[] {
  const client = (past.named ?? []).indexOf(brand.name) + 1;
  const cited = past.cited ?? [];
  const isOwn = cited.some((domain) => brand.domains.includes(domain));
  const negative = Object.values(past.labels ?? {}).filter((label) => label === "NEGATIVE").length;
  return [past.analyserVersion ?? 1, client > 0, client > 0 ? client : null, isOwn, cited.length, negative];
}

async function addMentions(
  { world, workspaceId, campaign }: History,
  past: PastAnswer,
  id: string,
): Promise<void> {
  for (const [index, brand] of (past.named ?? []).entries()) {
    const isClient = brand === campaign.brand.name;
    await world.postgres.pool.query(
      `insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis, sentiment,
        sentiment_basis, spans) values ($1, $2, $3, $4, $5, $6, 'ORDER', $7, 'JUDGED', '[]')`,
      [
        workspaceId,
        id,
        isClient ? campaign.id : campaign.competitors.find(({ name }) => name === brand)?.id,
        brand,
        isClient,
        index + 1,
        past.labels?.[brand] ?? "UNKNOWN",
      ],
    );
  }
}

async function addCitations(
  { world, workspaceId, campaign }: History,
  id: string,
  { isCited, domains }: { readonly isCited: boolean; readonly domains: readonly string[] },
): Promise<void> {
  for (const [index, domain] of domains.entries()) {
    const kind: SourceKind = campaign.brand.domains.includes(domain) ? "OWNED" : "OTHER";
    await world.postgres.pool.query(
      `insert into answer_citations (workspace_id, answer_id, cited, position, url, domain, kind)
      values ($1, $2, $3, $4, $5, $6, $7)`,
      [workspaceId, id, isCited, index + 1, `https://${domain}/${index + 1}`, domain, kind],
    );
  }
}

async function addSearches(
  { world, workspaceId, campaign }: History,
  past: PastAnswer,
  id: string,
): Promise<void> {
  const isOwn = (domains: readonly string[]) =>
    domains.some((domain) => campaign.brand.domains.includes(domain));
  const cited = past.cited ?? [];
  for (const [index, { query, times = 1, foundOwned = null }] of (past.searches ?? []).entries()) {
    await world.postgres.pool.query(
      `insert into answer_searches (workspace_id, answer_id, position, campaign_id, operator_model, branded, created,
        query, query_key, searches, found_owned, answer_found_owned, answer_cited_owned)
      select workspace_id, id, $3, campaign_id, operator_model, branded, created, $4, $5, $6, $7, $8, $9
      from answers where workspace_id = $1 and id = $2`,
      [
        workspaceId,
        id,
        index + 1,
        query,
        query === null ? null : searchKey(query),
        times,
        foundOwned,
        isOwn([...cited, ...(past.retrieved ?? [])]),
        isOwn(cited),
      ],
    );
  }
}

/** One more campaign of the brand Acme against Beta and Gamma, with these answers alone. */
export async function addCampaign(
  open: AnswersWorld,
  home: Home,
  { answers, parts = {} }: { readonly answers: readonly PastAnswer[]; readonly parts?: object },
): Promise<string> {
  const campaignId = await home.launch({
    brand: { name: "Acme", domains: ["acme.example"] },
    competitors: [{ name: "Beta" }, { name: "Gamma" }],
    queries: ["q1", "q2"],
    operator_models: ["chatgpt", "grok"],
    ...parts,
  });
  await seedHistory(open.world, home, { campaignId, answers });
  return campaignId;
}
