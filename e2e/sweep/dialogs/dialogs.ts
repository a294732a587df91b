import { type Endpoint, staffRights } from "@citelens/contract/base/endpoint";
import { getSandboxPortal } from "@citelens/contract/billing/sandbox-payments";
import { getAdAccount, listAdCampaigns } from "@citelens/contract/content/ads-campaigns";
import { getPublisherTerms, listAdMatches } from "@citelens/contract/content/ads-network";
import { listOpportunities } from "@citelens/contract/content/opportunities";
import { listUsers } from "@citelens/contract/platform/admin";
import { getWorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import { getWarehouse } from "@citelens/contract/platform/warehouse";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { getIndustryRanking } from "@citelens/contract/visibility/insights";
import { listWorkspaces, type WorkspaceMember } from "@citelens/contract/workspaces/workspaces";
import { z } from "zod";
import type { Household } from "../household.ts";
import { type SampleChanges, sampleId } from "../samples.ts";
import { studioChanges } from "../studio-samples.ts";
import { administrator } from "./administrator.ts";
import { adDialogs, invited, member, sandbox } from "./ads.ts";
import type { DialogTable } from "./dialog.ts";
import { manyWorkspaces, settings } from "./settings.ts";
import { studioDialogs } from "./studio.ts";
import { workspaceDialogs } from "./workspace.ts";

export interface DialogGroup {
  readonly name: string;
  readonly visitor: "owner" | "superuser" | "nobody";
  readonly dialogs: DialogTable;
  /** Paths below which samples are answered, and what these say that is not the first that their schemas take. */
  readonly sampled?: RegExp;
  readonly changes?: (household: Household) => SampleChanges;
}

/** Every dialog, panel and menu of the app that can be opened without changing anything. */
export const dialogGroups: readonly DialogGroup[] = [
  {
    name: "the shell and the settings",
    visitor: "owner",
    dialogs: settings,
    sampled: /\/(announcements|members|organization|warehouse)\/$/,
    changes: ({ account }) => ({
      "/projects/:projectId/organization/": {
        current_plan: "creator",
        subscription_status: "active",
        billing_country: "FR",
        ending_workspaces: [],
      },
      [getWarehouse.path]: {
        settings: {
          endpoint: "https://s3.eu-central-1.amazonaws.com",
          region: "eu-central-1",
          bucket: "acme-lake",
          prefix: "citelens",
          access_key_id: "AKIAEXAMPLE",
          is_on: true,
        },
      },
      "/projects/:projectId/members/": [memberOf(account.user.id), memberOf(sampleId)],
    }),
  },
  {
    name: "somebody with many workspaces",
    visitor: "owner",
    dialogs: manyWorkspaces,
    sampled: /\/projects\/$/,
    changes: () => ({
      [listWorkspaces.path]: Array.from({ length: 8 }, (_, at) => ({
        ...sampleAnswer(listWorkspaces)[0],
        id: sampleId.replace(/.$/, String(at)),
        name: `Shop ${at}`,
      })),
    }),
  },
  {
    name: "a full workspace",
    visitor: "owner",
    dialogs: workspaceDialogs,
    sampled: /\/(assistant|opportunities|industry-ranking)\//,
    changes: () => ({
      [getIndustryRanking.path]: { total_brands: 12 },
      [listOpportunities.path]: { refresh: { is_running: false } },
    }),
  },
  {
    name: "the content studio and audits",
    visitor: "owner",
    dialogs: studioDialogs,
    sampled: /\/(optimizations|optimization-summary)\//,
    changes: () => studioChanges,
  },
  {
    name: "the ads",
    visitor: "superuser",
    dialogs: adDialogs,
    sampled: /\/projects\/[^/]+\/ads\//,
    changes: () => ({
      [listAdCampaigns.path]: rowsWith(listAdCampaigns, { status: "PAUSED" }),
      [listAdMatches.path]: rowsWith(listAdMatches, { is_refused: false }),
      [getAdAccount.path]: {
        account: {
          name: "Northwind GmbH",
          currency: "USD",
          time_zone: "Europe/Berlin",
          key_ends: "x7Qa",
          last_sync: null,
          fault: null,
        },
      },
    }),
  },
  {
    name: "the administrator",
    visitor: "superuser",
    dialogs: administrator,
    sampled: /\/admin\//,
    changes: () => ({
      "/admin/rights/": { level: "operator", rights: staffRights },
      [getWorkspaceDetails.path]: { workspace: known, sums: { campaigns: 1, rebuilding: 0 } },
      [listUsers.path]: rowsWith(listUsers, { is_superuser: false }),
    }),
  },
  {
    name: "an invited website",
    visitor: "nobody",
    dialogs: invited,
    sampled: /\/ads\/publisher\//,
  },
  {
    name: "a website of the network",
    visitor: "nobody",
    dialogs: member,
    sampled: /\/ads\/publisher\//,
    changes: () => ({ [getPublisherTerms.path]: membership }),
  },
  {
    name: "the sandbox",
    visitor: "nobody",
    dialogs: sandbox,
    sampled: /\/sandbox\//,
    changes: () => ({ [getSandboxPortal.path]: { subscription } }),
  },
];

const list = z.object({ results: z.array(z.looseObject({})) });

/** Rows of a list, with these fields of each row. */
function rowsWith(endpoint: Endpoint, fields: object): object {
  return { results: list.parse(sampleAnswer(endpoint)).results.map((row) => ({ ...row, ...fields })) };
}

/** A workspace that is there, as the administrator sees it. */
const known = {
  name: "Northwind",
  url: "https://northwind.example",
  organization_id: sampleId,
  owner_email: "ada@example.com",
  state: "active",
  is_demo: false,
  time_zone: "Europe/Berlin",
  members: 2,
  created: "2026-01-01T00:00:00Z",
};

/** A website that takes part, with a passage that it has not refused. */
const membership = {
  status: "ACTIVE",
  creatives: sampleAnswer(getPublisherTerms).creatives.map((one) => ({ ...one, is_refused: false })),
};

const subscription = {
  plan_name: "Creator",
  interval: "monthly",
  amount: 29,
  currency: "EUR",
  status: "active",
  current_period_end: "2026-01-31T00:00:00Z",
  cancel_at_period_end: false,
};

function memberOf(id: string): WorkspaceMember {
  return {
    id,
    email: "member@example.com",
    first_name: "Grace",
    last_name: "Hopper",
    is_owner: true,
    joined: "2026-01-01T00:00:00Z",
  };
}

/** Source files of dialogs that no row shows, each with its reason. */
export const notOpened: Readonly<Record<string, string>> = {
  "accounts/password-prompt/password-prompt":
    "asked only after a refusal of the server; its own test looks at it",
  "admin/mails-page":
    "offered only where mails are sent, which needs a mail server; its own test looks at it",
  "campaigns/editor/costs/no-credits-dialog":
    "shown only after a launch was refused; its own test looks at it",
  "integrations/history/history-import": "asks only while a file is read; its own test looks at it",
  "campaigns/editor/editor-form": "asks before something unsaved is left, as leave-guard does",
  "content-studio/results/text-results": "asks before something unsaved is left, as leave-guard does",
};
