import { agents } from "@citelens/crawlers";
import {
  askedAgents,
  askedPaths,
  parseRobots,
  type Robots,
  type RobotsChange,
  robotsChanges,
} from "@citelens/robots";
import type { FixSite } from "./fix-request.rules.ts";

/** A robots.txt that is about to be offered, and which changes it is for. */
export interface RobotsDraft {
  readonly text: string;
  readonly isMeant: (change: RobotsChange) => boolean;
}

const knownMax = 500;

/**
 * Whether a draft, read as agents read it, changes nothing but what is meant: for every agent of the catalogue and of both files
 * and for one that nobody knows, on the paths of all rules and on known pages. A file that was no text, or of which not all is
 * read, is none to be written anew.
 */
export function isCheckedRobots({ robotsText, pages }: FixSite, { text, isMeant }: RobotsDraft): boolean {
  const [before, after] = [parseRobots(robotsText), parseRobots(text)];
  const isWhole = (robots: Robots): boolean => !robots.problems.some(({ code }) => unreadable.has(code));
  if (robotsText.includes("\ufffd") || !isWhole(before) || !isWhole(after)) return false;

  const known = pages.slice(0, knownMax).map(({ url }) => URL.parse(url)?.pathname ?? "/");
  const { changes } = robotsChanges(before, after, {
    agents: askedAgents([before, after], tokens),
    paths: askedPaths([before, after], known),
  });
  return changes.every(isMeant);
}

const tokens = agents.map(({ token }) => token);
const unreadable: ReadonlySet<string> = new Set(["too-large", "web-page", "utf-16"]);
