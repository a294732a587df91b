import { getEffect } from "@citelens/contract/content/content-studio";
import {
  type Effect,
  type EffectFigure,
  type EffectWindow,
  effectFigure,
} from "@citelens/contract/content/effect-fields";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { type Changes, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { sampleOf } from "@citelens/contract/test/samples/sample-of";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { aBrief, first } from "../brief.test-helper.ts";

export const today = new Date("2026-11-20T12:00:00.000Z");

/** Published 17 days ago. */
export function aPublishedText(changes: Changes<Optimization> = {}): Optimization {
  return aBrief({
    title: "Shoes for rain",
    status: "DONE",
    approved_at: "2026-10-21T09:00:00.000Z",
    published_url: "https://northwind.example/rain",
    published_at: "2026-11-03T08:30:00.000Z",
    ...changes,
  });
}

function counted(hits: number, n: number): EffectFigure["target"]["before"] {
  return { hits, n, rate: n === 0 ? null : Math.round((10_000 * hits) / n) / 100 };
}

function aFigure(changes: Changes<EffectFigure>): EffectFigure {
  return effectFigure.parse({ ...effectFigure.parse(sampleOf(effectFigure)), ...changes });
}

const named = aFigure({
  target: { before: counted(4, 28), after: counted(21, 28), change: 60.71 },
  others: { before: counted(35, 140), after: counted(38, 140), change: 2.14 },
  prompts: { target: 1, others: 5 },
  points: 58.57,
  interval: { low: 31.2, high: 79.84 },
  verdict: "moved",
});
const cited = aFigure({
  target: { before: counted(9, 22), after: counted(8, 24), change: -7.58 },
  points: -9.1,
  interval: { low: -31.5, high: 14.2 },
  verdict: "within_noise",
});
const incomparable = aFigure({
  target: { before: counted(0, 0), after: counted(3, 12), change: null },
  points: null,
  interval: null,
  verdict: "not_comparable",
});

function aWindow(days: number, changes: Changes<EffectWindow> = {}): EffectWindow {
  return { ...first(sampleAnswer(getEffect).windows), days, ...changes } as EffectWindow;
}

const running = {
  state: "RUNNING",
  named: { ...named, verdict: null },
  cited: { ...cited, verdict: null },
} as const;

/** Effect of the text above: two windows are over, and one runs. */
export function anEffect(changes: Changes<Effect> = {}): Effect {
  const over = { state: "OVER", named } as const;
  return sampleAnswer(getEffect, {
    published_url: "https://northwind.example/rain",
    published_at: "2026-11-03T08:30:00.000Z",
    campaign: { id: aBrief().id, name: "Autumn" },
    windows: [
      aWindow(7, {
        ...over,
        cited,
        after: { start: "2026-11-03", end: "2026-11-09" },
        before: { start: "2026-10-27", end: "2026-11-02" },
      }),
      aWindow(14, {
        ...over,
        cited: incomparable,
        after: { start: "2026-11-03", end: "2026-11-16" },
        before: { start: "2026-10-20", end: "2026-11-02" },
      }),
      aWindow(28, {
        ...running,
        after: { start: "2026-11-03", end: "2026-11-20" },
        before: { start: "2026-10-16", end: "2026-11-02" },
      }),
    ],
    live: { checked: "2026-11-20T09:00:00.000Z", is_live: true, share: 97.2, problem: null },
    ...changes,
  });
}

/** Effect of one that was published four days ago, at whose address another text stands. */
export const runningEffect = anEffect({
  published_at: "2026-11-17T08:30:00.000Z",
  windows: [
    aWindow(7, {
      ...running,
      after: { start: "2026-11-17", end: "2026-11-20" },
      before: { start: "2026-11-13", end: "2026-11-16" },
    }),
    aWindow(14),
    aWindow(28),
  ],
  live: { checked: "2026-11-20T09:00:00.000Z", is_live: false, share: 12.5, problem: null },
});

/** Effect of one whose queries nobody asks, and whose address cannot be read. */
export const unaskedEffect = anEffect({
  campaign: null,
  problem: "NO_QUERIES",
  windows: [7, 14, 28].map((days) => aWindow(days)),
  live: {
    checked: "2026-11-20T09:00:00.000Z",
    is_live: false,
    share: null,
    problem: "The page answered with status 404.",
  },
});

export function overviewAddress({ id }: Pick<Workspace, "id">, search = ""): string {
  return `/workspaces/${id}/optimization/dashboard${search}`;
}
