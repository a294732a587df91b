import {
  getEffect,
  getOptimization,
  getOptimizationSummary,
  listOptimizations,
} from "@citelens/contract/content/content-studio";
import type { Effect } from "@citelens/contract/content/effect-fields";
import { listOpportunities } from "@citelens/contract/content/opportunities";
import type { Optimization, OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { listAudits } from "@citelens/contract/content/technical-audit";
import { type Changes, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { refusal, type ServerDouble } from "../../../../test/components/server-double.ts";
import { detailsOf, first, idOf, listOf, workingBrief } from "../brief.test-helper.ts";
import { anEffect, aPublishedText, runningEffect, unaskedEffect } from "../effect/effect.test-helper.ts";

const published = { rain: aPublishedText({ id: idOf(1) }), noise: idOf(2), unasked: idOf(3) };
const unpublished = { published_url: null, published_at: null } as const;

export const texts = {
  rain: published.rain,
  noise: aPublishedText({ id: published.noise, title: "Wool socks, tested" }),
  unasked: aPublishedText({ id: published.unasked, title: "Laces" }),
  waiting: aPublishedText({
    id: idOf(4),
    title: "How shoes are resoled",
    approved_at: null,
    claims_open: 2,
    ...unpublished,
  }),
  approved: aPublishedText({ id: idOf(5), title: "A guide to oak shelves", ...unpublished }),
  working: {
    ...workingBrief,
    id: idOf(6),
    title: "Boots or shoes?",
    progress: { step: "SOURCES", done: 3, of: 8 },
  },
} as const satisfies Record<string, Optimization>;

const effects: Readonly<Record<string, Effect>> = {
  [texts.rain.id]: anEffect(),
  [texts.noise.id]: runningEffect,
  [texts.unasked.id]: unaskedEffect,
};

/** The best ones that are open. */
const opportunities = ["Optimize /chairs", "Write a page about resoling", "Earn a mention"].map(
  (title, at) => ({ ...first(sampleAnswer(listOpportunities).results), id: idOf(at), title }),
);

export function aSummary(changes: Changes<OptimizationSummary> = {}): OptimizationSummary {
  return sampleAnswer(getOptimizationSummary, {
    drafts: 3,
    working: 1,
    failed: 1,
    unapproved: 4,
    with_open_claims: 2,
    approved: 6,
    published: 5,
    last_published: [texts.noise, texts.unasked, texts.rain],
    ...changes,
  });
}

/** Each text of above by itself, and its effect. */
function answerTexts(server: ServerDouble): void {
  server.answer(getOptimization, ({ params }) => {
    const text = Object.values(texts).find(({ id }) => id === params.optimizationId);
    return text ? detailsOf(text) : refusal("NOT_FOUND");
  });
  server.answer(getEffect, ({ params }) => effects[params.optimizationId ?? ""] ?? refusal("NOT_FOUND"));
}

/** All that the overview asks for. */
export function answerOverview(server: ServerDouble): void {
  answerTexts(server);
  server.answer(getOptimizationSummary, aSummary());
  server.answer(listOptimizations, ({ query }) =>
    listOf(query.getAll("status").includes("DONE") ? [texts.waiting, texts.approved] : [texts.working]),
  );
  server.answer(listOpportunities, ({ query }) =>
    server.sample(listOpportunities, {
      ...(query.has("impact") ? { count: 4 } : { count: 14, results: opportunities }),
      states: [{ state: "OPEN", count: 14 }],
    }),
  );
  const audit = first(server.sample(listAudits).results);
  server.answer(
    listAudits,
    server.sample(listAudits, {
      results: [
        {
          ...audit,
          status: "DONE",
          finished: "2026-11-20T09:02:00.000Z",
          score: 74.4,
          coverage: { read: 512, known: 4200 },
        },
      ],
    }),
  );
}
