import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Provider } from "#platform/ai/provider.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { unlessAborted } from "#platform/leases/unless-aborted.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { problemOf, type ToldModels, toldOf } from "../store/standing.rules.ts";
import { type AskedModel, askedModels, configuredProviders } from "./asked-models.ts";
import { endCheck, type LeasedCheck, leaseOfCheck, listAnsweredAs, lockCheck } from "./model-checks.sql.ts";
import { notifyBadModels } from "./notify-bad-models.ts";
import { standingsBy } from "./standings.ts";

/** For all pages of a provider's list. */
const timeoutMs = 45_000;

type ProviderReply = { readonly told: ToldModels } | { readonly failure: string };

/**
 * Asks every provider that has a key for its list of models, and notes how those stand that are asked here. The
 * superuser is written once when one of them gets into a state that somebody has to look at. One provider that fails,
 * or whose list cannot be noted, keeps what it said before and stops no other; one that is being asked already is left to
 * whoever does so.
 */
export async function checkModels(tools: Tools): Promise<void> {
  const asked = Map.groupBy(askedModels(tools), ({ provider }) => provider);
  const checks = configuredProviders(tools).map(async (one) => {
    const models = asked.get(one.name);
    if (!models) return;
    await whileLeased(tools, leaseOfCheck(tools, one.name), async (leased, signal) => {
      const told = await unlessAborted(signal, toldBy(tools, one, models));
      await noteAlone(tools, { leased, told, asked: models });
    });
  });
  for (const check of await Promise.allSettled(checks)) if (check.status === "rejected") throw check.reason;
}

async function toldBy(
  tools: Tools,
  provider: Provider,
  asked: readonly AskedModel[],
): Promise<ProviderReply> {
  try {
    const list = await provider.listModels?.({ env: tools.ai, signal: AbortSignal.timeout(timeoutMs) });
    const models = asked.map(({ model }) => model);
    return { told: list ? toldOf(models, list) : {} };
  } catch (error) {
    if (error instanceof OperatorFailure) return { failure: error.message };
    if (error instanceof DOMException && error.name === "TimeoutError")
      return { failure: `no whole list within ${timeoutMs} ms` };
    tools.log.error({ err: error, provider: provider.name }, "A provider's list of models was not read");
    return { failure: "Its list of models was not read; the log says why" };
  }
}

interface NotedReply {
  readonly leased: LeasedCheck;
  readonly told: ProviderReply;
  readonly asked: readonly AskedModel[];
}

/** Notes a provider alone: what cannot be noted of a provider is logged, and holds up neither the others nor its next check. */
async function noteAlone(tools: Tools, noted: NotedReply): Promise<void> {
  const { provider, fence } = noted.leased;
  try {
    await inTransaction(tools, (within) => note(within, noted));
  } catch (error) {
    if (isPostgresUnavailable(error) || error instanceof LeaseLost) throw error;
    tools.log.error({ err: error, provider }, "A provider's list of models was not noted");
    await endCheck(tools, { provider, fence, failure: "Its list of models was not noted; the log says why" });
  }
}

async function note(within: Tools, { leased, told: now, asked }: NotedReply): Promise<void> {
  const { provider, fence } = leased;
  const before = await lockCheck(within, leased);
  const answered = await listAnsweredAs(within);
  const models = "told" in now ? now.told : before.told;
  const standings = standingsBy(within, new Map([[provider, { told: models }]]));
  const problems = asked.flatMap(({ rowId, ...one }) => {
    const last = rowId === undefined ? undefined : answered.get(rowId);
    const answers_as = last?.asked_model === one.model ? last.answered_as : null;
    const standing = standings({ ...one, answers_as });
    const problem = problemOf(standing, answers_as ?? undefined);
    return problem === undefined ? [] : [{ ...one, ...standing, answers_as, problem }];
  });
  const notified = Object.fromEntries(problems.map(({ model, problem }) => [model, problem]));
  await endCheck(within, { ...now, provider, fence, notified });
  const bad = problems.filter(({ model, problem }) => before.notified[model] !== problem);
  if (bad.length > 0) await notifyBadModels(within, bad);
}
