import { createHmac, timingSafeEqual } from "node:crypto";
import { hourMs, minuteMs } from "@citelens/contract/base/days";

/** Marks of our requests under others' names, for one workspace and a time; such visits are not counted. */
export interface ProbeMarks {
  /** The headers of a request that is sent at that time. */
  headersFor(about: ProbeSubject): Readonly<Record<string, string>>;
  /** Whether a reported request has the workspace's mark. */
  isIn(headers: Pick<ReadonlyMap<string, string>, "get">, about: ProbeSubject): boolean;
}

interface ProbeSubject {
  readonly workspaceId: string;
  readonly at: Date;
}

/** In lower case. */
const markHeader = "x-citelens-probe";
/** Clocks of servers go wrong by minutes, and by an hour twice a year. */
const clockFaultMs = 2 * hourMs;

/** `botPage` says who we are; the mark stands behind it, since access logs and older integrations relay the referrer alone. */
export function openProbeMarks({
  secretKey,
  publicUrl,
}: {
  readonly secretKey: string;
  readonly publicUrl: string;
}): ProbeMarks {
  const key = createHmac("sha256", secretKey).update("citelens probes").digest();
  const sealOf = (workspaceId: string, minute: number): Buffer =>
    createHmac("sha256", key).update(`${workspaceId}\n${minute}`).digest().subarray(0, 16);

  function isMark(mark: string, { workspaceId, at }: ProbeSubject): boolean {
    const [, minuteText = "", seal = ""] = /^(\d{1,12})-([0-9a-f]{32})$/.exec(mark) ?? [];
    if (seal === "") return false;
    const minute = Number(minuteText);
    if (Math.abs(minute * minuteMs - at.getTime()) > clockFaultMs) return false;
    return timingSafeEqual(sealOf(workspaceId, minute), Buffer.from(seal, "hex"));
  }

  return {
    headersFor: ({ workspaceId, at }) => {
      const minute = Math.floor(at.getTime() / minuteMs);
      const mark = `${minute}-${sealOf(workspaceId, minute).toString("hex")}`;
      return { [markHeader]: mark, referer: `${publicUrl.replace(/\/$/, "")}/bot/${mark}` };
    },
    isIn: (headers, about) => {
      const mark = headers.get(markHeader) ?? markBehind(headers.get("referer"));
      return mark !== undefined && isMark(mark, about);
    },
  };
}

/** Nearly all requests have a referrer without one, so that nothing is made for them. */
function markBehind(referer: string | undefined): string | undefined {
  const at = referer?.lastIndexOf("/bot/") ?? -1;
  return at < 0 ? undefined : referer?.slice(at + "/bot/".length);
}
