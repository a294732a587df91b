import { dayMs, earlier } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { type AppClient, findClient, saveClient } from "../store/app-clients.sql.ts";
import { readDocument } from "./read-document.ts";

const documentKeptMs = dayMs;

/** The client of that id: one that registered, or one whose document says so, read at most a day ago. */
export async function findKnownClient(tools: Tools, clientId: string): Promise<AppClient | undefined> {
  const known = await findClient(tools, clientId);
  if (known?.kind === "registered") return known;
  if (known && known.read_at > earlier(tools.now(), documentKeptMs)) return known;

  const read = await readDocument(tools, clientId);
  if (read) await saveClient(tools, read);
  return read;
}
