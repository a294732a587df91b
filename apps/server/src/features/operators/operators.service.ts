import type { CalculatorModel } from "@citelens/contract/billing/credits";
import { operatorIconPath } from "@citelens/contract/visibility/operator-icons";
import type { OperatorHealth, ProviderPrice } from "@citelens/contract/visibility/operators";
import { beginAct, type SuperuserAct } from "#features/accounts/acts/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/public.ts";
import { isConfigured } from "#platform/ai/ai-env.ts";
import { expectedCostOf, priceNow } from "#platform/ai/prices.ts";
import { audit } from "#platform/audit/audit.ts";
import { idOf } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { catalogue, type OperatorModel } from "./catalogue/catalogue.ts";
import { type DemoAssistant, demoAssistants } from "./catalogue/demo-assistants.ts";
import { readStandings } from "./model-checks/standings.ts";
import { readOverrides } from "./overrides-shown.ts";
import { listSwitches, type OperatorSwitch, setSwitch } from "./store/operators.sql.ts";
import { listPrices } from "./store/overrides.sql.ts";

type OperatorState = Omit<
  OperatorHealth,
  "standing" | "retirement" | "standard_credits_per_answer" | "price_overridden" | "limits"
>;

/** What campaigns of a workspace can ask, and whether it can be asked now: a demo's own assistants come first, and are nobody else's. */
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

/** With what is known of the models themselves, and what was set in the place of standard values. */
export async function listOperatorHealth(tools: Tools): Promise<OperatorHealth[]> {
  const [operators, standings, overrides] = await Promise.all([
    listCommonOperators(tools),
    readStandings(tools),
    readOverrides(tools),
  ]);
  return operators.map((operator) => ({ ...operator, ...standings(operator), ...overrides(operator) }));
}

/** What the credit calculator may count and name: one AI model of each assistant, and none of our own index. */
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

export async function getOperator(tools: Tools, operatorModelId: string): Promise<OperatorHealth> {
  const found = (await listOperatorHealth(tools)).find(({ id }) => id === operatorModelId);
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

interface Switching extends Pick<SuperuserAct, "reason" | "key"> {
  readonly operatorModelId: string;
  readonly is_on: boolean;
}

/** Switches for everyone, once for its key; what is under way goes on. */
export async function switchOperator(
  tools: Tools,
  superuser: Superuser,
  { operatorModelId, is_on, reason, key }: Switching,
): Promise<OperatorHealth> {
  const { id, is_on: was } = await getOperator(tools, operatorModelId);
  if (was === is_on) return getOperator(tools, id);

  const action = is_on ? "operator.switched-on" : "operator.switched-off";
  await inTransaction(tools, async (within) => {
    if (!(await beginAct(within, { action, subjectId: idOf(`operator:${id}`), key }))) return;
    await setSwitch(within, id, is_on);
    await audit(within, superuser, { action, details: { operator: id, reason } });
  });
  return getOperator(tools, id);
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
    ...{ input: tokens.input, output: tokens.output },
    thousand_searches: thousandSearches,
    thousand_answers: thousandAnswers,
    is_guessed: isGuessed,
    next: next ? { from: next.from, input: next.price.input, output: next.price.output } : null,
  };
}
