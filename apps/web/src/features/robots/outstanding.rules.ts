import type { RobotsAgent } from "@citelens/contract/traffic/robots";

type JudgedAgent = Pick<RobotsAgent, "visits" | "is_named" | "start_page">;

/** Whether there is something to say of an agent: it came, the file names it, or it may not read the start page. */
export function standsOut({ visits, is_named, start_page }: JudgedAgent): boolean {
  return visits > 0 || is_named || !start_page.allowed;
}
