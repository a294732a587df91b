import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type * as contract from "@citelens/contract/content/ads-network";
import { adErrors } from "@citelens/contract/content/ads-words";
import { industries } from "@citelens/contract/workspaces/industries";
import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { definedOnly } from "#platform/defined-only.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { pageOfRows } from "#platform/paging.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { countReads } from "../counting/count-reads.ts";
import { type AdsDesk, adsOf, auditAds } from "../store/ads-desk.ts";
import { expectPublisher, siteText, withSites } from "./publisher-sites.ts";
import {
  findPublisherRow,
  insertPublisher,
  listAmong,
  listPublisherRows,
  lockPublisher,
  updatePublisher,
} from "./publishers.sql.ts";
import { showPublishers } from "./show-publishers.ts";

type PublisherListInput = Pick<ParsedInput<typeof contract.listAdPublishers>, "query"> & {
  readonly url: string;
};

export async function listAdPublishers(
  tools: Tools,
  { query: { page, page_size: pageSize, search }, url }: PublisherListInput,
): Promise<Answer<typeof contract.listAdPublishers>> {
  const limits = { search, limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await listPublisherRows(tools, limits);
  return pageOfRows(await showPublishers(tools, await withSites(tools, rows)), {
    count,
    page,
    pageSize,
    url,
  });
}

/** Workspaces to invite: those of a page that are in the network already are left out of it. */
export async function workspacesToInvite(
  tools: Tools,
  { query: { page, page_size: pageSize, search }, url }: PublisherListInput,
): Promise<Answer<typeof contract.workspacesToInvite>> {
  const limits = { search, limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await workspaceList.search(tools, limits);
  const known = await listAmong(
    tools,
    rows.map(({ id }) => id),
  );
  const invitable = rows.filter(({ id }) => !known.has(id));
  return pageOfRows(
    invitable.map(({ id, name, url: site }) => ({ id, name, url: site })),
    { count, page, pageSize, url },
  );
}

/** Throws NOT_FOUND for a workspace that is not in the network. */
export async function getAdPublisher(tools: Tools, publisherId: string): Promise<contract.AdPublisher> {
  const { place } = await adsOf(tools, publisherId);
  const [shown] = await showPublishers(tools, [await expectPublisher(tools, place)]);
  if (!shown) throw new Refusal("NOT_FOUND");
  return shown;
}

/** The owner is mailed the address of a page on which they accept, choose and stop; nothing is shown before. */
export async function inviteAdPublisher(
  tools: Tools,
  desk: AdsDesk,
  { workspace_id: publisherId, ...body }: ParsedInput<typeof contract.inviteAdPublisher>["body"],
): Promise<contract.AdPublisher> {
  refuseUnknown(body);
  const site = await adsOf(tools, publisherId).catch((error: unknown) => {
    throw error instanceof Refusal ? new FieldRefusal({ workspace_id: [fieldErrors.invalid] }) : error;
  });
  await countUntilNow(tools, publisherId, body);
  const { token, hash } = newToken();
  await inTransaction(tools, async (within) => {
    const row = {
      ...body,
      status: "INVITED" as const,
      token_hash: hash,
      invited_at: within.now(),
      site_text: siteText(site.workspace),
    };
    if (!(await insertPublisher(within, site.place, row))) await inviteAgain(within, site, row);
    await mailOwner(within, site, token);
    await auditAds(within, desk, {
      subjectId: publisherId,
      workspaceId: publisherId,
      action: "ad-publisher.invited",
    });
  });
  return getAdPublisher(tools, publisherId);
}

type Site = Omit<AdsDesk, "superuser">;

/** One that declined may be asked again. */
async function inviteAgain(
  within: Tools,
  { place }: Site,
  row: Parameters<typeof updatePublisher>[2],
): Promise<void> {
  const known = await lockPublisher(within, place);
  if (known?.status !== "DECLINED") throw new FieldRefusal({ workspace_id: [adErrors.publisherTaken] });
  await updatePublisher(within, place, row);
}

async function mailOwner(within: Tools, { workspace }: Site, token: string): Promise<void> {
  const [organization] = await organizationList.find(within, [workspace.organization_id]);
  const [owner] = organization ? await people.find(within, [organization.owner_id]) : [];
  if (!owner) throw new FieldRefusal({ workspace_id: [fieldErrors.invalid] });
  await sendMail(within, {
    kind: "publisher-invited",
    to: owner.email,
    subject: `Show sponsored passages on ${workspace.name}?`,
    letter: letter({
      brand: productBrand,
      preheader: "You choose what is shown, and stop it whenever you like.",
      heading: "Your website is invited to the Context Network",
      paragraphs: [
        `Hello ${mailName(owner.first_name)},`,
        `we would like to show labelled sponsored passages on ${workspace.name} (${workspace.url}). Each one names its advertiser, is reviewed by a person, and is the same for every visitor.`,
        "Nothing is shown before you accept. On the page behind the button you choose categories, refuse single passages, and stop everything with one switch.",
      ],
      action: { label: "See the invitation", url: `${within.publicUrl}/publisher/${token}` },
      footnote: "Keep this message: whoever has its link can decide for your website.",
    }),
  });
}

type Changes = ParsedInput<typeof contract.updateAdPublisher>["body"];

export async function updateAdPublisher(
  tools: Tools,
  desk: AdsDesk,
  { publisherId, ...changes }: Changes & { readonly publisherId: string },
): Promise<contract.AdPublisher> {
  refuseUnknown(changes);
  await countUntilNow(tools, publisherId, changes);
  await changePublisher(tools, desk, {
    publisherId,
    verb: "changed",
    changes: { ...definedOnly(changes), match_due: true },
  });
  return getAdPublisher(tools, publisherId);
}

/** Counts reads of before a website's part changes with the part of until then. */
async function countUntilNow(
  tools: Tools,
  publisherId: string,
  { revenue_share: share }: Pick<Changes, "revenue_share">,
): Promise<void> {
  const { place } = await adsOf(tools, publisherId);
  const known = await findPublisherRow(tools, place);
  if (known && share !== undefined && share !== known.revenue_share) await countReads(tools, place);
}

/** Throws the switch, or puts it back: acts on every instance within seconds. */
export async function setStopped(
  tools: Tools,
  desk: AdsDesk,
  { publisherId, isStopped }: { readonly publisherId: string; readonly isStopped: boolean },
): Promise<contract.AdPublisher> {
  await changePublisher(tools, desk, {
    publisherId,
    verb: isStopped ? "stopped" : "resumed",
    changes: { is_stopped: isStopped },
  });
  return getAdPublisher(tools, publisherId);
}

async function changePublisher(
  tools: Tools,
  desk: AdsDesk,
  {
    publisherId,
    verb,
    changes,
  }: {
    readonly publisherId: string;
    readonly verb: string;
    readonly changes: Parameters<typeof updatePublisher>[2];
  },
): Promise<void> {
  const { place } = await adsOf(tools, publisherId);
  await inTransaction(tools, async (within) => {
    const row = await lockPublisher(within, place);
    if (!row) throw new Refusal("NOT_FOUND");
    if (changes.status && row.status !== "ACTIVE" && row.status !== "PAUSED")
      throw new Refusal("PUBLISHER_NOT_ACTIVE");
    await updatePublisher(within, place, changes);
    await auditAds(within, desk, {
      subjectId: publisherId,
      workspaceId: publisherId,
      action: `ad-publisher.${verb}`,
    });
  });
}

export function refuseUnknown({
  categories_allowed = [],
  categories_blocked = [],
}: Pick<Changes, "categories_allowed" | "categories_blocked">): void {
  const isUnknown = (id: number): boolean => !industries.some((one) => one.id === id);
  const fields = {
    ...(categories_allowed.some(isUnknown) && { categories_allowed: [fieldErrors.industry] }),
    ...(categories_blocked.some(isUnknown) && { categories_blocked: [fieldErrors.industry] }),
  };
  if (Object.keys(fields).length > 0) throw new FieldRefusal(fields);
}
