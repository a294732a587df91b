import { creatorType, publisherType } from "@citelens/contract/accounts/company-types";

export type StepName = "campaign" | "connect" | "brand" | "invite" | "demo";

/** Progress of each step, undefined while it is not known. */
export type Progress = Readonly<Record<StepName, boolean | undefined>>;

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
}

const agencyType = 1;

/** Steps worth most come first; for companies, which are also the default, their own brand. */
const companyOrder: readonly StepName[] = ["campaign", "brand", "connect", "invite", "demo"];
const orders: Readonly<Record<number, readonly StepName[]>> = {
  [agencyType]: ["demo", "campaign", "invite", "brand", "connect"],
  [creatorType]: ["campaign", "connect", "brand", "demo", "invite"],
  [publisherType]: ["connect", "campaign", "brand", "demo", "invite"],
};

/** The steps in the order that fits who does them; undefined until all of them are known. */
export function stepsOf(progress: Progress, companyType: number | null): readonly Step[] | undefined {
  const order = orders[companyType ?? 0] ?? companyOrder;
  const steps = order.flatMap((name) => {
    const isDone = progress[name];
    return isDone === undefined ? [] : [{ name, isDone }];
  });
  return steps.length === order.length ? steps : undefined;
}

export function doneOf(steps: readonly Step[]): number {
  return steps.filter(({ isDone }) => isDone).length;
}

/** Whether answers about the brand matter more than visits to its pages; it decides what the dashboard shows first. */
export function isVisibilityFirst(companyType: number | null): boolean {
  return companyType !== creatorType && companyType !== publisherType;
}

interface StepLabels {
  readonly title: string;
  readonly why: string;
}

/** Words of a step and why it is worth doing, for who does it. */
export function labelsOf(name: StepName, companyType: number | null): StepLabels {
  return { ...words[name], ...(ownLabels[companyType ?? 0]?.[name] ?? {}) };
}

const words: Readonly<Record<StepName, StepLabels>> = {
  campaign: {
    title: "Ask your first questions",
    why: "What your customers ask, answered from your own pages now, without a key; later by AI assistants.",
  },
  connect: {
    title: "Connect your website",
    why: "Your server or a script tag reports visits, and AI agents appear here within seconds.",
  },
  brand: {
    title: "Describe your brand",
    why: "Your site is read for what you offer and to whom. Suggested questions and texts rest on it.",
  },
  invite: {
    title: "Invite a colleague",
    why: "They see the same figures, and can run campaigns and audits.",
  },
  demo: {
    title: "See it filled",
    why: "A workspace of a fictional brand, with three months of visits and answers.",
  },
};

const ownLabels: Readonly<Record<number, Partial<Record<StepName, Partial<StepLabels>>>>> = {
  [agencyType]: {
    campaign: {
      why: "What your client’s customers ask, answered from the client’s pages now, without a key.",
    },
    connect: { title: "Connect the client’s website" },
    brand: { title: "Describe the client’s brand" },
    invite: { title: "Invite your client or a colleague" },
    demo: {
      why: "What a client’s workspace looks like after three months: a fictional brand to show around.",
    },
  },
  [creatorType]: {
    campaign: { why: "What your audience asks, answered from your own pages now, without a key." },
    brand: { title: "Describe what you stand for" },
  },
  [publisherType]: {
    campaign: { why: "What your readers ask, answered from your own articles now, without a key." },
    connect: { why: "See which AI agents read which articles, and how many readers assistants send back." },
    brand: { title: "Describe what you publish" },
  },
};
