import { type AdChannelName, adChannels } from "@citelens/contract/content/ads-words";
import { type StepId, stepIds } from "./ad-draft.rules.ts";

/** The search parameters of both pages of the editor; defaults are omitted. */
export interface AdEditorSearch {
  readonly step?: StepId;
  /** Channel that a new campaign begins with. */
  readonly channel?: AdChannelName;
}

export function parseAdEditorSearch(raw: Readonly<Record<string, unknown>>): AdEditorSearch {
  const step = stepIds.find((one) => one === raw.step);
  const channel = adChannels.find((one) => one === raw.channel);
  return { ...(step && step !== stepIds[0] && { step }), ...(channel && { channel }) };
}
