import { type Answer, apiBase } from "@citelens/contract/base/endpoint";
import type { Conversation, getConversation } from "@citelens/contract/visibility/conversations";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Page } from "@playwright/test";
import { bearer } from "../support/api.ts";
import type { SeededWorkspace } from "../support/seeded.ts";

export const conversationsCall = "**/api/v1/projects/*/conversations/?*";

/** The list of a workspace's conversations, or one of them. */
export function conversationsAddress({ id }: Workspace, rest = ""): string {
  return `/workspaces/${id}/insight/conversations${rest}`;
}

interface FoundConversation {
  readonly address: string;
  /** The newest answers, by their models. */
  readonly answers: Readonly<Record<string, string>>;
  /** The oldest answer. */
  readonly older: string;
}

/** Where a query's conversation is shown, and the ids of its answers. */
export async function findConversation(
  { request }: Page,
  { account, workspace }: SeededWorkspace,
  query: string,
): Promise<FoundConversation> {
  const headers = bearer(account);
  const url = `${apiBase}/projects/${workspace.id}/conversations/`;
  const found = await request.get(url, { headers, params: { search: query } });
  const { results }: { results: Conversation[] } = await found.json();
  const id = results[0]?.id ?? "";
  const read = await request.get(`${url}${id}/`, { headers });
  const { answers, history }: Answer<typeof getConversation> = await read.json();
  return {
    address: conversationsAddress(workspace, `/${id}`),
    answers: Object.fromEntries(answers.map((one) => [one.operator_model.id, one.id])),
    older: history.toSorted((one, other) => one.created.localeCompare(other.created))[0]?.id ?? "",
  };
}
