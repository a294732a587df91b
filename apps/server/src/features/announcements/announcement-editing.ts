import { fieldErrors } from "@citelens/contract/base/field-errors";
import {
  performAction,
  type ReasonedAction,
  type SuperuserAction,
} from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  type AnnouncementRow,
  type CountedAnnouncement,
  changeAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  listAll,
  lockAnnouncement,
  removeAnnouncement,
  setPublication,
} from "./announcements.sql.ts";
import { type Audience, audienceKey } from "./audience.rules.ts";
import { publishHeld } from "./publish.ts";

interface Text {
  readonly title: string;
  readonly content: string;
}

type Draft = Text & Audience;
type Changes = { readonly [Field in keyof Draft]?: Draft[Field] | undefined };
type AnnouncementAction = ReasonedAction & { readonly id: string };

/** Acts of superusers on announcements; one name of the door for all of it. */
export const announcementEditing = { list: listAll, create, update, publish, unpublish, remove } as const;

async function create(
  tools: Tools,
  superuser: Superuser,
  { title, content, ...audience }: Draft,
): Promise<CountedAnnouncement> {
  const id = newId();
  await inTransaction(tools, async (within) => {
    await insertAnnouncement(within, { id, title, content, ...checked(audience), created: tools.now() });
    await noted(within, superuser, { action: "announcement.created", id, title });
  });
  return get(tools, id);
}

/** Updates an announcement; whom it is for stays as it is once it is published, so that nobody loses what they were told. */
async function update(
  tools: Tools,
  superuser: Superuser,
  { id, ...changes }: Changes & { readonly id: string },
): Promise<CountedAnnouncement> {
  await inTransaction(tools, async (within) => {
    const held = await hold(within, id);
    const { title = held.title, content = held.content } = changes;
    const audience = checked({
      audience: changes.audience ?? held.audience,
      plans: changes.plans ?? held.plans,
    });
    if (held.published_at && audienceKey(audience) !== audienceKey(held))
      throw new FieldRefusal({ audience: [fieldErrors.audienceFixed] });
    await changeAnnouncement(within, id, { title, content, ...audience });
    await noted(within, superuser, { action: "announcement.changed", id, title });
  });
  return get(tools, id);
}

/** Shows it to its audience now, or at a time to come. One that waits for its time can be given another. */
async function publish(
  tools: Tools,
  superuser: Superuser,
  { publish_at, ...act }: AnnouncementAction & { readonly publish_at?: string | undefined },
): Promise<CountedAnnouncement> {
  const at = publish_at === undefined ? undefined : new Date(publish_at);
  const named = at
    ? { action: "announcement.scheduled", details: { publish_at: at.toISOString() } }
    : { action: "announcement.published" };
  await perform(tools, superuser, { ...act, ...named }, async (within) => {
    const held = await hold(within, act.id);
    if (held.published_at) throw new Refusal("ANNOUNCEMENT_PUBLISHED");
    if (!at) return publishHeld(within, held);
    if (at <= within.now()) throw new FieldRefusal({ publish_at: [fieldErrors.timeFuture] });
    await setPublication(within, act.id, { ...unpublished, publish_at: at });
  });
  return get(tools, act.id);
}

/** Makes a draft again of what is published or waits for its time. Mails that went out stay where they are. */
async function unpublish(
  tools: Tools,
  superuser: Superuser,
  act: AnnouncementAction,
): Promise<CountedAnnouncement> {
  await perform(tools, superuser, { ...act, action: "announcement.unpublished" }, async (within) => {
    const { published_at, publish_at } = await hold(within, act.id);
    if (!published_at && !publish_at) throw new Refusal("ANNOUNCEMENT_DRAFT");
    await setPublication(within, act.id, unpublished);
  });
  return get(tools, act.id);
}

async function remove(tools: Tools, superuser: Superuser, act: AnnouncementAction): Promise<void> {
  await perform(tools, superuser, { ...act, action: "announcement.deleted" }, async (within) => {
    if (!(await removeAnnouncement(within, act.id))) throw new Refusal("NOT_FOUND");
  });
}

const unpublished = { published_at: null, publish_at: null, audience_size: null } as const;

/** Once for its key; the title is noted, too, of which nothing else is left once it is deleted. */
async function perform(
  tools: Tools,
  superuser: Superuser,
  { id: subjectId, details, ...act }: AnnouncementAction & Pick<SuperuserAction, "action" | "details">,
  run: (within: Tools) => Promise<void>,
): Promise<void> {
  const found = await findAnnouncement(tools, subjectId);
  const noted = { ...details, ...(found && { title: found.title }) };
  await performAction(tools, superuser, { ...act, subjectId, details: noted }, run);
}

async function hold(within: Tools, id: string): Promise<AnnouncementRow> {
  const held = await lockAnnouncement(within, id);
  if (!held) throw new Refusal("NOT_FOUND");
  return held;
}

/** Plans are kept for the audience that is chosen by them alone, each once. */
function checked({ audience, plans }: Audience): {
  audience: Audience["audience"];
  plans: Audience["plans"][number][];
} {
  if (audience !== "plan") return { audience, plans: [] };
  if (plans.length === 0) throw new FieldRefusal({ plans: [fieldErrors.plansNone] });
  return { audience, plans: [...new Set(plans)] };
}

async function get(tools: Tools, id: string): Promise<CountedAnnouncement> {
  const found = await findAnnouncement(tools, id);
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

interface AnnouncementAuditInput {
  readonly action: string;
  readonly id: string;
  readonly title: string;
}

function noted(
  within: Tools,
  superuser: Superuser,
  { action, id, title }: AnnouncementAuditInput,
): Promise<void> {
  return audit(within, superuser, { action, subjectId: id, details: { title } });
}
