import type { HostFinding, HostState } from "@citelens/contract/accounts/agencies";
import { dayMs, earlier, hourMs, later, minuteMs } from "@citelens/contract/base/days";

/** The record by which a host's DNS says whose brand it shows. A name of its own, so that no CNAME of the host stands in its way. */
export function recordOf({
  host_name,
  host_token,
}: {
  readonly host_name: string;
  readonly host_token: string;
}) {
  return { name: `_citelens.${host_name}`, value: `citelens-host=${host_token}` };
}

/** Whether somebody wrote a value into a record, without what the forms of DNS providers leave around it. */
export function says(texts: readonly string[], value: string): boolean {
  return texts.some((text) => text.trim().replace(/^"(.*)"$/, "$1") === value);
}

export interface HostClaim {
  readonly host_state: HostState;
  readonly host_claimed: Date;
  readonly host_until: Date | null;
  readonly host_warned: boolean;
}

interface AfterLook extends Omit<HostClaim, "host_claimed"> {
  /** Set where the record was there. */
  readonly host_seen?: Date;
  /** Null where only the owner lets it be asked again. */
  readonly host_due: Date | null;
  /** News for the owner. */
  readonly news: "lapsing" | "released" | undefined;
}

/** How long a host shows the brand without the record: people change providers, and forget. */
const lapsingMs = 7 * dayMs;
const patienceMs = 30 * dayMs;

/** Claim after a look at the DNS: a host shows the brand once the record was there, and some days after it was last. */
export function afterLook(claim: HostClaim, finding: HostFinding, now: Date): AfterLook {
  const { host_state: state, host_until: until, host_warned: isWarned } = claim;
  if (finding === "FOUND") {
    return {
      host_state: "PROVEN",
      host_seen: now,
      host_until: null,
      host_warned: false,
      host_due: later(now, dayMs),
      news: undefined,
    };
  }
  if (state === "UNPROVEN")
    return { ...unproven, host_due: nextLook(claim.host_claimed, now), news: undefined };
  if (until !== null && until <= now)
    return { ...unproven, host_due: later(now, 6 * hourMs), news: "released" };
  // Nobody loses a host because a DNS does not answer.
  if (state === "PROVEN" && finding === "NO_ANSWER")
    return { ...claim, host_due: later(now, hourMs), news: undefined };

  const end = until ?? later(now, lapsingMs);
  return {
    host_state: "LAPSING",
    host_until: end,
    host_warned: true,
    host_due: new Date(Math.min(later(now, 6 * hourMs).getTime(), end.getTime())),
    news: isWarned ? undefined : "lapsing",
  };
}

const unproven = { host_state: "UNPROVEN", host_until: null, host_warned: false } as const;

/** Often on the first day, as people wait for it then, and not for ever. */
function nextLook(claimed: Date, now: Date): Date | null {
  if (claimed > earlier(now, dayMs)) return later(now, 10 * minuteMs);
  return claimed > earlier(now, patienceMs) ? later(now, 6 * hourMs) : null;
}
