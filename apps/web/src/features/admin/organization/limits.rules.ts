import type { LimitName, LimitOverrides } from "@citelens/contract/platform/admin-organization";

/** The limits in the order in which they are shown. */
export const limitNames = [
  { name: "events_per_second", label: "Reported requests a second" },
  { name: "requests_per_minute", label: "Requests of members a minute" },
  { name: "streams", label: "Live views at a time" },
  { name: "exports", label: "Exports at a time" },
  { name: "audit_pages", label: "Pages of an audit" },
  { name: "workspaces", label: "Active workspaces" },
] as const satisfies readonly { readonly name: LimitName; readonly label: string }[];

export type LimitTexts = { readonly [Name in LimitName]: string };

/** Texts in the fields: nothing where the plan says it. */
export function textsOf(overrides: LimitOverrides): LimitTexts {
  return {
    events_per_second: textOf(overrides.events_per_second),
    requests_per_minute: textOf(overrides.requests_per_minute),
    streams: textOf(overrides.streams),
    exports: textOf(overrides.exports),
    audit_pages: textOf(overrides.audit_pages),
    workspaces: textOf(overrides.workspaces),
  };
}

/** Limits sent for the texts in the fields; a text that is no number is sent as one that the server refuses. */
export function overridesOf(texts: LimitTexts): LimitOverrides {
  return {
    events_per_second: numberOf(texts.events_per_second),
    requests_per_minute: numberOf(texts.requests_per_minute),
    streams: numberOf(texts.streams),
    exports: numberOf(texts.exports),
    audit_pages: numberOf(texts.audit_pages),
    workspaces: numberOf(texts.workspaces),
  };
}

function textOf(value: number | null): string {
  return value === null ? "" : String(value);
}

function numberOf(text: string): number | null {
  if (text.trim() === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : -1;
}
