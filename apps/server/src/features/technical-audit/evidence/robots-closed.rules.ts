import { agents } from "@citelens/crawlers";
import { parseRobots, rulesFor } from "@citelens/robots";
import { decidesAnswers } from "../access/access-role.rules.ts";

/** From here on a page is closed rather than to some. */
const shareMin = 0.5;

/** Whether a robots.txt closes a page to more than half of the agents that answers depend on; without one nothing is closed. */
export function closedByRobots(text: string | null): (url: string) => boolean {
  if (!text) return () => false;
  const robots = parseRobots(text);
  const tokens = agents.map(({ token }) => token).filter(decidesAnswers);
  const rules = tokens.map((token) => rulesFor(robots, token));
  return (url) => {
    const closed = rules.filter((one) => !one.verdict(url).allowed);
    return closed.length > shareMin * rules.length;
  };
}
