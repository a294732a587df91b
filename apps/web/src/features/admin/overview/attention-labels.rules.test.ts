import type { AttentionItem } from "@citelens/contract/platform/overview";
import { expect, test } from "vitest";
import { attentionLabels, attentionTone } from "./attention-labels.rules.ts";

const item = (kind: AttentionItem["kind"], part: Partial<AttentionItem> = {}): AttentionItem => ({
  kind,
  count: 1,
  subject: "",
  percent: null,
  ...part,
});

test.each([
  [item("failed_jobs", { subject: "mail.deliver" }), "1 job failed for good, last mail.deliver.", "Jobs"],
  [
    item("failed_items", { count: 2, subject: "billing.reconcile-orders" }),
    "2 items of scheduled jobs fail, last in billing.reconcile-orders.",
    "System",
  ],
  [item("unstored_answers"), "1 answer of AI models was paid for and could not be stored.", "System"],
  [
    item("wrong_counts", { count: 3, subject: "credits.prove" }),
    "3 counts do not match what they count, found by credits.prove.",
    "System",
  ],
  [
    item("models_paused", { count: 2, subject: "ChatGPT, Grok" }),
    "2 AI models are paused: ChatGPT, Grok.",
    "AI models",
  ],
  [
    item("spending", { subject: "openai", percent: 99 }),
    "openai has used 99\u00a0% of its spending limit of today.",
    "Costs",
  ],
  [
    item("spending", { subject: "This installation", percent: 100 }),
    "This installation has reached its spending limit of today: its questions wait for tomorrow.",
    "Costs",
  ],
  [item("disk", { percent: 3 }), "Only 3\u00a0% of the disk is free.", "System"],
  [item("visits_set_aside", { count: 2 }), "2 visits were taken and could not be stored.", "System"],
  [
    item("instances_gone", { subject: "host:3000" }),
    "1 instance is gone without having been stopped: host:3000.",
    "System",
  ],
  [
    item("refusals", { count: 12_000, subject: "Ada Example" }),
    "Limits refused 12,000 requests of Ada Example today.",
    "Limits",
  ],
  [
    item("failed_mails", { count: 2, subject: "Welcome" }),
    "2 mails of the last seven days could not be delivered, last “Welcome”.",
    "Deliveries",
  ],
])("%j is told in a sentence, with the page where it can be mended", (told, sentence, page) => {
  expect(attentionLabels(told)).toMatchObject({ sentence, page });
});

test("what stops something is marked more strongly than what can wait", () => {
  expect(attentionTone(item("disk", { percent: 3 }))).toBe("neg");
  expect(attentionTone(item("spending", { percent: 100 }))).toBe("neg");
  expect(attentionTone(item("spending", { percent: 95 }))).toBe("warn");
  expect(attentionTone(item("failed_jobs"))).toBe("warn");
});
