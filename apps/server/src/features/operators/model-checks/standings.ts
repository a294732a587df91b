import type { ModelChecks, OperatorModel } from "@citelens/contract/visibility/operators";
import { retirementOf } from "#platform/ai/retirements.ts";
import type { Tools } from "#platform/tools.ts";
import { type StandingResult, standingOf } from "../store/standing.rules.ts";
import { configuredProviders, helperModels, saysItsModel } from "./asked-models.ts";
import { listChecks, type ProviderCheck } from "./model-checks.sql.ts";

interface ListedModel {
  readonly provider: string;
  readonly model: string;
  /** Whether it is read from a page, whose answers do not say what gave them. */
  readonly access?: OperatorModel["access"];
  readonly answers_as: string | null;
}

type StandingOf = (named: ListedModel) => StandingResult;

/** How each model stands by what is known now. */
export async function readStandings(tools: Tools): Promise<StandingOf> {
  return standingsBy(tools, await listChecks(tools));
}

export function standingsBy(
  { now }: Pick<Tools, "now">,
  checks: ReadonlyMap<string, Pick<ProviderCheck, "told">>,
): StandingOf {
  const today = now().toISOString().slice(0, 10);
  return ({ provider, model, access, answers_as }) =>
    standingOf({
      model,
      told: checks.get(provider)?.told[model],
      retirement: retirementOf({ provider, model }),
      answeredAs: (access !== "surface" && saysItsModel(provider) && answers_as) || undefined,
      today,
    });
}

/** Statements of the providers themselves about the models that are asked here. */
export async function getModelChecks(tools: Tools): Promise<ModelChecks> {
  const checks = await listChecks(tools);
  const standings = standingsBy(tools, checks);
  return {
    providers: configuredProviders(tools).map(({ name, listModels }) => {
      const known = checks.get(name);
      return {
        provider: name,
        has_list: listModels !== undefined,
        checked_at: known?.checked_at?.toISOString() ?? null,
        failed_at: known?.failed_at?.toISOString() ?? null,
        failure: known?.failure ?? null,
      };
    }),
    helpers: helperModels(tools).map(({ use, provider, model }) => ({
      use,
      provider,
      model,
      ...standings({ provider, model, answers_as: null }),
    })),
  };
}
