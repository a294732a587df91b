import { z } from "zod";
import {
  getOptimization,
  listOptimizations,
  listSections,
  proposedMarkdown,
} from "#features/content-studio/show/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { countFigure, line, numberText, paths } from "./card.rules.ts";
import { lookTool } from "./looked.ts";

const shown = 8;
const sectionCharactersMax = 1_200;

export const optimization = lookTool({
  name: "optimization",
  label: "Look at texts of the Content Studio",
  description:
    "Texts of the Content Studio; or, by optimization_id, one of them with its readiness, open claims and sections (section_id).",
  input: z.object({ optimization_id: z.uuid().optional() }),
  look: async (tools, member, { optimization_id: id }) => {
    const links = paths(member.workspaceId);
    if (id === undefined) {
      const query = { page: 1, page_size: shown, ordering: "-created", format: "json" } as const;
      const { count, results } = await listOptimizations(tools, member, { query, url: "/" });
      return {
        card: {
          title: "Texts of the Content Studio",
          figures: [countFigure("Texts", count)],
          lines: results.map(({ title, status, score_before: before, score_after: after }) =>
            line(`${title}: ${status.toLowerCase()}${readiness(before, after)}`),
          ),
          links: [{ label: "Content Studio", href: links.texts }],
        },
        more: results.map((one) => `optimization_id ${one.id}: ${line(one.title, 100)}`),
      };
    }
    const found = await getOptimization(tools, member, id);
    const sections = await listSections(tools, member, id);
    const score = (value: number | null): string => (value === null ? "not known" : numberText(value));
    return {
      card: {
        title: line(found.title, 120),
        figures: [
          {
            label: "Readiness before",
            value: score(found.score_before),
            note: "of 100, no promise of citation",
          },
          { label: "Readiness now", value: score(found.score_after), note: "of 100, no promise of citation" },
          countFigure("Open claims", found.claims_open),
          countFigure("Gaps", found.gaps.length),
        ],
        lines: sections.map(({ heading, state }) =>
          line(`${heading || "Beginning"}: ${state.toLowerCase().replace("_", " ")}`),
        ),
        links: [
          { label: "Results", href: links.text(id) },
          ...found.sources.map(({ domain, url }) => ({ label: domain, href: url })),
        ],
      },
      more: sections.map(
        (one) =>
          `section_id ${one.id}, “${line(one.heading, 100)}”:\n${one.markdown.slice(0, sectionCharactersMax)}`,
      ),
    };
  },
});

function readiness(before: number | null, after: number | null): string {
  if (after === null) return "";
  return before === null
    ? `, readiness ${numberText(after)}`
    : `, readiness ${numberText(before)} before and ${numberText(after)} now`;
}

export const proposeEdit = lookTool({
  name: "propose_edit",
  label: "Propose another text of a section",
  description:
    "Shows the person another text of one section of a text that is done, which they can accept or leave. Nothing is stored. Use it only when they ask for a change of a section.",
  input: z.object({
    optimization_id: z.uuid(),
    section_id: z.uuid(),
    markdown: z.string().min(1).max(20_000).describe("The whole section in Markdown, its heading first"),
  }),
  look: async (tools, member, { optimization_id: id, section_id: sectionId, markdown }) => {
    const [found, sections] = [
      await getOptimization(tools, member, id),
      await listSections(tools, member, id),
    ];
    if (found.status !== "DONE") throw new Refusal("OPTIMIZATION_NOT_DONE");
    const section = sections.find((one) => one.id === sectionId);
    if (!section) throw new Refusal("NOT_FOUND");
    const known = [section.markdown, section.old_markdown ?? "", ...found.sources.map(({ url }) => url)];
    const proposed = proposedMarkdown(markdown, {
      heading: section.heading || found.title,
      level: Math.max(1, section.level),
      mayLink: (url) => /^https?:\/\//i.test(url) && known.some((text) => text.includes(url)),
    });
    if (proposed === "") throw new Refusal("NOT_FOUND");
    return {
      card: {
        title: `A proposal for “${line(section.heading || found.title, 100)}”`,
        figures: [],
        lines: ["It is stored once you accept it."],
        links: [{ label: "Results", href: paths(member.workspaceId).text(id) }],
      },
      proposal: {
        optimization_id: id,
        section_id: sectionId,
        section_title: section.heading || found.title,
        markdown: proposed,
        revision: section.revision,
      },
    };
  },
});
