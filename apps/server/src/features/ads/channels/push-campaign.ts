import type { PushRecord } from "./ad-channel.ts";
import {
  afterLook,
  afterMade,
  type ChangeStep,
  type FoundObject,
  foundOf,
  type LookStep,
  type MadeObject,
  type MakeStep,
  type MakeStepOfTree,
  nextStep,
  type PushState,
  stateOf,
  type WantedCampaign,
  wantedOf,
} from "./push-plan.rules.ts";

/** Target for the steps of a push; each is one thing outside. */
export interface PushTarget {
  look(step: LookStep): Promise<readonly FoundObject[]>;
  /** The channel's id of what it made. */
  make(step: MakeStep): Promise<string>;
  change(step: ChangeStep): Promise<void>;
}

/** Goes from step to step; whatever is made, found or changed is noted before the next one. */
export async function pushTree(
  target: PushTarget,
  wanted: WantedCampaign,
  { made, note }: PushRecord,
): Promise<void> {
  let state = stateOf(made);
  for (;;) {
    const step = nextStep(wanted, state);
    if (!step) return;

    if (step.do === "look") {
      state = await lookAround(target, { wanted, step, state, note });
      continue;
    }
    const one = step.do === "make" ? await makeOne(target, step) : await changeOne(target, step);
    await note(one);
    state = afterMade(state, one, step.do === "make");
  }
}

interface LookInput {
  readonly wanted: WantedCampaign;
  readonly step: LookStep;
  readonly state: PushState;
  readonly note: PushRecord["note"];
}

async function lookAround(
  target: PushTarget,
  { wanted, step, state: before, note }: LookInput,
): Promise<PushState> {
  let state = before;
  for (const found of foundOf(wanted, state, step.within, await target.look(step))) {
    await note(found);
    state = afterMade(state, found, false);
  }
  return afterLook(state, step.within);
}

async function makeOne(target: PushTarget, step: MakeStep): Promise<MadeObject> {
  const externalId = await target.make(step);
  if (step.kind === "image") return { kind: "image", id: step.url, version: 1, externalId };
  return { kind: step.kind, ...versionOf(step), externalId };
}

async function changeOne(target: PushTarget, step: ChangeStep): Promise<MadeObject> {
  await target.change(step);
  return { kind: step.kind, ...versionOf(step), externalId: step.externalId };
}

function versionOf(step: ChangeStep | MakeStepOfTree): { readonly id: string; readonly version: number } {
  const { id, version } = wantedOf(step);
  return { id, version };
}
