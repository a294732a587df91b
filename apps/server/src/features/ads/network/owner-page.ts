import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/content/ads-network";
import { findSites } from "#features/workspaces/support/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { type Place, placeOfSecret } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { hashToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { servableOf } from "../content/snapshot.rules.ts";
import { listServableRows } from "../content/snapshot.sql.ts";
import { figureDays } from "../creatives/show-creatives.ts";
import { listMatchRows } from "./placements.sql.ts";
import { namedRefusals, writeRefusal } from "./placements.ts";
import { expectPublisher, type Publisher } from "./publisher-sites.ts";
import { findByToken, lockPublisher, updatePublisher } from "./publishers.sql.ts";
import { refuseUnknown } from "./publishers.ts";
import { showPublishers } from "./show-publishers.ts";

const retryAfterSeconds = 60;

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
  const [shown] = await showPublishers(tools, [await expectPublisher(tools, place)]);
  if (!shown) throw new Refusal("NOT_FOUND");
  return {
    ...shown,
    creatives: await shownCreatives(tools, place),
    since: shiftDay(dayIn("UTC", tools.now()), 1 - figureDays),
  };
}

const matchesMax = 5_000;

/** Creatives that may stand on the website now, and what it refuses. */
async function shownCreatives(tools: Tools, place: Place): Promise<contract.PublisherTerms["creatives"]> {
  const [approved, refused, { rows }] = await Promise.all([
    listServableRows(tools, place),
    namedRefusals(tools, place),
    listMatchRows(tools, place, { limit: matchesMax, offset: 0 }),
  ]);
  const sites = await findSites(
    tools,
    approved.map(({ advertiser_id }) => advertiser_id),
  );
  const pagesOf = (creativeId: string): number =>
    new Set(rows.filter((row) => row.creative_id === creativeId).map(({ path }) => path)).size;
  return [
    ...servableOf(approved, sites).map(({ id, advertiser, content }) => ({
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

type Decision = ParsedInput<typeof contract.decideAsPublisher>["body"];

/** Decision of a website's owner, which counts at once; the same again changes nothing. To stop works while read-only, too. */
export async function decideAsPublisher(
  tools: Tools,
  token: string,
  decision: Decision,
): Promise<contract.PublisherTerms> {
  if (decision.act !== "stop") await refuseReadOnly(tools);
  const place = await placeOf(tools, token);
  await inTransaction(tools, async (within) => {
    const row = await lockPublisher(within, place);
    if (!row) throw new Refusal("NOT_FOUND");
    if (decision.act === "accept" && row.status === "ACTIVE") return;
    if (!mayDecide(row.status, decision.act)) throw new Refusal("PUBLISHER_NOT_ACTIVE");
    await decide(within, place, { status: row.status, decision });
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

async function refuseReadOnly({ maintenance }: Tools): Promise<void> {
  const { readOnly } = await maintenance.current();
  if (readOnly !== null) throw new Refusal("READ_ONLY", { because: readOnly, retryAfterSeconds });
}

/** Whether the owner may: offers are accepted or declined, all else needs acceptance, and the network's pause is not theirs. */
function mayDecide(status: Publisher["status"], act: Decision["act"]): boolean {
  const isOpen = status === "INVITED" || status === "DECLINED";
  return act === "decline" || isOpen === (act === "accept");
}

interface StatusDecision {
  readonly status: Publisher["status"];
  readonly decision: Decision;
}

async function decide(within: Tools, place: Place, { status, decision }: StatusDecision): Promise<void> {
  switch (decision.act) {
    case "accept":
      return updatePublisher(within, place, {
        status: "ACTIVE",
        owner_stopped: false,
        accepted_at: within.now(),
        match_due: true,
      });
    case "decline":
      return updatePublisher(within, place, {
        status: "DECLINED",
        owner_stopped: true,
        // Whoever leaves and comes back has not ended the network's pause.
        ...(status === "PAUSED" && { is_stopped: true }),
      });
    case "stop":
    case "resume":
      return updatePublisher(within, place, { owner_stopped: decision.act === "stop" });
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
