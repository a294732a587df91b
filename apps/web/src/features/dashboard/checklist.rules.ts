/** What is known of how far a workspace is; undefined while it is not known. */
export interface Progress {
  readonly hasVisits: boolean | undefined;
  readonly hasCampaign: boolean | undefined;
  readonly hasDemo: boolean | undefined;
}

export type StepName = "connect" | "campaign" | "demo";

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
}

/** The steps in their order; undefined until all of them are known. */
export function stepsOf({ hasVisits, hasCampaign, hasDemo }: Progress): readonly Step[] | undefined {
  if (hasVisits === undefined || hasCampaign === undefined || hasDemo === undefined) return undefined;
  return [
    { name: "connect", isDone: hasVisits },
    { name: "campaign", isDone: hasCampaign },
    { name: "demo", isDone: hasDemo },
  ];
}

export function doneOf(steps: readonly Step[]): number {
  return steps.filter(({ isDone }) => isDone).length;
}
