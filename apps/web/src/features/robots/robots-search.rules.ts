import { type Purpose, purposes } from "@citelens/contract/traffic/agent-words";
import { type RobotsDays, robotsDays } from "@citelens/contract/traffic/robots";

/** The search parameters of the page. */
export interface RobotsSearch {
  readonly purpose?: Purpose;
  readonly days?: RobotsDays;
}

export const daysUsual: RobotsDays = 30;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseRobotsSearch(raw: Readonly<Record<string, unknown>>): RobotsSearch {
  const purpose = purposes.find((one) => one === raw.purpose);
  const days = robotsDays.find((one) => one === Number(raw.days));
  return { ...(purpose && { purpose }), ...(days && days !== daysUsual && { days }) };
}
