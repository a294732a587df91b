import type { CalculatorModel } from "@citelens/contract/billing/credits";
import { operatorIconPath } from "@citelens/contract/visibility/operator-icons";
import type { OperatorHealth, ProviderPrice } from "@citelens/contract/visibility/operators";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { isConfigured } from "#platform/ai/ai-env.ts";
import { expectedCostOf, priceNow } from "#platform/ai/prices.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listSwitches, type OperatorSwitch } from "../store/operators.sql.ts";
import { listPrices } from "../store/overrides.sql.ts";
import { catalogue, type OperatorModel } from "./catalogue.ts";
import { type DemoAssistant, demoAssistants } from "./demo-assistants.ts";

type OperatorState = Omit<
  OperatorHealth,
  "standing" | "retirement" | "standard_credits_per_answer" | "price_overridden" | "limits"
>;

/** Models that campaigns of a workspace can ask, and whether now; a demo's own come first, for it alone. */
export async function listOperators(tools: Tools, { workspaceId }: Place): Promise<OperatorState[]> {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  const common = await listCommonOperators(tools);
  if (!workspace?.is_demo) return common;
  return [...demoAssistants.map((row) => stateOf(tools, row, undefined)), ...common];
}

/** Every row of the catalogue that all have, whether it can be asked, and how it fares. */
export async function listCommonOperators(tools: Tools): Promise<OperatorState[]> {
  const [switches, prices] = await Promise.all([listSwitches(tools), listPrices(tools)]);
  return catalogue(tools.ai)
    .map((row) => ({
      ...row,
      credits_per_answer: prices.get(row.id)?.credits_per_answer ?? row.credits_per_answer,
    }))
    .map((row) => stateOf(tools, row, switches.get(row.id)));
}

/** The names of models that could be asked and are paused now, in the order of the catalogue. */
export async function listPausedModels(tools: Tools): Promise<string[]> {
  const operators = await listCommonOperators(tools);
  return operators
    .filter(({ configured, is_on, paused_until }) => configured && is_on && paused_until !== null)
    .map(({ display_name }) => display_name);
}

/** Models that the credit calculator may count and name: one AI model of each assistant, and none of our own index. */
export async function offeredModels(tools: Tools): Promise<OfferedModel[]> {
  const models = (await listCommonOperators(tools)).filter(
    ({ access, variant_of }) => access !== "local" && variant_of === null,
  );
  return models.map(({ id, name, display_name, operator_name, operator_favicon, ...one }) => ({
    model: { id, name, display_name, operator_name, operator_favicon },
    isAvailable: one.available,
    creditsPerAnswer: one.credits_per_answer,
  }));
}

interface OfferedModel {
  readonly model: CalculatorModel;
  readonly isAvailable: boolean;
  readonly creditsPerAnswer: number;
}

function stateOf(
  tools: Tools,
  row: OperatorModel | DemoAssistant,
  known: OperatorSwitch | undefined,
): OperatorState {
  const { ai, now } = tools;
  const configured = isConfigured(row, ai);
  const is_on = known?.is_on ?? true;
  const paused = known?.paused_until && known.paused_until > now() ? known.paused_until : null;
  return {
    id: row.id,
    name: row.name,
    display_name: row.display_name,
    operator_name: row.operator_name,
    operator_favicon: operatorIconPath(row.access === "demo" ? row.display_name : row.operator_name),
    access: row.access,
    surface: row.surface ?? null,
    web_search: row.web_search,
    tells_citations: row.tells_citations !== false,
    variant_of: row.variant_of ?? null,
    configured,
    available: configured && is_on && paused === null,
    credits_per_answer: row.credits_per_answer,
    provider: row.provider,
    model: row.model,
    answers_as: known?.asked_model === row.model ? known.answered_as : null,
    expected_cost_usd: expectedCostOf(row, tools).usd,
    provider_price: priceShown(priceNow(row, tools)),
    needs: [...row.needs],
    is_on,
    paused_until: paused?.toISOString() ?? null,
    pause_reason: paused ? (known?.pause_reason ?? null) : null,
    last_answer_at: known?.last_answer_at?.toISOString() ?? null,
    last_failure_at: known?.last_failure_at?.toISOString() ?? null,
    last_failure_kind: known?.last_failure_kind ?? null,
    last_failure: known?.last_failure ?? null,
  };
}

function priceShown(price: ReturnType<typeof priceNow>): ProviderPrice | null {
  if (!price) return null;
  const { tokens, next, isGuessed, thousandSearches = 0, thousandAnswers = 0 } = price;
  return {
    input: tokens.input,
    output: tokens.output,
    thousand_searches: thousandSearches,
    thousand_answers: thousandAnswers,
    is_guessed: isGuessed,
    next: next ? { from: next.from, input: next.price.input, output: next.price.output } : null,
  };
}
