import { fieldErrors } from "@citelens/contract/base/field-errors";
import { getCredits } from "@citelens/contract/billing/credits";
import { creditsPerEuro } from "@citelens/contract/billing/pricing";
import { estimateCampaign, getCampaign } from "@citelens/contract/visibility/campaigns";
import { listWorkspaceModels } from "@citelens/contract/visibility/operators";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { askEndpoint } from "../call/ask-endpoint.ts";
import { callTool, type McpServices } from "../call/call-tool.ts";
import { requestOf } from "../call/tool-request.ts";
import { appUrlOf } from "../catalogue/app-paths.ts";
import type { ContractTool, JsonObject } from "../catalogue/shown-tool.ts";
import { answered, refusedBy } from "../results/tool-result.ts";
import { confirmedCredits, confirmMinutes, newConfirm } from "./confirm.ts";

/**
 * Tells what a call costs, or does it where it comes with the confirm of that price. A confirm is the Idempotency-Key of the request:
 * what it allows is done once, whatever becomes of the process, and a second call gets the first one's answer.
 */
export async function spend(
  services: McpServices,
  tool: ContractTool,
  given: JsonObject,
): Promise<CallToolResult> {
  const { tools, caller } = services;
  const priced = await priceOf(services, tool, given);
  if ("refused" in priced) return priced.refused;

  const call = { callerId: caller.id, tool: tool.shown.name, given };
  const { confirm } = given;
  if (confirm === undefined || confirm === null) {
    if (priced.fault) throw priced.fault;
    if (priced.isShort) throw new Refusal("NOT_ENOUGH_CREDITS");
    const token = newConfirm(tools.secretKey, { ...call, credits: priced.credits }, tools.now());
    return toldPrice(services, tool, { ...priced, given, token });
  }

  if (typeof confirm !== "string") throw new Refusal("CONFIRM_INVALID");
  const credits = confirmedCredits(tools.secretKey, confirm, { ...call, now: tools.now() });
  if (credits === undefined) throw new Refusal("CONFIRM_INVALID");
  if (credits !== priced.credits) throw new Refusal("PREVIEW_OUTDATED");
  const { confirm: _, ...others } = given;
  return callTool(services, tool, others, `mcp ${confirm}`);
}

interface Price {
  readonly credits: number;
  readonly balance: number;
  /** Whether the balance does not cover it, where credits are counted at all. */
  readonly isShort: boolean;
  /** Why the call would be refused, whoever confirms it. */
  readonly fault: Error | undefined;
}

/** Price of a run as the campaign stands now, as the app shows it before a launch; or the API's refusal. */
async function priceOf(
  { app, caller }: McpServices,
  tool: ContractTool,
  given: JsonObject,
): Promise<Price | { readonly refused: CallToolResult }> {
  const { confirm: _, ...others } = given;
  const { params } = requestOf(tool, others);
  const found = await askEndpoint(app, caller, getCampaign, { params });
  if (found.status >= 400) return { refused: refusedBy(found) };

  const { queries, ...campaign } = getCampaign.answer.parse(found.body);
  const body = { ...campaign, queries: queries.filter(({ retired }) => retired === null).map(askedQuery) };
  const [estimated, held, listed] = await Promise.all([
    askEndpoint(app, caller, estimateCampaign, { params, body }),
    askEndpoint(app, caller, getCredits, { params }),
    askEndpoint(app, caller, listWorkspaceModels, { params }),
  ]);
  for (const reply of [estimated, held, listed])
    if (reply.status >= 400) return { refused: refusedBy(reply) };

  const { credits_first_run: credits } = estimateCampaign.answer.parse(estimated.body);
  const { remaining_credits: balance, billing } = getCredits.answer.parse(held.body);
  const fault = faultOf(tool.shown.name, campaign, listWorkspaceModels.answer.parse(listed.body));
  return { credits, balance, isShort: billing !== "off" && balance < credits, fault };
}

type PricedCampaign = Pick<ReturnType<typeof getCampaign.answer.parse>, "status" | "operator_models">;

/** Refusal of the API that a confirmed call would meet, so that nobody is asked for credits that nothing can be done with. */
function faultOf(
  tool: string,
  { status, operator_models }: PricedCampaign,
  models: ReturnType<typeof listWorkspaceModels.answer.parse>,
): Error | undefined {
  if (tool === "launch_campaign" && status !== "DRAFT") return new Refusal("CAMPAIGN_NOT_DRAFT");
  if (tool === "run_campaign" && status !== "ACTIVE") return new Refusal("CAMPAIGN_NOT_ACTIVE");
  if (models.some(({ id, available }) => available && operator_models.includes(id))) return undefined;
  const { modelsNone, modelsUnavailable } = fieldErrors;
  return new FieldRefusal({
    operator_models: [operator_models.length === 0 ? modelsNone : modelsUnavailable],
  });
}

type AskedQuery = ReturnType<typeof getCampaign.answer.parse>["queries"][number];

/** A query as an estimate takes it: a place of its own only where it has one. */
function askedQuery({ text, country, language, priority, branded }: AskedQuery): JsonObject {
  return { text, priority, branded, ...(country && { country }), ...(language && { language }) };
}

function toldPrice(
  { tools }: McpServices,
  { shown: { name, annotations } }: ContractTool,
  { credits, balance, given, token }: Price & { readonly given: JsonObject; readonly token: string },
): CallToolResult {
  const euro = credits / creditsPerEuro;
  const fields = {
    credits,
    euro,
    balance,
    confirm: token,
    as_of: tools.now().toISOString(),
    app_url: appUrlOf(tools.publicUrl, name, given),
  };
  const sentence = `${annotations.title}: nothing was done yet. It takes ${credits} credits (€${euro.toFixed(2)}) of ${balance}.`;
  return answered(
    fields,
    `${sentence} Ask the person; to do it, call again with the same arguments and this confirm, within ${confirmMinutes} minutes. In the app: ${fields.app_url}`,
  );
}
