import type { HostFinding, HostProof } from "@citelens/contract/accounts/agencies";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import type { BannerProps } from "#ui/frame/banner.tsx";

interface HostLook extends Pick<BannerProps, "tone"> {
  readonly title: string;
  readonly text: string;
}

const findings: Readonly<Record<HostFinding, string>> = {
  FOUND: "The record is there.",
  NONE: "There is no TXT record of this name yet. Providers take minutes to hours to publish one.",
  OTHERS: "There are TXT records of this name, but not with this value",
  NO_ANSWER: "The DNS did not answer, or not truthfully.",
  TAKEN:
    "The record is there, and another agency's too, whose brand is shown. Take the other record away to show yours.",
};

/** Words about a host, by what its DNS said. */
export function hostLook(host: string, { state, finding, found, shown_until: until }: HostProof): HostLook {
  if (state === "PROVEN")
    return {
      tone: "pos",
      title: `${host} shows your brand`,
      text: "Leave the record in its DNS: it is looked for every day.",
    };

  const seen = finding === null ? "" : ` ${findings[finding]}`;
  const others = finding === "OTHERS" ? `: ${found.map((text) => `“${text}”`).join(", ")}.` : "";
  if (state === "LAPSING")
    return {
      tone: "warn",
      title: `${host} shows your brand until ${until === null ? "it is checked" : dayOfInstantText(until)}`,
      text: `After that only where its DNS says that it is yours: set the record below.${seen}${others}`,
    };
  return {
    tone: "info",
    title: `${host} does not show your brand yet`,
    text: `Set the record below in its DNS, which says that it is yours. It is looked for by itself, often on the first day.${seen}${others}`,
  };
}
