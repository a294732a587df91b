import { people } from "#features/accounts/people/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { listOwnerIds } from "#features/workspaces/members/public.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { findStop } from "./key-credentials.ts";
import { type EndingKey, listEndingKeys, markTold, tellExpirySweep } from "./key-expiry.sql.ts";

const atOnce = 500;

/** Mails of all keys that end within a week, each once. */
export async function tellExpiries(tools: Tools): Promise<void> {
  await eachAlone(tools, await listEndingKeys(tools, atOnce), {
    sweep: tellExpirySweep,
    idOf: ({ keyId }) => keyId,
    run: (key) => tellExpiry(tools, key),
  });
}

/** Mails whoever made the key that it ends, or the owners of its workspace where that person is gone. Can be repeated. */
async function tellExpiry(tools: Tools, ending: EndingKey): Promise<void> {
  const place = placeOfJob(ending);
  await inTransaction(tools, async (within) => {
    const key = await markTold(within, place, ending.keyId);
    const workspace = await findWorkspaceSettings(within, place.workspaceId);
    if (!key?.expiresAt || !workspace) return;

    const day = key.expiresAt.toISOString().slice(0, 10);
    const subject = `The API key ${mailName(key.name)} ends on ${day}`;
    const body = letter({
      brand: productBrand,
      preheader: `Make a new one before ${day}.`,
      heading: "An API key ends soon",
      paragraphs: [
        `The API key ${mailName(key.name)} (${key.prefix}…) of the workspace ${mailName(workspace.name)} ends on ${day} at ${key.expiresAt.toISOString().slice(11, 16)} (UTC). Whatever uses it is refused from then on.`,
        "A key cannot be made to live longer. Make a new one, put it in the place of this one, and revoke this one.",
      ],
      action: { label: "Open API Keys", url: `${within.publicUrl}/settings/api-keys` },
    });
    for (const { email } of await people.find(within, await listReaders(within, place, key.createdBy)))
      await sendMail(within, { kind: "api-key-ends", to: email, subject, letter: body });
  });
}

async function listReaders(tools: Tools, place: Place, createdBy: string | null): Promise<string[]> {
  const { workspaceId } = place;
  if (createdBy !== null && (await findStop(tools, { createdBy, workspaceId })) === null) return [createdBy];
  return listOwnerIds(tools, place);
}
