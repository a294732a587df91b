import type { AnswerShown } from "@citelens/contract/visibility/answers";
import { getConversation } from "@citelens/contract/visibility/conversations";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import type { ServerDouble } from "../../../test/components/server-double.ts";

interface Model {
  readonly id: string;
  readonly display_name: string;
}

export const chatgpt = { id: "chatgpt", display_name: "ChatGPT" } as const;

/** The list of a workspace's conversations, or one of them. */
export function conversationsAddress({ id }: Workspace, rest = ""): string {
  return `/workspaces/${id}/insight/conversations${rest}`;
}

/** A successful answer of a model that names nobody, but for what is said. */
export function answerOf(
  server: ServerDouble,
  model: Model,
  changes: Partial<AnswerShown> = {},
): AnswerShown {
  const [sample] = server.sample(getConversation).answers;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const operator_model = { ...sample.operator_model, ...model };
  return {
    ...sample,
    operator_model,
    id: crypto.randomUUID(),
    status: "OK",
    access: "api",
    unknown_brands: [],
    ...changes,
  };
}

interface OpenedWorkspace {
  readonly server: ServerDouble;
  readonly workspace: Workspace;
}

/** Opens the conversation with these newest answers; resolves to its address. */
export async function openConversation(
  page: AppPage,
  { server, workspace }: OpenedWorkspace,
  answers: readonly AnswerShown[],
): Promise<string> {
  const conversation = server.sample(getConversation, { answers: [...answers] });
  server.answer(getConversation, conversation);
  const address = conversationsAddress(workspace, `/${conversation.id}`);
  await page.goto(address);
  return address;
}
