import type { HostFinding } from "@citelens/contract/accounts/agencies";
import { hourMs, later } from "@citelens/contract/base/days";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { findAgency } from "../store/agencies.sql.ts";
import { type Claim, changeClaim, claimIn, listDueClaims, lockClaims } from "./host-claims.sql.ts";
import { afterLook, recordOf, says } from "./host-proof.rules.ts";
import { tellOfHost } from "./tell-of-host.ts";

const atOnce = 200;
const foundMax = 5;
const foundCharacters = 100;

/** Asks the DNS of all hosts that are due, each alone. */
export async function checkDueHosts(tools: Tools): Promise<void> {
  await eachAlone(tools, await listDueClaims(tools, atOnce), {
    sweep: "agencies.check-hosts",
    idOf: (agencyId) => agencyId,
    run: (agencyId) => checkHost(tools, agencyId),
    atOnce: 4,
  });
}

/** Asks the DNS whose the host of an agency is, and shows the brand there, or no longer. Can be repeated. */
export async function checkHost(tools: Tools, agencyId: string): Promise<void> {
  const row = await findAgency(tools, agencyId);
  const asked = row && claimIn(row);
  if (!asked) return;

  const look = await lookAt(tools, asked);
  await inTransaction(tools, async (within) => {
    const claims = await lockClaims(within, asked.host_name);
    const claim = claims.find(({ id, host_token }) => id === agencyId && host_token === asked.host_token);
    if (!claim) return; // another host meanwhile

    const holder = claims.find(({ id, host_state }) => id !== agencyId && host_state !== "UNPROVEN");
    if (look.finding !== "FOUND" || !holder) return settle(within, claim, look);
    // Two records: whoever was first keeps it, until its owner takes one away.
    if (says(look.texts, recordOf(holder).value)) return settle(within, claim, { ...look, finding: "TAKEN" });

    await release(within, holder, look);
    await settle(within, claim, look);
  });
}

interface HostLook {
  readonly finding: HostFinding;
  readonly texts: readonly string[];
}

/** Looks at the DNS: a record that is there is believed, and one that is missing of a DNS alone that tells the truth. */
async function lookAt({ textRecords, log }: Tools, claim: Claim): Promise<HostLook> {
  const record = recordOf(claim);
  try {
    const texts = await textRecords.textsOf(record.name);
    if (says(texts, record.value)) return { finding: "FOUND", texts };
    await textRecords.expectTruth();
    return { finding: texts.length === 0 ? "NONE" : "OTHERS", texts };
  } catch (error) {
    log.info({ err: error, host: claim.host_name }, "The DNS did not say whose a host is");
    return { finding: "NO_ANSWER", texts: [] };
  }
}

async function settle(within: Tools, claim: Claim, look: HostLook): Promise<void> {
  const { news, ...changes } = afterLook(claim, look.finding, within.now());
  await changeClaim(within, claim, { ...changes, ...seen(within, look) });
  if (news) await tellOfHost(within, claim, { news, until: changes.host_until });
}

/** The DNS says that the host is another one's. */
async function release(within: Tools, holder: Claim, look: HostLook): Promise<void> {
  await changeClaim(within, holder, {
    ...seen(within, { ...look, finding: "OTHERS" }),
    host_state: "UNPROVEN",
    host_until: null,
    host_warned: false,
    host_due: later(within.now(), 6 * hourMs),
  });
  await tellOfHost(within, holder, { news: "released", until: null });
}

function seen({ now }: Tools, { finding, texts }: HostLook) {
  const found = texts.slice(0, foundMax).map((text) => text.slice(0, foundCharacters));
  return { host_checked: now(), host_finding: finding, host_found: found };
}
