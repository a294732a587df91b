import type { WantedAd, WantedCampaign, WantedGroup } from "../push-plan.rules.ts";
import { markedName } from "../push-plan.rules.ts";

/** Limits of the channel, by its documentation of November 2026. */
export const chatgptLimits = {
  name: { min: 3, max: 1_000 },
  title: { min: 3, max: 50 },
  body: { min: 1, max: 100 },
  url: { max: 2_048 },
  contextHints: { max: 2_000 },
  budgetMicros: { min: 1_000_000 },
  bidMicros: { min: 1, max: 100_000_000 },
  unixSeconds: { min: 946_684_800, max: 4_102_444_800 },
} as const;

export interface TreeProblem {
  /** Ours. */
  readonly id: string;
  readonly field: string;
  readonly sentence: string;
}

type Fault = Omit<TreeProblem, "id"> | undefined;

/** Everything that the channel would refuse, in the order of the tree. */
export function problemsOfTree(wanted: WantedCampaign): readonly TreeProblem[] {
  return [...problemsOf(wanted.id, faultsOfCampaign(wanted)), ...wanted.groups.flatMap(problemsOfGroup)];
}

function problemsOfGroup(group: WantedGroup): readonly TreeProblem[] {
  return [
    ...problemsOf(group.id, faultsOfGroup(group)),
    ...group.ads.flatMap((ad) => problemsOf(ad.id, faultsOfAd(ad))),
  ];
}

function problemsOf(id: string, faults: readonly Fault[]): readonly TreeProblem[] {
  return faults.flatMap((fault) => (fault ? [{ id, ...fault }] : []));
}

function faultsOfCampaign(campaign: WantedCampaign): readonly Fault[] {
  const { budget, starts, ends, countries } = campaign;
  return [
    faultOfName(campaign),
    faultOfBudget(budget.micros),
    faultOfTime("starts", starts),
    faultOfTime("ends", ends),
    starts && ends && ends <= starts
      ? { field: "ends", sentence: "It has to end after it starts." }
      : undefined,
    countries.every((country) => /^[A-Z]{2}$/.test(country))
      ? undefined
      : { field: "countries", sentence: "Write countries by their two letters, such as DE." },
  ];
}

function faultsOfGroup(group: WantedGroup): readonly Fault[] {
  const { min, max } = chatgptLimits.bidMicros;
  const { maxBidMicros, contextHints } = group;
  return [
    faultOfName(group),
    Number.isSafeInteger(maxBidMicros) && maxBidMicros >= min && maxBidMicros <= max
      ? undefined
      : { field: "maxBidMicros", sentence: "The highest bid has to be more than 0 and at most 100." },
    contextHints.length <= chatgptLimits.contextHints.max
      ? undefined
      : { field: "contextHints", sentence: "Write 2,000 context hints at most." },
    contextHints.every((hint) => hint.trim() !== "")
      ? undefined
      : { field: "contextHints", sentence: "A context hint must not be empty." },
  ];
}

function faultsOfAd(ad: WantedAd): readonly Fault[] {
  return [
    faultOfName(ad),
    faultOfLength("title", ad.title, chatgptLimits.title),
    faultOfLength("body", ad.body, chatgptLimits.body),
    faultOfAddress("targetUrl", ad.targetUrl),
    faultOfAddress("imageUrl", ad.imageUrl),
  ];
}

/** Measured as it is sent, with what is added to it. */
function faultOfName(named: { readonly id: string; readonly name: string }): Fault {
  const added = lengthOf(markedName(named)) - lengthOf(named.name);
  const { min, max } = chatgptLimits.name;
  return faultOfLength("name", named.name, { min, max: max - added });
}

function faultOfLength(
  field: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): Fault {
  const isFitting = lengthOf(text) >= min && lengthOf(text) <= max && text.trim() !== "";
  return isFitting ? undefined : { field, sentence: `Write ${min} to ${max} characters.` };
}

function faultOfBudget(micros: number): Fault {
  const isEnough = Number.isSafeInteger(micros) && micros >= chatgptLimits.budgetMicros.min;
  return isEnough ? undefined : { field: "budget", sentence: "The budget has to be 1 or more." };
}

function faultOfTime(field: string, at: Date | null): Fault {
  const { min, max } = chatgptLimits.unixSeconds;
  const seconds = at === null ? min : unixSeconds(at);
  return seconds >= min && seconds <= max
    ? undefined
    : { field, sentence: "The channel takes times from 2000 to 2100." };
}

function faultOfAddress(field: string, url: string): Fault {
  const isFitting = lengthOf(url) <= chatgptLimits.url.max && /^https?:\/\//.test(url) && URL.canParse(url);
  return isFitting ? undefined : { field, sentence: "Write a whole address of at most 2,048 characters." };
}

/** As a JSON schema counts: by code points. */
function lengthOf(text: string): number {
  return [...text].length;
}

export function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
