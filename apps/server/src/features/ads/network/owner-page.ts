import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { Parsed } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/content/ads-network";
import { audit } from "#platform/audit/audit.ts";
import { type Place, placeOfSecret } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { hashToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { listServable } from "../content/servable.ts";
import { figureDays } from "../creatives/show-creatives.ts";
import { listMatchRows } from "./placements.sql.ts";
import { namedRefusals, writeRefusal } from "./placements.ts";
import { expectPublisher } from "./publisher-sites.ts";
import { findByToken, lockPublisher, updatePublisher } from "./publishers.sql.ts";
import { refuseUnknown } from "./publishers.ts";
import { showPublishers } from "./show-publishers.ts";

/** A website's own page of the network, for whoever has its secret address. Throws NOT_FOUND for any other. */
export async function getPublisherTerms(tools: Tools, token: string): Promise<contract.PublisherTerms> {
  return termsOf(tools, await placeOf(tools, token));
}

async function placeOf(tools: Tools, token: string): Promise<Place> {
  const workspaceId = await findByToken(tools, hashToken(token));
  if (workspaceId === undefined) throw new Refusal("NOT_FOUND");
  return placeOfSecret({ workspaceId });
}

async function termsOf(tools: Tools, place: Place): Promise<contract.PublisherTerms> {
  const row = await expectPublisher(tools, place);
  const [shown] = await showPublishers(tools, [row]);
  if (!shown) throw new Refusal("NOT_FOUND");
  return {
    name: row.name,
    url: row.url,
    status: row.status,
    is_stopped: row.is_stopped,
    categories_allowed: row.categories_allowed,
    categories_blocked: row.categories_blocked,
    revenue_share: row.revenue_share,
    creatives: await shownCreatives(tools, place),
    agent_reads: shown.agent_reads,
    currency: shown.currency,
    earnings_cents: shown.earnings_cents,
    since: shiftDay(dayIn("UTC", tools.now()), 1 - figureDays),
  };
}

const matchesMax = 5_000;

/** What may stand on the website now, and what it refuses. */
async function shownCreatives(tools: Tools, place: Place): Promise<contract.PublisherTerms["creatives"]> {
  const [servable, refused, { rows }] = await Promise.all([
    listServable(tools, place),
    namedRefusals(tools, place),
    listMatchRows(tools, place, { limit: matchesMax, offset: 0 }),
  ]);
  const pagesOf = (creativeId: string): number =>
    new Set(rows.filter((row) => row.creative_id === creativeId).map(({ path }) => path)).size;
  return [
    ...servable.map(({ id, advertiser, content }) => ({
      creative_id: id,
      advertiser,
      title: content.title,
      text: content.body,
      target_url: content.target_url,
      pages: pagesOf(id),
      is_refused: false,
    })),
    ...refused.map(({ creative_id, advertiser, title }) => ({
      creative_id,
      advertiser,
      title,
      text: "",
      target_url: "",
      pages: pagesOf(creative_id),
      is_refused: true,
    })),
  ];
}

type Decision = Parsed<typeof contract.decideAsPublisher>["body"];

/** Whatever a website's owner decides counts at once; the same decision again changes nothing. */
export async function decideAsPublisher(
  tools: Tools,
  token: string,
  decision: Decision,
): Promise<contract.PublisherTerms> {
  const place = await placeOf(tools, token);
  await inTransaction(tools, async (within) => {
    const row = await lockPublisher(within, place);
    if (!row) throw new Refusal("NOT_FOUND");
    const isOpen = row.status === "INVITED" || row.status === "DECLINED";
    if (isOpen && decision.act !== "accept" && decision.act !== "decline")
      throw new Refusal("PUBLISHER_NOT_ACTIVE");
    await decide(within, place, decision);
    await audit(
      within,
      { userId: undefined },
      {
        action: `ad-publisher.owner-${decision.act}`,
        workspaceId: place.workspaceId,
        subjectId: place.workspaceId,
        ...("creative_id" in decision && { details: { creative_id: decision.creative_id } }),
      },
    );
  });
  return termsOf(tools, place);
}

async function decide(within: Tools, place: Place, decision: Decision): Promise<void> {
  switch (decision.act) {
    case "accept":
      return updatePublisher(within, place, {
        status: "ACTIVE",
        is_stopped: false,
        accepted_at: within.now(),
        match_due: true,
      });
    case "decline":
      return updatePublisher(within, place, { status: "DECLINED", is_stopped: true });
    case "stop":
    case "resume":
      return updatePublisher(within, place, { is_stopped: decision.act === "stop" });
    case "categories": {
      const categories = { categories_allowed: decision.allowed, categories_blocked: decision.blocked };
      refuseUnknown(categories);
      return updatePublisher(within, place, { ...categories, match_due: true });
    }
    case "refuse":
      return writeRefusal(within, place, { creativeId: decision.creative_id, reason: decision.reason });
    case "allow":
      return writeRefusal(within, place, { creativeId: decision.creative_id });
  }
}
