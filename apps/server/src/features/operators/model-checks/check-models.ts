import { later } from "@citelens/contract/days";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Provider } from "#platform/ai/provider.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AskedModel, askedModels, configuredProviders } from "./asked-models.ts";
import { beginChecks, endCheck, listAnsweredAs, lockChecks } from "./model-checks.sql.ts";
import { type BadModel, notifyBadModels } from "./notify-bad-models.ts";
import { problemOf, type ToldModels, toldOf } from "./standing.rules.ts";
import { standingsBy } from "./standings.ts";

/** For all pages of a provider's list. */
const timeoutMs = 45_000;
/** Then somebody else may ask, because whoever does so now has died. */
const leaseMs = 2 * timeoutMs;

type Told = { readonly told: ToldModels } | { readonly failure: string };

/**
 * Asks every provider that has a key for its list of models, and notes how those stand that are asked here. The
 * superuser is written once when one of them gets into a state that somebody has to look at. One provider that fails
 * keeps what it said before and stops no other; one that is being asked already is left to whoever does so.
 */
export async function checkModels(tools: Tools): Promise<void> {
  const asked = Map.groupBy(askedModels(tools), ({ provider }) => provider);
  const providers = configuredProviders(tools).filter(({ name }) => asked.has(name));
  const begun = new Set(
    await beginChecks(
      tools,
      providers.map(({ name }) => name),
      later(tools.now(), leaseMs),
    ),
  );
  const told = new Map(
    await Promise.all(
      providers
        .filter(({ name }) => begun.has(name))
        .map(async (one) => [one.name, await toldBy(tools, one, asked.get(one.name) ?? [])] as const),
    ),
  );
  if (told.size > 0) await inTransaction(tools, (within) => note(within, { told, asked }));
}

async function toldBy(tools: Tools, provider: Provider, asked: readonly AskedModel[]): Promise<Told> {
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

interface Noted {
  readonly told: ReadonlyMap<string, Told>;
  readonly asked: ReadonlyMap<string, readonly AskedModel[]>;
}

async function note(within: Tools, { told, asked }: Noted): Promise<void> {
  const known = await lockChecks(within, [...told.keys()]);
  const answered = await listAnsweredAs(within);
  const bad: BadModel[] = [];
  for (const before of known) {
    const now = told.get(before.provider);
    if (!now) continue;
    const models = "told" in now ? now.told : before.told;
    const standings = standingsBy(within, new Map([[before.provider, { told: models }]]));
    const problems = (asked.get(before.provider) ?? []).flatMap(({ rowId, ...one }) => {
      const last = rowId === undefined ? undefined : answered.get(rowId);
      const answers_as = last?.asked_model === one.model ? last.answered_as : null;
      const standing = standings({ ...one, answers_as });
      const problem = problemOf(standing, answers_as ?? undefined);
      return problem === undefined ? [] : [{ ...one, ...standing, answers_as, problem }];
    });
    bad.push(...problems.filter(({ model, problem }) => before.notified[model] !== problem));
    const notified = Object.fromEntries(problems.map(({ model, problem }) => [model, problem]));
    await endCheck(within, {
      told: undefined,
      failure: undefined,
      ...now,
      provider: before.provider,
      notified,
    });
  }
  if (bad.length > 0) await notifyBadModels(within, bad);
}
