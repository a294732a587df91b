import { type Answer, apiBase } from "@citelens/contract/base/endpoint";
import type { AnswerShown } from "@citelens/contract/visibility/answers";
import type { getConversation } from "@citelens/contract/visibility/conversations";
import type { RunProgress } from "@citelens/contract/visibility/runs";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, request as api, expect } from "@playwright/test";
import { isConfigured } from "../../apps/server/src/platform/ai/ai-env.ts";
import { offeredModels } from "../../apps/server/src/platform/ai/offered-models.ts";
import { type AiServer, openAiServer, type Protocol } from "../../apps/server/test/fakes/ai/ai-server.ts";
import type { Channel } from "../../apps/server/test/fakes/ai/channel.ts";
import { channels } from "../../apps/server/test/fakes/ai/channels.ts";
import { createDraft } from "../campaigns/campaigns.ts";
import { conversationsAddress } from "../conversations/conversations.ts";
import { type Account, bearer, createWorkspace, signUpThroughApi } from "../support/api.ts";
import { openOwnProduct } from "../support/own-product.ts";
import { type Site, serveSite } from "../visits/visits.ts";

export const localIndex = "local-index";
export const question = "Who makes good chairs?";

/** A row of the catalogue that stands for its assistant, and the double that answers in its place. */
export interface Assistant {
  readonly id: string;
  readonly display_name: string;
  readonly provider: string;
  readonly channel: Channel;
}

/** A product of its own in which one run has asked every assistant and the local index. */
export interface EveryAssistant {
  readonly address: string;
  readonly log: string;
  readonly site: Site;
  readonly assistants: readonly Assistant[];
  readonly account: Account;
  readonly workspace: Workspace;
  readonly campaignId: string;
  /** Path of the conversation. */
  readonly path: string;
  /** By their models. */
  readonly answers: ReadonlyMap<string, AnswerShown>;
  close(): Promise<void>;
}

/** Learned rows and larger models are further ones of an assistant: its first row is asked. */
const assistants: readonly Assistant[] = offeredModels({})
  .filter(({ model }) => model.variant_of === undefined)
  .map(({ provider, model: { id, display_name } }) => {
    const reached = { address: "http://127.0.0.1", asked: [], answerWith: () => {}, close: async () => {} };
    const channel = channels.find((one) => one.id === id && isConfigured(provider, one.env(reached)));
    if (!channel) throw new Error(`There is no double of ${id} of ${provider.name}.`);
    return { id, display_name, provider: provider.name, channel };
  });

const aboutChairs = `<title>Acorn chairs</title><h1>Acorn makes good chairs</h1>
  <p>Acorn makes good chairs of oak and ash, which can be ordered in four heights and are repaired for ten years.</p>
  <p>Whoever makes good chairs has to know how people sit: Acorn measures every chair with those who will use it.</p>`;

export async function askEveryAssistant(dataDir: string): Promise<EveryAssistant> {
  const site = await serveSite(() => aboutChairs);
  const servers = await openDoubles();
  // Whoever runs it pays the providers, so that everybody in it sees what they charge.
  const product = await openOwnProduct(dataDir, { ...envOf(servers), BILLING: "off" });
  const request = await api.newContext({ baseURL: product.address });
  const close = async (): Promise<void> => {
    await request.dispose();
    await product.close();
    await Promise.all([site, ...servers.values()].map((one) => one.close()));
  };
  try {
    const account = await signUpThroughApi(request);
    const workspace = await createWorkspace(request, account, { name: "Acorn", url: site.url });
    const place: Place = { request, account, workspace };
    const campaignId = await launch(place, new URL(site.url).host);
    await runIsDone(place, campaignId);
    const { id, answers } = await conversationOf(place);
    const path = conversationsAddress(workspace, `/${id}`);
    const byModel = new Map(answers.map((one) => [one.operator_model.id, one]));
    const { address, log } = product;
    return { address, log, site, assistants, account, workspace, campaignId, path, answers: byModel, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One server for each protocol: rows of one provider may share its address. */
async function openDoubles(): Promise<ReadonlyMap<Protocol, AiServer>> {
  const protocols = new Set(assistants.map(({ channel }) => channel.protocol));
  return new Map(
    await Promise.all([...protocols].map(async (one) => [one, await openAiServer(one)] as const)),
  );
}

function envOf(servers: ReadonlyMap<Protocol, AiServer>): Record<string, string> {
  return Object.assign(
    {},
    ...assistants.map(({ channel }) => {
      const server = servers.get(channel.protocol);
      if (!server) throw new Error(`Nobody answers for ${channel.id}.`);
      return channel.env(server);
    }),
  );
}

interface Place {
  readonly request: APIRequestContext;
  readonly account: Account;
  readonly workspace: Workspace;
}

async function launch({ request, account, workspace }: Place, domain: string): Promise<string> {
  const { id } = await createDraft(request, account, {
    projectId: workspace.id,
    name: "Chairs",
    campaign_type: "BRAND",
    // Sites under .example count in campaigns of brands that stand there themselves.
    brand: { name: "Acorn", aliases: [], domains: [domain, "acorn.example"] },
    queries: [{ text: question }],
    operator_models: [...assistants.map(({ id }) => id), localIndex],
    language: "en",
  });
  const url = `${apiBase}/projects/${workspace.id}/campaigns/organic/${id}/launch/`;
  const launched = await request.post(url, { headers: bearer(account) });
  expect(launched.status(), await launched.text()).toBe(200);
  return id;
}

async function runIsDone({ request, account, workspace }: Place, campaignId: string): Promise<void> {
  const url = `${apiBase}/projects/${workspace.id}/campaigns/organic/${campaignId}/runs/`;
  const progress = async (): Promise<RunProgress["status"] | undefined> => {
    const response = await request.get(url, { headers: bearer(account) });
    const { results }: { results: RunProgress[] } = await response.json();
    return results[0]?.status;
  };
  await expect.poll(progress, { message: "the state of the run", timeout: 60_000 }).toBe("DONE");
}

async function conversationOf({
  request,
  account,
  workspace,
}: Place): Promise<Answer<typeof getConversation>> {
  const headers = bearer(account);
  const url = `${apiBase}/projects/${workspace.id}/conversations/`;
  const listed: { results: { id: string }[] } = await (await request.get(url, { headers })).json();
  return (await request.get(`${url}${listed.results[0]?.id}/`, { headers })).json();
}
