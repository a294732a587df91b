import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  type CountedAnnouncement,
  changeAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  listAll,
  publishIfDraft,
  removeAnnouncement,
} from "./announcements.sql.ts";
import { mailAnnouncement } from "./mail-announcement.ts";

interface Text {
  readonly title: string;
  readonly content: string;
}

/** What superusers do with announcements; one name of the door for all of it. */
export const announcementEditing = { list: listAll, create, update, publish, remove } as const;

async function create(tools: Tools, superuser: Superuser, text: Text): Promise<CountedAnnouncement> {
  const id = newId();
  await inTransaction(tools, async (within) => {
    await insertAnnouncement(within, { id, ...text, created: tools.now() });
    await noted(within, superuser, { action: "announcement.created", id, title: text.title });
  });
  return get(tools, id);
}

async function update(
  tools: Tools,
  superuser: Superuser,
  {
    id,
    ...text
  }: { readonly id: string; readonly title?: string | undefined; readonly content?: string | undefined },
): Promise<CountedAnnouncement> {
  const { title, content } = { ...(await get(tools, id)), ...definedOnly(text) };
  await inTransaction(tools, async (within) => {
    await changeAnnouncement(within, id, { title, content });
    await noted(within, superuser, { action: "announcement.changed", id, title });
  });
  return get(tools, id);
}

/** Shows it to everyone; of two clicks the first one also mails it to those who want that. */
async function publish(tools: Tools, superuser: Superuser, id: string): Promise<CountedAnnouncement> {
  const { title } = await get(tools, id);
  await inTransaction(tools, async (within) => {
    if (!(await publishIfDraft(within, id))) return;
    await noted(within, superuser, { action: "announcement.published", id, title });
    await enqueue(within, mailAnnouncement, { announcementId: id, afterId: null });
  });
  return get(tools, id);
}

async function remove(tools: Tools, superuser: Superuser, id: string): Promise<void> {
  const { title } = await get(tools, id);
  await inTransaction(tools, async (within) => {
    if (!(await removeAnnouncement(within, id))) throw new Refusal("NOT_FOUND");
    await noted(within, superuser, { action: "announcement.deleted", id, title });
  });
}

async function get(tools: Tools, id: string): Promise<CountedAnnouncement> {
  const found = await findAnnouncement(tools, id);
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

interface Noted {
  readonly action: string;
  readonly id: string;
  readonly title: string;
}

function noted(within: Tools, superuser: Superuser, { action, id, title }: Noted): Promise<void> {
  return audit(within, superuser, { action, subjectId: id, details: { title } });
}

function definedOnly({
  title,
  content,
}: {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
}): Partial<Text> {
  return { ...(title !== undefined && { title }), ...(content !== undefined && { content }) };
}
