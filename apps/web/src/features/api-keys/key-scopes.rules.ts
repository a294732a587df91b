import { dayMs, later } from "@citelens/contract/base/days";
import type { KeyScope } from "@citelens/contract/base/endpoint";
import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { lazily } from "#lib/lazily.ts";
import { locale } from "#lib/locale.ts";

/** Doings of a key with each scope, as each follows "can". */
const doings: Readonly<Record<KeyScope, string>> = {
  ingest: "report visits",
  read: "read data",
  write: "change data",
  spend: "spend credits",
};

/** The scopes of a key as words in a table, such as "Report visits, read data". */
export function scopesInWords(scopes: readonly KeyScope[]): string {
  const words = ordered(scopes).join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The scopes of a key as they follow "can", such as "read data and change data". */
export function scopesSentence(scopes: readonly KeyScope[]): string {
  return lists().format(ordered(scopes));
}

const lists = lazily(() => new Intl.ListFormat(locale, { type: "conjunction" }));

function ordered(scopes: readonly KeyScope[]): string[] {
  return scopeOrder.filter((scope) => scopes.includes(scope)).map((scope) => doings[scope]);
}

const scopeOrder: readonly KeyScope[] = ["ingest", "read", "write", "spend"];

export type KeyPreset = "report" | "read" | "change" | "custom";

const presets: Readonly<Record<Exclude<KeyPreset, "custom">, readonly KeyScope[]>> = {
  report: ["ingest"],
  read: ["read"],
  change: ["read", "write"],
};

/** The scopes of a preset; those that were chosen one by one where it is none. */
export function scopesOf(preset: KeyPreset, chosen: readonly KeyScope[]): KeyScope[] {
  return [...(preset === "custom" ? chosen : presets[preset])];
}

export type KeyLifetime = "none" | "30" | "90" | "365";

/** Values of the form for a new key, as they were entered. */
export interface KeyDraft {
  readonly name: string;
  readonly preset: KeyPreset;
  /** Scopes that were chosen one by one. */
  readonly chosen: readonly KeyScope[];
  readonly lifetime: KeyLifetime;
  readonly networks: string;
}

/** The instant at which a key of this lifetime ends; null for one without an end. */
export function endOf(lifetime: KeyLifetime, now: Date): string | null {
  return lifetime === "none" ? null : later(now, Number(lifetime) * dayMs).toISOString();
}

/** Networks of a text with one a line, or with commas between them. */
export function networksIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== "");
}

export type KeyState = "revoked" | "expired" | "stopped" | "active";

/** State of a key; whether it expired is told at that time. */
export function keyState(
  {
    revoked,
    expires_at,
    stopped_reason,
    scopes,
  }: Pick<ApiKey, "revoked" | "expires_at" | "stopped_reason" | "scopes">,
  now: Date,
): KeyState {
  if (revoked) return "revoked";
  if (expires_at !== null && new Date(expires_at) <= now) return "expired";
  const onlyReports = scopes.every((scope) => scope === "ingest");
  return stopped_reason !== null && !onlyReports ? "stopped" : "active";
}

/** Why a stopped key does less than its scopes say, and what to do. */
export function stopSentence({
  stopped_reason,
  scopes,
}: Pick<ApiKey, "stopped_reason" | "scopes">): string | undefined {
  if (stopped_reason === null) return undefined;

  const who =
    stopped_reason === "creator_left"
      ? "Whoever made it has left the workspace"
      : "The account of whoever made it is suspended";
  return `${who}, so it ${scopes.includes("ingest") ? "only reports visits" : "does nothing"}. Make a new key in its place.`;
}
