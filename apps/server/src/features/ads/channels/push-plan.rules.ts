import type { Budget } from "./spending.rules.ts";
import type { AdStatus } from "./states.rules.ts";

/** A version rises with every change of what stands beside it; of a tree, each object has its own. */
interface VersionedObject {
  /** Ours. */
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

export interface WantedCampaign extends VersionedObject {
  /** Event that is paid for. */
  readonly pays: "impressions" | "clicks";
  readonly budget: Budget;
  readonly starts: Date | null;
  readonly ends: Date | null;
  /** By their two letters; none is everywhere. */
  readonly countries: readonly string[];
  readonly groups: readonly WantedGroup[];
}

export interface WantedGroup extends VersionedObject {
  /** For one impression or one click. */
  readonly maxBidMicros: number;
  /** Sentences about when an ad is of use. */
  readonly contextHints: readonly string[];
  readonly ads: readonly WantedAd[];
}

export interface WantedAd extends VersionedObject {
  readonly title: string;
  readonly body: string;
  readonly targetUrl: string;
  /** Another image has another address. */
  readonly imageUrl: string;
}

/** Something that stands outside; an image is known by its address. One that was found there, not made now, has version 0. */
export interface MadeObject {
  readonly kind: "campaign" | "group" | "image" | "ad";
  readonly id: string;
  readonly version: number;
  readonly externalId: string;
}

/** State in the middle of a push. */
export interface PushState {
  readonly made: ReadonlyMap<string, MadeObject>;
  /** The lists that hold nothing of ours that we do not know. */
  readonly looked: ReadonlySet<string>;
}

export type LookStep = { readonly do: "look"; readonly within: LookScope };

/** All campaigns of the account, the groups of a campaign or the ads of a group. */
export type LookScope =
  | { readonly kind: "campaign" }
  | { readonly kind: "group" | "ad"; readonly parent: string };

export type MakeStep =
  | { readonly do: "make"; readonly kind: "campaign"; readonly campaign: WantedCampaign }
  | {
      readonly do: "make";
      readonly kind: "group";
      readonly group: WantedGroup;
      readonly campaign: WantedCampaign;
      readonly parent: string;
    }
  | { readonly do: "make"; readonly kind: "image"; readonly url: string }
  | {
      readonly do: "make";
      readonly kind: "ad";
      readonly ad: WantedAd;
      readonly parent: string;
      readonly image: string;
    };

/** `wasFound`: it came from a push of which nothing was noted, so nobody has activated it by its id. */
export type ChangeStep = {
  readonly do: "change";
  readonly externalId: string;
  readonly wasFound: boolean;
} & (
  | { readonly kind: "campaign"; readonly campaign: WantedCampaign }
  | { readonly kind: "group"; readonly group: WantedGroup; readonly campaign: WantedCampaign }
  | { readonly kind: "ad"; readonly ad: WantedAd; readonly image: string }
);

export type PushStep = LookStep | MakeStep | ChangeStep;

/** Files stand beside the tree. */
export type MakeStepOfTree = Exclude<MakeStep, { readonly kind: "image" }>;

export interface FoundObject {
  readonly externalId: string;
  readonly name: string;
  readonly status: AdStatus;
}

export function stateOf(made: readonly MadeObject[]): PushState {
  return { made: new Map(made.map((one) => [keyOf(one), one])), looked: new Set() };
}

/** The next call, if one is needed: parents before children, and a look into a list before anything is added to it. */
export function nextStep(wanted: WantedCampaign, state: PushState): PushStep | undefined {
  const campaign = known(state, "campaign", wanted.id);
  if (!campaign)
    return lookOr(state, { kind: "campaign" }, { do: "make", kind: "campaign", campaign: wanted });
  if (campaign.version < wanted.version)
    return { do: "change", kind: "campaign", campaign: wanted, ...outsideOf(campaign) };

  return firstOf(wanted.groups, (group) =>
    stepOfGroup(state, { wanted, group, parent: campaign.externalId }),
  );
}

interface GroupToPush {
  readonly wanted: WantedCampaign;
  readonly group: WantedGroup;
  readonly parent: string;
}

function stepOfGroup(
  state: PushState,
  { wanted: campaign, group, parent }: GroupToPush,
): PushStep | undefined {
  const one = known(state, "group", group.id);
  if (!one)
    return lookOr(state, { kind: "group", parent }, { do: "make", kind: "group", group, campaign, parent });
  if (one.version < group.version) return { do: "change", kind: "group", group, campaign, ...outsideOf(one) };

  return firstOf(group.ads, (ad) => stepOfAd(state, ad, one.externalId));
}

function stepOfAd(state: PushState, ad: WantedAd, parent: string): PushStep | undefined {
  const one = known(state, "ad", ad.id);
  if (one && one.version >= ad.version) return undefined;

  const within: LookScope = { kind: "ad", parent };
  if (!one && !state.looked.has(listOf(within))) return { do: "look", within };

  const image = known(state, "image", ad.imageUrl)?.externalId;
  if (image === undefined) return { do: "make", kind: "image", url: ad.imageUrl };
  return one
    ? { do: "change", kind: "ad", ad, image, ...outsideOf(one) }
    : { do: "make", kind: "ad", ad, image, parent };
}

function firstOf<T>(items: readonly T[], stepOf: (item: T) => PushStep | undefined): PushStep | undefined {
  for (const item of items) {
    const step = stepOf(item);
    if (step) return step;
  }
  return undefined;
}

function lookOr(state: PushState, within: LookScope, make: MakeStep): PushStep {
  return state.looked.has(listOf(within)) ? make : { do: "look", within };
}

function known({ made }: PushState, kind: MadeObject["kind"], id: string): MadeObject | undefined {
  return made.get(keyOf({ kind, id }));
}

function outsideOf({ externalId, version }: MadeObject): { externalId: string; wasFound: boolean } {
  return { externalId, wasFound: version === 0 };
}

/** Object that a step is about, as it is wanted. */
export function wantedOf(step: ChangeStep | MakeStepOfTree): VersionedObject {
  if (step.kind === "campaign") return step.campaign;
  return step.kind === "group" ? step.group : step.ad;
}

/** Nothing of ours can stand within what was made just now. */
export function afterMade(state: PushState, made: MadeObject, isNew: boolean): PushState {
  const looked = new Set(state.looked);
  if (isNew && made.kind === "campaign") looked.add(listOf({ kind: "group", parent: made.externalId }));
  if (isNew && made.kind === "group") looked.add(listOf({ kind: "ad", parent: made.externalId }));
  return { made: new Map(state.made).set(keyOf(made), made), looked };
}

export function afterLook(state: PushState, within: LookScope): PushState {
  return { ...state, looked: new Set(state.looked).add(listOf(within)) };
}

/** Objects of a list that are ours and were not noted. What is archived is gone for good; of two of the same, the first is taken. */
export function foundOf(
  wanted: WantedCampaign,
  { made }: PushState,
  within: LookScope,
  listed: readonly FoundObject[],
): MadeObject[] {
  return candidates(wanted, within)
    .filter(({ id }) => !made.has(keyOf({ kind: within.kind, id })))
    .flatMap(({ id }) => {
      const one = listed.find(({ name, status }) => isMarked(name, id) && status.state !== "archived");
      return one ? [{ kind: within.kind, id, version: 0, externalId: one.externalId }] : [];
    });
}

function candidates(wanted: WantedCampaign, { kind }: LookScope): readonly VersionedObject[] {
  if (kind === "campaign") return [wanted];
  return kind === "group" ? wanted.groups : wanted.groups.flatMap(({ ads }) => ads);
}

/** The name outside, by which a thing is known again whose id nobody has noted. */
export function markedName({ name, id }: Pick<VersionedObject, "name" | "id">): string {
  return `${name} [${id}]`;
}

function isMarked(name: string, id: string): boolean {
  return name.endsWith(` [${id}]`);
}

/** The same for each try to make the same thing, also after a lost answer and by another process. */
export function idempotencyKeyOf(
  kind: MadeObject["kind"],
  { id, version }: Omit<VersionedObject, "name">,
): string {
  return `citelens-${kind}-${id}-${version}`;
}

function keyOf({ kind, id }: Pick<MadeObject, "kind" | "id">): string {
  return `${kind} ${id}`;
}

function listOf(within: LookScope): string {
  return within.kind === "campaign" ? "campaigns" : `${within.kind}s of ${within.parent}`;
}
