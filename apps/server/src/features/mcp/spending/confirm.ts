import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { later, minuteMs } from "@citelens/contract/base/days";
import type { JsonObject } from "../catalogue/shown-tool.ts";

export const confirmMinutes = 10;

/** Call that a confirm stands for: by this caller, with these arguments, for so many credits. */
export interface ConfirmedCall {
  readonly callerId: string;
  readonly tool: string;
  readonly given: JsonObject;
  readonly credits: number;
}

const written = /^([0-9a-z]{1,12})\.(\d{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** A token that says yes to a call and its price, for ten minutes. */
export function newConfirm(secretKey: string, call: ConfirmedCall, now: Date): string {
  const until = later(now, confirmMinutes * minuteMs)
    .getTime()
    .toString(36);
  const nonce = randomBytes(16).toString("base64url");
  return `${until}.${call.credits}.${nonce}.${macOf(secretKey, call, { until, nonce })}`;
}

/** Credits that a confirm was given for; undefined where it is too old, or of another caller or call. */
export function confirmedCredits(
  secretKey: string,
  confirm: string,
  { now, ...call }: Omit<ConfirmedCall, "credits"> & { readonly now: Date },
): number | undefined {
  const [, until = "", price = "", nonce = "", mac = ""] = written.exec(confirm) ?? [];
  const credits = Number(price);
  if (mac === "" || Number.parseInt(until, 36) < now.getTime()) return undefined;

  const own = macOf(secretKey, { ...call, credits }, { until, nonce });
  return timingSafeEqual(Buffer.from(own), Buffer.from(mac)) ? credits : undefined;
}

function macOf(
  secretKey: string,
  { callerId, tool, given, credits }: ConfirmedCall,
  { until, nonce }: { readonly until: string; readonly nonce: string },
): string {
  const signed = JSON.stringify(["mcp confirm", callerId, tool, ordered(given), credits, until, nonce]);
  return createHmac("sha256", secretKey).update(signed).digest("base64url");
}

/** Arguments in the order of their names, without the confirm itself. */
function ordered(given: JsonObject): unknown {
  const { confirm: _, ...others } = given;
  return Object.entries(others).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
