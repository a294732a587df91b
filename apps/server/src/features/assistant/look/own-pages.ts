import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import { z } from "zod";
import { searchPages } from "#features/local-index/search/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { countFigure, line } from "./card.rules.ts";
import { lookTool } from "./looked.ts";

const shown = 5;
const passageCharactersMax = 900;

export const searchOwnPages = lookTool({
  name: "search_own_pages",
  label: "Search your own pages",
  description:
    "Passages of the client's own website, as it was read last, that hold most of the words searched for.",
  input: z.object({
    query: z.string().min(1).max(300),
    language: z.string().length(2).default("en").describe("Of the query, as ISO 639: two small letters"),
  }),
  look: async (tools, member, { query: text, language }) => {
    const settings = await findWorkspaceSettings(tools, member.workspaceId);
    if (!settings) throw new Refusal("NOT_FOUND");
    const own = registrableDomain(hostOf(settings.url));
    const { pages, found } = await searchPages(tools, member, {
      text,
      language,
      limit: shown,
      isWanted: (url) => registrableDomain(hostOf(url)) === own,
    });
    return {
      card: {
        title: `Your pages about “${line(text, 80)}”`,
        figures: [countFigure("Own pages read", pages), countFigure("Pages found", found.length)],
        lines: found.map((one) => line(`${one.title || one.url}: ${one.text}`)),
        links: found.map(({ title, url }) => ({ label: line(title || url, 60), href: url })),
      },
      more: found.map((one) => `${one.url}\n${one.heading}\n${one.text.slice(0, passageCharactersMax)}`),
    };
  },
});
