import { people } from "#features/accounts/people/public.ts";
import { letterBrandOf } from "#features/agencies/public.ts";
import type { Actor } from "#platform/audit/audit.ts";
import { letter } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listRows } from "./members.sql.ts";

interface NamedWorkspace extends Place {
  readonly organization_id: string;
  readonly name: string;
}

const footnote = "You can choose in your settings which e-mails you get about your workspaces.";

/** Mails everyone who belonged to a deleted workspace, but for the one who deleted it. */
export async function notifyOfDeletion(
  within: Tools,
  actor: Actor,
  workspace: NamedWorkspace & { readonly by: string },
): Promise<void> {
  const rows = await listRows(within, workspace);
  const others = rows.map(({ user_id }) => user_id).filter((userId) => userId !== actor.userId);
  await mailTo(within, others, {
    kind: "workspace.deleted",
    organizationId: workspace.organization_id,
    subject: `The workspace ${mailName(workspace.name)} was deleted`,
    heading: "A workspace was deleted",
    paragraphs: [
      `The workspace ${mailName(workspace.name)}, of which you were a member, was deleted by ${workspace.by}.`,
      "Nobody can open it any more, and everything that belongs to it is removed.",
    ],
  });
}

/** Mails somebody who was removed by an owner. */
export async function notifyOfRemoval(
  within: Tools,
  userId: string,
  workspace: NamedWorkspace,
): Promise<void> {
  await mailTo(within, [userId], {
    kind: "member.removed",
    organizationId: workspace.organization_id,
    subject: `You no longer belong to the workspace ${mailName(workspace.name)}`,
    heading: "You were removed from a workspace",
    paragraphs: [
      `An owner of the workspace ${mailName(workspace.name)} has removed you from it. You cannot open it any more.`,
    ],
  });
}

interface News {
  readonly kind: string;
  readonly organizationId: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Only to those who want mails about changes of their workspaces. */
async function mailTo(within: Tools, userIds: readonly string[], news: News): Promise<void> {
  const { kind, organizationId, subject, heading, paragraphs } = news;
  if (userIds.length === 0) return;

  const brand = await letterBrandOf(within, organizationId);
  const body = letter({ brand, preheader: subject, heading, paragraphs: [...paragraphs], footnote });
  for (const { id, email } of await people.find(within, userIds)) {
    if (await people.wantsMail(within, id, "workspace_changes")) {
      await sendMail(within, { kind, to: email, subject, letter: body });
    }
  }
}
