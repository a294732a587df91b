import { type Frequency, frequencies } from "@citelens/contract/visibility/campaign-constants";

export const frequencyLabels: Readonly<Record<Frequency, string>> = {
  DAILY: "Daily",
  WEEKLY: "Weekly",
  MONTHLY: "Monthly",
};

const rhythms: Readonly<Record<Frequency, string>> = {
  DAILY: "Once a day",
  WEEKLY: "Once a week",
  MONTHLY: "Once a month",
};

export interface FrequencyOption {
  readonly value: Frequency;
  readonly label: string;
  readonly description: string;
  readonly disabled: boolean;
}

/** All frequencies; the current one cannot be chosen. */
export function frequencyOptions(current: Frequency): readonly FrequencyOption[] {
  return frequencies.map((value) => ({
    value,
    label: frequencyLabels[value],
    description: value === current ? `${rhythms[value]}, as it is now` : rhythms[value],
    disabled: value === current,
  }));
}
