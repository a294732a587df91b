import type { PromptRow } from "@citelens/contract/visibility/insights";
import { z } from "zod";
import { insightSummary, performancePrompts } from "#features/insights/reads/public.ts";
import { countFigure, dayText, line, noteOf, numberText, paths, percent, shareFigure } from "./card.rules.ts";
import { campaignId, days, lastDays } from "./days.ts";
import { lookTool } from "./looked.ts";

/** Kinds of query that the pages show unless told: a name in the query tells little of who is named. */
const queryKinds = z
  .enum(["unbranded", "branded", "all"])
  .default("unbranded")
  .describe("Queries without the brand's name, which the pages show; those with it; or all");
const queryKindNames = {
  unbranded: "unbranded queries",
  branded: "branded queries",
  all: "all queries",
} as const;

function isBranded(queries: keyof typeof queryKindNames): boolean | undefined {
  return queries === "all" ? undefined : queries === "branded";
}

function signed(points: number): string {
  return points < 0 ? `−${numberText(-points)}` : `+${numberText(points)}`;
}

export const summary = lookTool({
  name: "summary",
  label: "Look at the headline figures",
  description:
    "The headline figures of a period: visibility score, share of voice, average position, content authority, and how each changed.",
  input: z.object({ days, campaign_id: campaignId, queries: queryKinds }),
  look: async (tools, member, { days: count, queries, ...scope }) => {
    const period = await lastDays(tools, member, count);
    const found = await insightSummary(tools, member, {
      ...period,
      ...scope,
      branded: isBranded(queries),
    });
    const { visibility, share_of_voice: voice, content_authority: authority } = found;
    const position = found.average_position;
    const change = ({ change_points: points, verdict }: typeof visibility): string =>
      points === null
        ? "no period before to compare with"
        : `${signed(points)} points, ${verdict === null ? "not judged" : verdict.replaceAll("_", " ")}`;
    return {
      card: {
        title: `Figures of ${dayText(found.start_date)} to ${dayText(found.end_date)}, ${queryKindNames[queries]}`,
        figures: [
          shareFigure("Visibility score", { ...visibility, rate: visibility.value }),
          shareFigure("Share of voice", { ...voice, rate: voice.value, what: "mentions" }),
          {
            label: "Average position",
            value: position.value === null ? "none yet" : numberText(position.value),
            note: noteOf(position.n, null, "answers that name you"),
          },
          shareFigure("Content authority", {
            ...authority,
            rate: authority.value,
            what: "answers with sources",
          }),
          {
            ...countFigure("Answers that name you", found.brand_mentions),
            note: noteOf(found.total_answers, null),
          },
          ...(found.unknown_to_model === 0
            ? []
            : [countFigure("Answers that say they do not know you", found.unknown_to_model)]),
        ],
        lines: [
          `Visibility, since the period before: ${change(visibility)}`,
          `Share of voice, since the period before: ${change(voice)}`,
          `Content authority, since the period before: ${change(authority)}`,
          `Evidence: ${found.evidence_grade.replace("_", " ")}, ${found.queries} prompts, ${found.models} models`,
        ],
        links: [{ label: "Overview", href: paths(member.workspaceId).overview }],
      },
    };
  },
});

const performances = ["most_performing", "promising", "underperforming"] as const;
const shownPrompts = 8;

export const prompts = lookTool({
  name: "prompts",
  label: "Look at prompts by performance",
  description:
    "Prompts (queries) by performance: those in which the brand is named most, promising ones, and those in which it is neither named nor cited.",
  input: z.object({
    performance: z.enum(performances).default("underperforming"),
    days,
    campaign_id: campaignId,
    queries: queryKinds,
  }),
  look: async (tools, member, { performance, days: count, queries, ...scope }) => {
    const period = await lastDays(tools, member, count);
    const found = await performancePrompts(tools, member, {
      ...period,
      ...scope,
      branded: isBranded(queries),
      limit: shownPrompts,
    });
    const rows = found[performance];
    const told = ({ query_text, mention_rate, mentions, n }: PromptRow): string =>
      `“${line(query_text)}”: named in ${mentions} of ${n} answers (${percent(mention_rate)})`;
    const links = paths(member.workspaceId);
    return {
      card: {
        title: `Prompts: ${performance.replace("_", " ")}, ${queryKindNames[queries]}`,
        figures: [
          countFigure("Most performing", found.counts.most_performing),
          countFigure("Promising", found.counts.promising),
          countFigure("Underperforming", found.counts.underperforming),
        ],
        lines: rows.map(told),
        links: [
          ...rows.slice(0, 3).map(({ query_id, query_text }) => ({
            label: line(query_text, 60),
            href: links.conversation(query_id),
          })),
          { label: "Overview", href: links.overview },
        ],
      },
      more: rows.map(
        ({ query_id, answer_id, query_text }) =>
          `query_id ${query_id}, answer_id ${answer_id}: ${line(query_text, 100)}`,
      ),
    };
  },
});
