import type { RespectsRobots, RobotsAgent, SiteRobots } from "@citelens/contract/traffic/robots";

/** Words of an operator about robots.txt. */
export const respectLabels: Readonly<Record<RespectsRobots, string>> = {
  yes: "Follows robots.txt",
  no: "Does not follow robots.txt",
  user_initiated_may_ignore: "May ignore it when acting for a user",
  undocumented: "Says nothing about it",
};

interface FileReading {
  readonly tone: "pos" | "info" | "warn" | "neg";
  readonly title: string;
  readonly meaning: string;
}

type ReadFile = Pick<SiteRobots, "status" | "meaning" | "fault" | "problems">;

/** Result of the reading, and what it means to agents. */
export function readingOf({ status, meaning, fault, problems }: ReadFile): FileReading {
  if (status === null) {
    return {
      tone: "neg",
      title: "Your site did not answer",
      meaning: `What we saw: ${fault ?? "nothing"}. Agents that follow the standard read nothing until they get an answer.`,
    };
  }
  if (meaning === "closed") {
    return {
      tone: "neg",
      title: `robots.txt answered ${status}`,
      meaning:
        "Agents that follow the standard read nothing while the server fails so. Google goes on with its last copy for up to 30 days.",
    };
  }
  if (meaning === "open") {
    return {
      tone: "info",
      title: "There is no robots.txt",
      meaning: `The server answered ${status}, so every agent may read everything.`,
    };
  }
  if (problems.some(({ code }) => code === "web-page")) {
    return {
      tone: "warn",
      title: "A web page came instead of a robots.txt",
      meaning: "Agents find no rule in it, so they may read everything.",
    };
  }
  return { tone: "pos", title: "robots.txt was read", meaning: `The server answered ${status}.` };
}

type RuledAgent = Pick<RobotsAgent, "start_page" | "is_named">;

/** The rule that decides on the start page. An agent that is named has rules, though this page may be under none of them. */
export function startRuleText({
  start_page: { allowed, line, rule },
  is_named: isNamed,
}: RuledAgent): string {
  if (line === null && !allowed) return "Until robots.txt can be read";
  if (line === null) return isNamed ? "No rule is for the start page" : "No rule is for it";
  return `Line ${line}: ${rule}${isNamed ? "" : ", for everybody"}`;
}
