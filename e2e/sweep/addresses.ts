import { patternOf } from "../support/app-pages.ts";
import type { Household } from "./household.ts";
import { sampleId } from "./samples.ts";
import { workingId } from "./studio-samples.ts";

/** Values of the parameters of a route where the beginning of its id fits; the first that names one counts. */
type Values = readonly (readonly [beginning: string, values: Readonly<Record<string, string>>])[];

/** Pages that need more than their parameters to show what they are about. */
const searches: Readonly<Record<string, string>> = {
  "/_app/workspaces/$projectId/indexing/page": "?path=%2F",
  "/impersonate": "?access=a&refresh=b",
};

/** Further views of a page that its address tells. */
const views: Readonly<Record<string, readonly string[]>> = {
  "/_app/workspaces/$projectId/agent-visits": ["?tab=pages"],
  "/_app/workspaces/$projectId/technical-optimization/results/$auditId": [
    "?tab=access",
    "?tab=pages",
    "?tab=speed",
    "?tab=compare",
  ],
  "/_app/workspaces/$projectId/optimization/campaigns/$campaignId/results": [
    "?tab=claims",
    "?tab=sources",
    "?tab=simulator",
    "?tab=effect",
  ],
};

/** The addresses at which a page is looked at. */
export function addressesOf(id: string, household?: Partial<Household>): readonly string[] {
  const path = withValues(id, patternOf(id), household);
  return [`${path}${searches[id] ?? ""}`, ...(views[id] ?? []).map((search) => `${path}${search}`)];
}

/** The address that a pattern of a signed-in page, such as `/workspaces/$projectId/dashboard`, means. */
export function filledIn(pattern: string, household: Partial<Household>): string {
  return withValues(`/_app${pattern}`, pattern, household);
}

function withValues(id: string, pattern: string, household: Partial<Household> | undefined): string {
  const values = valuesOf(household);
  return pattern.replaceAll(/\{?-?\$(\w+)\}?/g, (_, name: string) => {
    const found = values.find(([beginning, known]) => id.startsWith(beginning) && name in known);
    return found?.[1][name] ?? "made-up";
  });
}

function valuesOf(household: Partial<Household> | undefined): Values {
  const { campaignDraftId, projectId, campaignId, queryId, auditId, draftId, organizationId, account } =
    household ?? {};
  const all = {
    projectId,
    campaignId,
    queryId,
    auditId,
    organizationId,
    workspaceId: projectId,
    userId: account?.user.id,
  };
  const known = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return [
    ["/_app/workspaces/$projectId/insight/$campaignId/edit", { campaignId: campaignDraftId ?? sampleId }],
    ["/_app/workspaces/$projectId/ads", { campaignId: sampleId, publisherId: sampleId }],
    ["/_app/workspaces/$projectId/optimization/$campaignId/edit", { campaignId: draftId ?? sampleId }],
    ["/_app/workspaces/$projectId/optimization/$campaignId/generating", { campaignId: workingId }],
    ["/_app/workspaces/$projectId/optimization", { campaignId: sampleId }],
    ["/_app/workspaces/$projectId/technical-optimization/analyzing", { auditId: sampleId }],
    ["/verify-email", { userId: sampleId }],
    ["/reset-password", { userId: sampleId }],
    ["/_app", Object.fromEntries(known)],
  ];
}
