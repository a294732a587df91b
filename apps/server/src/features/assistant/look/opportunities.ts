import { opportunityKinds, opportunityPeriods } from "@citelens/contract/content/opportunity-words";
import { z } from "zod";
import { getOpportunity, listOpportunities } from "#features/opportunities/public.ts";
import { countFigure, line, noteOf, numberText, paths, percent } from "./card.rules.ts";
import { lookTool } from "./looked.ts";

const shown = 6;
const citedMax = 5;

export const opportunities = lookTool({
  name: "opportunities",
  label: "Look at what can be done",
  description:
    "What can be done for more mentions and citations, by what it is worth; or, by opportunity_id, one of them with its evidence.",
  input: z.object({
    opportunity_id: z.uuid().optional(),
    period: z.enum(opportunityPeriods).default("30d"),
    kind: z.enum(opportunityKinds).optional(),
    search: z.string().max(200).optional(),
  }),
  look: async (tools, member, { opportunity_id: id, period, kind, search }) => {
    const href = paths(member.workspaceId).opportunities;
    if (id === undefined) {
      const query = {
        ...({ page: 1, page_size: shown, period, ordering: "-score", format: "json" } as const),
        ...(kind && { kind: [kind] }),
        ...(search && { search }),
      };
      const { count, results, refresh } = await listOpportunities(tools, member, { query, url: "/" });
      return {
        card: {
          title: "What can be done, by what it is worth",
          figures: [
            { ...countFigure("Opportunities", count), note: noteOf(refresh.answers ?? 0, null) },
            ...results.slice(0, 3).map((one) => ({
              label: line(one.title, 80),
              value: numberText(one.score),
              note: `score of 100, n = ${one.figures.n} answers`,
            })),
          ],
          lines: results.map(({ title, why, score }) =>
            line(`${title} (score ${numberText(score)}): ${why}`),
          ),
          links: [{ label: "Opportunities", href }],
        },
        more: results.map((one) => `opportunity_id ${one.id}: ${one.kind}, ${line(one.title, 100)}`),
      };
    }
    const one = await getOpportunity(tools, member, { id, period });
    const { visibility, competitors, content_authority: authority } = one.figures;
    const cited = one.evidence.cited_instead.slice(0, citedMax);
    return {
      card: {
        title: line(one.title, 120),
        figures: [
          { label: "Score", value: numberText(one.score), note: `of 100, n = ${one.figures.n} answers` },
          {
            label: "Answers that name you",
            value: percent(visibility.rate),
            note: noteOf(visibility.n, visibility.interval),
          },
          {
            label: "Answers that name a competitor",
            value: percent(competitors.rate),
            note: noteOf(competitors.n, competitors.interval),
          },
          {
            label: "Content authority",
            value: percent(authority.rate),
            note: noteOf(authority.n, authority.interval),
          },
        ],
        lines: [
          line(one.why, 600),
          ...cited.map(({ url, answers }) => line(`Cited instead by ${answers} answers: ${url}`)),
        ],
        links: [
          { label: "Opportunities", href },
          ...cited.map(({ url, domain }) => ({ label: domain, href: url })),
        ],
      },
      more: one.queries.map(({ query_id, text }) => `query_id ${query_id}: ${line(text, 100)}`),
    };
  },
});
