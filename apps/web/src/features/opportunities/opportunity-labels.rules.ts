import type {
  Effort,
  Impact,
  OpportunityKind,
  OpportunityPeriod,
  OpportunityState,
} from "@citelens/contract/content/opportunity-words";

// What the screens of opportunities call the words of the contract.

export const kindLabels: Readonly<Record<OpportunityKind, string>> = {
  FIX_ACCESS: "Fix access",
  REPAIR_LINK: "Repair link",
  WIN_BACK: "Win back",
  NAME_OFFER: "Name the offer",
  OPTIMIZE_PAGE: "Optimize page",
  CREATE_PAGE: "Create page",
  EARN_MENTION: "Earn mention",
  FIX_REPUTATION: "Fix reputation",
};

export const kindMeanings: Readonly<Record<OpportunityKind, string>> = {
  FIX_ACCESS: "A page that fits the question, or that answers cite, is closed to AI agents.",
  REPAIR_LINK: "Answers send people to an address that is gone.",
  WIN_BACK: "Answers cite your pages less than they did, by more than chance explains.",
  NAME_OFFER: "Answers cite your page and do not name you.",
  OPTIMIZE_PAGE: "A page of yours fits the question, and answers cite others.",
  CREATE_PAGE: "No page of yours fits the question.",
  EARN_MENTION: "A site that answers rely on names your competitors and not you.",
  FIX_REPUTATION: "Answers that name you speak badly of you.",
};

export const stateLabels: Readonly<Record<OpportunityState, string>> = {
  OPEN: "Open",
  PLANNED: "Planned",
  DONE: "Done",
  DISMISSED: "Dismissed",
  GONE: "Gone",
};

export const impactLabels: Readonly<Record<Impact, string>> = { HIGH: "High", MEDIUM: "Medium", LOW: "Low" };

/** How long it takes. */
export const effortLabels: Readonly<Record<Effort, string>> = { S: "hours", M: "days", L: "weeks" };

export const periodLabels: Readonly<Record<OpportunityPeriod, string>> = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
};

/** As the editor of a campaign calls them. */
export function priorityLabel(priority: number): string {
  if (priority === 2) return "normal priority";
  return priority > 2 ? "high priority" : "low priority";
}
