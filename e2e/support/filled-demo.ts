import { setTimeout as delay } from "node:timers/promises";
import { apiBase } from "@citelens/contract/base/endpoint";
import { createDemo, getDemo } from "@citelens/contract/workspaces/demo";
import type { APIRequestContext } from "@playwright/test";
import { type Account, bearer } from "./api.ts";

const pollMs = 1_000;

/** Opens the account's demo workspace, says how far it is, and resolves to its id when all its days are there. */
export async function fillDemo(request: APIRequestContext, account: Account): Promise<string> {
  const headers = bearer(account);
  await request.post(`${apiBase}${createDemo.path}`, { headers });
  for (;;) {
    const response = await request.get(`${apiBase}${getDemo.path}`, { headers });
    const { status, project_id, day, days } = getDemo.answer.parse(await response.json());
    if (status === "ready" && project_id !== null) return project_id;
    if (process.stderr.isTTY) process.stderr.write(`\rDay ${day} of ${days} `);
    await delay(pollMs);
  }
}
