import type { AttentionItem } from "@citelens/contract/platform/overview";
import { counted, countText, perCent, wordFor } from "#lib/figures.ts";

const pages = {
  "/admin/system": "System",
  "/admin/jobs": "Jobs",
  "/admin/models": "AI models",
  "/admin/spending": "Costs",
  "/admin/limits": "Limits",
  "/admin/mails": "Deliveries",
} as const;

type Page = keyof typeof pages;

export interface AttentionLabels {
  readonly sentence: string;
  /** Where more is told of it, and something can be done. */
  readonly to: Page;
  readonly page: (typeof pages)[Page];
}

type AttentionDetails = Omit<AttentionItem, "kind">;

const pageOf: Readonly<Record<AttentionItem["kind"], Page>> = {
  failed_jobs: "/admin/jobs",
  failed_items: "/admin/system",
  unstored_answers: "/admin/system",
  wrong_counts: "/admin/system",
  models_paused: "/admin/models",
  spending: "/admin/spending",
  disk: "/admin/system",
  visits_set_aside: "/admin/system",
  instances_gone: "/admin/system",
  refusals: "/admin/limits",
  failed_mails: "/admin/mails",
};

const sentences: Readonly<Record<AttentionItem["kind"], (told: AttentionDetails) => string>> = {
  failed_jobs: ({ count, subject }) => `${counted(count, "job")} failed for good, last ${subject}.`,
  failed_items: ({ count, subject }) =>
    `${counted(count, "item")} of scheduled jobs ${wordFor(count, "fails", "fail")}, last in ${subject}.`,
  unstored_answers: ({ count }) =>
    `${counted(count, "answer")} of AI models ${wordFor(count, "was", "were")} paid for and could not be stored.`,
  wrong_counts: ({ count, subject }) =>
    `${counted(count, "count")} ${wordFor(count, "does", "do")} not match what ${wordFor(count, "it counts", "they count")}, found by ${subject}.`,
  models_paused: ({ count, subject }) =>
    `${counted(count, "AI model")} ${wordFor(count, "is", "are")} paused: ${subject}.`,
  spending: ({ subject, percent }) =>
    percent !== null && percent < 100
      ? `${subject} has used ${perCent(percent)} of its spending limit of today.`
      : `${subject} has reached its spending limit of today: its questions wait for tomorrow.`,
  disk: ({ percent }) => `Only ${perCent(percent ?? 0)} of the disk is free.`,
  visits_set_aside: ({ count }) =>
    `${counted(count, "visit")} ${wordFor(count, "was", "were")} taken and could not be stored.`,
  instances_gone: ({ count, subject }) =>
    `${counted(count, "instance")} ${wordFor(count, "is", "are")} gone without having been stopped: ${subject}.`,
  refusals: ({ count, subject }) => `Limits refused ${countText(count)} requests of ${subject} today.`,
  failed_mails: ({ count, subject }) =>
    `${counted(count, "mail")} of the last seven days could not be delivered, last “${subject}”.`,
};

export function attentionLabels({ kind, ...told }: AttentionItem): AttentionLabels {
  const to = pageOf[kind];
  return { sentence: sentences[kind](told), to, page: pages[to] };
}

const urgent: readonly AttentionItem["kind"][] = [
  "disk",
  "visits_set_aside",
  "instances_gone",
  "unstored_answers",
];

/** Whether it stops something now, or will if nobody looks. */
export function attentionTone({ kind, percent }: AttentionItem): "neg" | "warn" {
  return urgent.includes(kind) || (kind === "spending" && (percent ?? 0) >= 100) ? "neg" : "warn";
}
