import { sourceKinds } from "@citelens/contract/visibility/answers";
import { z } from "zod";
import { listSources } from "#features/sources/public.ts";
import { dayText, line, noteOf, paths, percent } from "./card.rules.ts";
import { campaignId, days, lastDays } from "./days.ts";
import { lookTool } from "./looked.ts";

const shown = 8;

export const sources = lookTool({
  name: "sources",
  label: "Look at the sites that answers cite",
  description:
    "The sites that answers cite, those that most answers cite first; the client's own among them.",
  input: z.object({
    days,
    campaign_id: campaignId,
    kind: z.enum(sourceKinds).optional(),
    search: z.string().max(200).optional().describe("A part of the site's name"),
  }),
  look: async (tools, member, { days: count, search, ...filter }) => {
    const period = await lastDays(tools, member, count);
    const query = {
      ...({ page: 1, page_size: shown, ordering: "-use_count", format: "json" } as const),
      ...period,
      ...filter,
      ...(search && { search }),
    };
    const { count: sites, n, results } = await listSources(tools, member, { query, url: "/" });
    return {
      card: {
        title: `Sites that answers cited, ${dayText(period.start_date)} to ${dayText(period.end_date)}`,
        figures: [
          { label: "Sites", value: String(sites), note: noteOf(n, null, "answers with sources") },
          ...results.slice(0, 4).map(({ domain, usage_percentage, interval }) => ({
            label: domain,
            value: percent(usage_percentage),
            note: noteOf(n, interval, "answers with sources"),
          })),
        ],
        lines: results.map(({ domain, use_count, usage_percentage, is_client_domain }) =>
          line(
            `${domain}${is_client_domain ? " (your site)" : ""}: cited by ${use_count} of ${n} answers with sources (${percent(usage_percentage)})`,
          ),
        ),
        links: [{ label: "Sources", href: paths(member.workspaceId).sources }],
      },
    };
  },
});
