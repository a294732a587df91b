import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Badge, type BadgeProps } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import type { KeyRow } from "./key-row.ts";
import { type KeyState, keyState, scopesInWords, stopSentence } from "./key-scopes.rules.ts";

/** Scopes of a key in words, and its networks. */
export function ScopesCell({ apiKey }: KeyRow): ReactElement {
  return (
    <>
      <span className="block">{scopesInWords(apiKey.scopes)}</span>
      {apiKey.allowed_cidrs.length > 0 && (
        <span className="block text-sm text-fg-3 wrap-anywhere">from {apiKey.allowed_cidrs.join(", ")}</span>
      )}
    </>
  );
}

export function LastUseCell({ apiKey, now }: KeyRow): ReactElement {
  return apiKey.last_used_at === null ? <>Never</> : <Ago at={apiKey.last_used_at} now={now} />;
}

/** Opens the calls of the key; a revoked one has no actions. */
export function CallsCell({ apiKey, name, onUsage }: KeyRow): ReactElement {
  if (apiKey.revoked) return <>{countText(apiKey.recent_calls)}</>;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Calls of ${name}: ${apiKey.recent_calls}`}
      onClick={onUsage}
    >
      {countText(apiKey.recent_calls)}
    </Button>
  );
}

const states: Readonly<Record<KeyState, { readonly tone: BadgeProps["tone"]; readonly word: string }>> = {
  active: { tone: "pos", word: "Active" },
  expired: { tone: "neutral", word: "Expired" },
  revoked: { tone: "neutral", word: "Revoked" },
  stopped: { tone: "warn", word: "Stopped" },
};

export function StateCell({ apiKey, now }: KeyRow): ReactElement {
  const state = keyState(apiKey, now);
  const { tone, word } = states[state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {state === "stopped" && (
        <span className="block max-w-56 text-sm text-fg-3">{stopSentence(apiKey)}</span>
      )}
      {apiKey.expires_at !== null && state !== "revoked" && (
        <span className="block text-sm text-fg-3">
          {state === "expired" ? "Ended" : "Ends"} <Instant at={apiKey.expires_at} />
        </span>
      )}
    </>
  );
}
