import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { APIRequestContext } from "@playwright/test";
import { type Account, bearer } from "./api.ts";

/** Lead elsewhere, or need something under way that no demo has: their own tests look at them. */
const lookedAtElsewhere = [
  "/",
  "/$",
  "/logout",
  "/admin",
  "/admin/",
  "/settings",
  "/settings/",
  "/workspaces/$projectId/",
  "/workspaces/$projectId",
  "/workspaces/$projectId/insight/$campaignId/success",
  "/workspaces/$projectId/optimization/$campaignId/edit",
  "/workspaces/$projectId/optimization/$campaignId/generating",
  "/workspaces/$projectId/optimization/campaigns/$campaignId/results",
  "/workspaces/$projectId/technical-optimization/analyzing/$auditId",
];

/** Pages of superusers alone: their own tests look at them. */
const ads = "/workspaces/$projectId/ads";

const file = join(import.meta.dirname, "../../apps/web/src/routeTree.gen.ts");
const byId = /interface FileRoutesById \{([\s\S]*?)\n\}/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
const pages = [...byId.matchAll(/"\/_app(\/[^"]*)": typeof/g)]
  .map(([, id]) => id ?? "")
  .filter((id) => !lookedAtElsewhere.includes(id));

/** Every page of the account and its settings, or of the administrator. */
export function pagesWithoutWorkspace(whose: "account" | "administrator"): readonly string[] {
  const isAdmin = whose === "administrator";
  return pages.filter((id) => !id.includes("$") && id.startsWith("/admin") === isAdmin);
}

/** Every page of a workspace that is full, those of its first campaign, query and audit among them. */
export async function pagesOfWorkspace(
  request: APIRequestContext,
  account: Account,
  projectId: string,
): Promise<readonly string[]> {
  const first = async (path: string): Promise<string> => {
    const url = `${apiBase}/projects/${projectId}/${path}/`;
    const response = await request.get(url, { headers: bearer(account) });
    const { results } = (await response.json()) as { results: readonly { id: string }[] };
    return results[0]?.id ?? "";
  };
  const [campaignId, queryId, auditId] = [
    await first("campaigns/organic"),
    await first("conversations"),
    await first("audits"),
  ];
  const paths = pages
    .filter((id) => id.startsWith("/workspaces/$projectId") && !id.startsWith(ads))
    .map((id) =>
      id
        .replace("$projectId", projectId)
        .replace("$campaignId", campaignId)
        .replace("$queryId", queryId)
        .replace("$auditId", auditId)
        .replace("indexing/page", "indexing/page?path=%2F"),
    );
  const tabs = ["access", "pages", "speed", "compare"].map((tab) => `${auditId}?tab=${tab}`);
  return [
    ...paths,
    ...tabs.map((tab) => `/workspaces/${projectId}/technical-optimization/results/${tab}`),
    `/workspaces/${projectId}/agent-visits?tab=pages`,
  ];
}
