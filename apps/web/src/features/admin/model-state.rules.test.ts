import { expect, test } from "vitest";
import { modelState } from "./model-state.rules.ts";

const ready = {
  is_on: true,
  configured: true,
  needs: ["AZURE_API_KEY", "AZURE_BASE_URL"],
  paused_until: null,
  pause_reason: null,
  access: "api",
} as const;

test.each([
  [ready, { tone: "pos", label: "Ready" }],
  [
    { ...ready, access: "local" as const },
    { tone: "pos", label: "Ready", detail: "Not an AI assistant; costs nothing" },
  ],
  [
    { ...ready, paused_until: "2026-01-01T00:00:00Z", pause_reason: "No money left" },
    { tone: "warn", label: "Paused", detail: "No money left" },
  ],
  [
    { ...ready, configured: false },
    { tone: "neutral", label: "Needs a key", detail: "Set AZURE_API_KEY and AZURE_BASE_URL" },
  ],
  [
    { ...ready, is_on: false, configured: false },
    { tone: "neutral", label: "Off", detail: "Switched off for everyone" },
  ],
])("%o is told as %o", (model, state) => {
  expect(modelState(model)).toEqual(state);
});
