import type {
  Activation,
  AdAccount,
  AdChannel,
  AdKind,
  AdReview,
  BudgetChange,
  OutsideCampaign,
} from "../ad-channel.ts";
import { AdChannelFailure, SpendRefused } from "../ad-channel-failure.ts";
import { type PushTarget, pushTree } from "../push-campaign.ts";
import {
  type FoundObject,
  idempotencyKeyOf,
  type LookScope,
  type MakeStep,
  type MakeStepOfTree,
  wantedOf,
} from "../push-plan.rules.ts";
import { activationProblem, type Budget, budgetProblem } from "../spending.rules.ts";
import type { AdStatus } from "../states.rules.ts";
import { bodyToChange, bodyToMake, budgetBody } from "./chatgpt-bodies.rules.ts";
import { type ChatgptAccess, type ChatgptClient, openChatgptClient } from "./chatgpt-client.ts";
import { noAnswer } from "./chatgpt-failure.ts";
import { readFigures } from "./chatgpt-insights.ts";
import { problemsOfTree } from "./chatgpt-limits.rules.ts";
import { listAll } from "./chatgpt-lists.ts";
import { accountShape, campaignShape, fileShape, objectShape, reviewShape } from "./chatgpt-shapes.ts";

const paths = { campaign: "/campaigns", group: "/ad_groups", ad: "/ads" } as const;
const parents = { group: "campaign_id", ad: "ad_group_id" } as const;
const itemsOfPage = 500;

/** Ads in ChatGPT by OpenAI's Advertiser API. It sends no request before it is used. */
export function openChatgptChannel(access: ChatgptAccess): AdChannel {
  const client = openChatgptClient(access);
  const target = targetOf(client);
  return {
    name: "chatgpt",
    readAccount: () => readAccount(client),
    readCampaign: (externalId) => readCampaign(client, externalId),
    readCampaigns: () =>
      listAll(client, { endpoint: paths.campaign, limit: itemsOfPage, item: campaignShape }),
    pushCampaign: async (wanted, record) => {
      const [problem] = problemsOfTree(wanted);
      if (problem) throw new AdChannelFailure("invalid", `${problem.field}: ${problem.sentence}`);
      await pushTree(target, wanted, record);
    },
    activate: (activation) => activate(client, activation, access.now()),
    pause: (kind, externalId) => setState(client, { kind, externalId, act: "pause" }),
    archive: (kind, externalId) => setState(client, { kind, externalId, act: "archive" }),
    changeBudget: (change) => changeBudget(client, change, access.now()),
    readInsights: async (days) => {
      const { timeZone } = await readAccount(client);
      return readFigures(client, { days, timeZone, now: access.now() });
    },
    readReviews: (campaign) => readReviews(client, campaign),
  };
}

function readAccount(client: ChatgptClient): Promise<AdAccount> {
  return client.call({ method: "GET", endpoint: "/ad_account", shape: accountShape });
}

function readCampaign(client: ChatgptClient, id: string): Promise<OutsideCampaign> {
  return client.call({ method: "GET", endpoint: "/campaigns/{id}", id, shape: campaignShape });
}

function targetOf(client: ChatgptClient): PushTarget {
  return {
    look: ({ within }) => listWithin(client, within),
    make: (step) => (step.kind === "image" ? upload(client, step) : make(client, step)),
    change: async (step) => {
      const { externalId: id, kind, wasFound } = step;
      const withBudget =
        kind === "campaign" && wasFound && (await readCampaign(client, id)).status.state === "paused";
      const endpoint = `${paths[kind]}/{id}` as const;
      const body = bodyToChange(step, withBudget);
      await client.call({ method: "POST", endpoint, id, body, shape: objectShape });
    },
  };
}

function listWithin(client: ChatgptClient, within: LookScope): Promise<readonly FoundObject[]> {
  const query = within.kind === "campaign" ? [] : [[parents[within.kind], within.parent] as const];
  return listAll(client, {
    endpoint: paths[within.kind],
    query: [...query, ["order", "asc"]],
    limit: itemsOfPage,
    item: objectShape,
  });
}

async function make(client: ChatgptClient, step: MakeStepOfTree): Promise<string> {
  const made = await client.call({
    method: "POST",
    endpoint: paths[step.kind],
    body: bodyToMake(step),
    idempotencyKey: idempotencyKeyOf(step.kind, wantedOf(step)),
    shape: objectShape,
  });
  if (made.status.state === "archived") throw new AdChannelFailure("invalid", archivedSentence);
  return made.externalId;
}

/** The key of an earlier try leads to what that try has made. */
const archivedSentence =
  "It was made before and archived at OpenAI since. Duplicate the campaign to begin anew.";

/** A file that is uploaded twice stands there twice, seen by nobody. */
async function upload(client: ChatgptClient, step: MakeStep): Promise<string> {
  const { file_id } = await client.call({
    method: "POST",
    endpoint: "/upload",
    body: bodyToMake(step),
    shape: fileShape,
  });
  return file_id;
}

/** The campaign comes last, so that nothing is shown before all of it is ready; killed before, it can be done again. */
async function activate(
  client: ChatgptClient,
  { campaign, groups, ads, limits }: Activation,
  now: Date,
): Promise<void> {
  const outside = await readCampaign(client, campaign);
  const problem = activationProblem({ ...outside, limits, now });
  if (problem) throw new SpendRefused(problem);

  for (const externalId of ads) await setState(client, { kind: "ad", externalId, act: "activate" });
  for (const externalId of groups) await setState(client, { kind: "group", externalId, act: "activate" });
  await setState(client, { kind: "campaign", externalId: campaign, act: "activate" });
}

interface StateChange {
  readonly kind: AdKind;
  readonly externalId: string;
  readonly act: "activate" | "pause" | "archive";
}

async function setState(client: ChatgptClient, { kind, externalId, act }: StateChange): Promise<AdStatus> {
  const endpoint = `${paths[kind]}/{id}/${act}` as const;
  const { status } = await client.call({ method: "POST", endpoint, id: externalId, shape: objectShape });
  return status;
}

async function changeBudget(
  client: ChatgptClient,
  { campaign, budget, limits, typedMicros }: BudgetChange,
  now: Date,
): Promise<Budget> {
  const outside = await readCampaign(client, campaign);
  const problem = budgetProblem({ ...outside, after: budget, typedMicros, limits, now });
  if (problem) throw new SpendRefused(problem);

  const changed = await client.call({
    method: "POST",
    endpoint: "/campaigns/{id}",
    id: campaign,
    body: { budget: budgetBody(budget) },
    shape: campaignShape,
  });
  if (!changed.budget) throw noAnswer("OpenAI does not say what the budget is now.");
  return changed.budget;
}

async function readReviews(client: ChatgptClient, campaign: string): Promise<readonly AdReview[]> {
  const groups = await listWithin(client, { kind: "group", parent: campaign });
  const reviews: AdReview[] = [];
  for (const { externalId } of groups) {
    const query = [[parents.ad, externalId] as const];
    reviews.push(
      ...(await listAll(client, { endpoint: paths.ad, query, limit: itemsOfPage, item: reviewShape })),
    );
  }
  return reviews;
}
