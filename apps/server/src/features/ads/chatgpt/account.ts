import type { AdAccount } from "@citelens/contract/content/ads-campaigns";
import { sealed } from "#platform/sealing/sealing.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AdsDesk, auditAds } from "../store/ads-desk.ts";
import { enqueueSync } from "../store/chatgpt-work.ts";
import { inTurn } from "./account-turn.ts";
import { findAccount, putAccount } from "./accounts.sql.ts";
import { refusing } from "./channel-refusals.ts";
import { ceilingsOf, openChannel, sealOf } from "./connected-account.ts";
import { forgetAccount, forgetInTurn } from "./forget-account.ts";
import { forgetMade, setCurrency } from "./outside.sql.ts";

const shownOfKey = 4;

/** The account as the API shows it, without its key. */
export async function getAdAccount(tools: Tools, { place }: Pick<AdsDesk, "place">): Promise<AdAccount> {
  const row = await findAccount(tools, place);
  const { workspaceCents, installationCents } = ceilingsOf(tools, row);
  const set = [workspaceCents, installationCents].filter((cents) => cents !== null);
  return {
    account: row?.sealed_key
      ? {
          name: row.name ?? "",
          currency: row.currency ?? "",
          time_zone: row.time_zone ?? "",
          key_ends: row.key_ends ?? "",
          last_sync: row.last_sync?.toISOString() ?? null,
          fault: row.fault,
        }
      : null,
    ceiling_cents: set.length === 0 ? null : Math.min(...set),
    installation_ceiling_cents: installationCents,
    own_ceiling_cents: workspaceCents,
  };
}

/** The key is kept once the channel has taken it. Of another account than before, nothing that was made there is known. */
export async function connectAdAccount(tools: Tools, desk: AdsDesk, key: string): Promise<AdAccount> {
  const { place, superuser } = desk;
  await inTurn(tools, place, (signal) =>
    refusing(async () => {
      const account = await openChannel(tools, { key, signal }).readAccount();
      const before = await findAccount(tools, place);
      const isAnother = before?.external_id !== account.externalId;
      if (isAnother && before?.sealed_key)
        await forgetInTurn(tools, place, { userId: superuser.userId, signal });
      await inTransaction(tools, async (within) => {
        if (isAnother) await forgetMade(within, place);
        await putAccount(within, place, {
          sealed_key: sealed(key, sealOf(within, place)),
          key_ends: key.slice(-shownOfKey),
          external_id: account.externalId,
          name: account.name,
          currency: account.currency,
          time_zone: account.timeZone,
          fault: null,
          sync_due: within.now(),
          ...(isAnother && { last_sync: null, told_on: null }),
        });
        await setCurrency(within, place, account.currency);
        await auditAds(within, desk, {
          action: "ad-account.connected",
          subjectId: place.workspaceId,
          details: { name: account.name, account: account.externalId },
        });
        await enqueueSync(within, place);
      });
    }),
  );
  return getAdAccount(tools, desk);
}

export async function disconnectAdAccount(tools: Tools, desk: AdsDesk): Promise<AdAccount> {
  await forgetAccount(tools, desk.place, { userId: desk.superuser.userId });
  return getAdAccount(tools, desk);
}

/** Changes the ceiling; what is above a lower ceiling already stops at the next reading, which comes at once. */
export async function changeAdCeiling(tools: Tools, desk: AdsDesk, cents: number | null): Promise<AdAccount> {
  await inTransaction(tools, async (within) => {
    const before = await findAccount(within, desk.place);
    await putAccount(within, desk.place, { ceiling_cents: cents });
    await auditAds(within, desk, {
      action: "ad-account.ceiling-changed",
      subjectId: desk.place.workspaceId,
      details: { before: before?.ceiling_cents ?? null, after: cents },
    });
    if (before?.sealed_key) await enqueueSync(within, desk.place);
  });
  return getAdAccount(tools, desk);
}
