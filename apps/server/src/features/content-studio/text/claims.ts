import type { Claim } from "@citelens/contract/content/optimization-fields";
import { readPages } from "#features/local-index/kept/public.ts";
import { addPages } from "#features/local-index/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { changeClaim, insertSource, listClaimRows, listSourceRows } from "../store/parts.sql.ts";
import { checkAgain, lockDone } from "./sections.ts";
import { shownClaims } from "./shown-claims.ts";

interface ClaimId {
  readonly id: string;
  readonly claimId: string;
}

/** Takes a person's word for a claim, or takes it back; either way the text is checked anew. */
export async function vouchFor(
  tools: Tools,
  member: Member,
  { id, claimId, isVouched }: ClaimId & { readonly isVouched: boolean },
): Promise<Claim> {
  const text = await inTransaction(tools, async (within) => {
    const row = await lockDone(within, member, id);
    const claim = await expectClaim(within, member, { id, claimId });
    const vouched = isVouched
      ? { vouched_by: member.userId, vouched_at: tools.now() }
      : { vouched_by: null, vouched_at: null };
    await changeClaim(within, member, { optimizationId: id, id: claimId, changes: vouched });
    await checkAgain(within, member, row);
    return claim.text;
  });
  return shownClaim(tools, member, { id, text });
}

/** Attaches the page that says so, which is read and must: else nothing is attached. */
export async function attachSource(
  tools: Tools,
  member: Member,
  { id, claimId, url }: ClaimId & { readonly url: string },
): Promise<Claim> {
  await expectClaim(tools, member, { id, claimId });
  const address = withoutFragment(url);
  await addPages(tools, member, [{ url: address }]);
  const page = (await readPages.find(tools, member, [address])).get(address);
  if (!page || page.passages.length === 0)
    throw new FieldRefusal({
      source_url: ["This page could not be read, or its robots.txt does not let us."],
    });

  const text = await inTransaction(tools, async (within) => {
    const row = await lockDone(within, member, id);
    const claim = await expectClaim(within, member, { id, claimId });
    const sources = await listSourceRows(within, member, id);
    if (!sources.some((source) => source.url === address))
      await insertSource(within, member, {
        optimizationId: id,
        source: {
          id: newId(),
          url: address,
          title: page.title,
          language: page.language,
          answers: 0,
          is_attached: true,
          problem: null,
          passages: [...page.passages],
          position: sources.length,
        },
      });
    await checkAgain(within, member, row);
    const after = (await listClaimRows(within, member, id)).find((one) => one.text === claim.text);
    if (after && after.status !== "SUPPORTED")
      throw new FieldRefusal({ source_url: ["This page was read, and does not say so."] });
    return claim.text;
  });
  return shownClaim(tools, member, { id, text });
}

/** Throws NOT_FOUND for a claim that is not of the text. */
async function expectClaim(tools: Tools, place: Place, { id, claimId }: ClaimId) {
  const claim = (await listClaimRows(tools, place, id)).find((one) => one.id === claimId);
  if (!claim) throw new Refusal("NOT_FOUND");
  return claim;
}

/** A claim after its text was checked anew; what was one sentence may be another one by then. */
async function shownClaim(
  tools: Tools,
  place: Place,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Claim> {
  const claims = [...(await shownClaims(tools, place, id)).values()].flat();
  const claim = claims.find((one) => one.text === text);
  if (!claim) throw new Refusal("NOT_FOUND");
  return claim;
}

function withoutFragment(url: string): string {
  const parsed = new URL(url);
  parsed.hash = "";
  return parsed.href;
}
