import { hostOf } from "@citelens/answer-analysis";
import { z } from "zod";
import { answers } from "#features/answers/show/public.ts";
import { getConversation, readConversations } from "#features/conversations/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { countFigure, line, paths } from "./card.rules.ts";
import { lookTool } from "./looked.ts";

const shownQueries = 8;
const shownAnswers = 8;
const answerCharactersMax = 4_000;

export const conversation = lookTool({
  name: "conversation",
  label: "Look at what was asked and answered",
  description:
    "Queries that AI models were asked, found by words in them; or, by query_id, one query with the newest answer of each model.",
  input: z.object({
    query_id: z.uuid().optional(),
    search: z.string().max(200).optional().describe("Words in the query"),
  }),
  look: async (tools, member, { query_id: queryId, search }) => {
    const links = paths(member.workspaceId);
    if (queryId === undefined) {
      const read = await readConversations(tools, member, { ...(search && { search }) });
      const { count, rows } = await read({ limit: shownQueries, offset: 0 });
      return {
        card: {
          title: search ? `Queries with “${line(search, 60)}”` : "Queries that were asked",
          figures: [countFigure("Queries", count)],
          lines: rows.map(({ text, answer_count, answers: newest }) => {
            const named = newest.filter(({ mentioned }) => mentioned).length;
            return `“${line(text)}”: ${answer_count} answers; the newest of ${named} of ${newest.length} models name you`;
          }),
          links: [
            ...rows
              .slice(0, 3)
              .map(({ id, text }) => ({ label: line(text, 60), href: links.conversation(id) })),
            { label: "Conversations", href: links.conversations },
          ],
        },
        more: rows.map(({ id, text }) => `query_id ${id}: ${line(text, 100)}`),
      };
    }
    const found = await getConversation(tools, member, { queryId, query: {} });
    const shown = found.answers.slice(0, shownAnswers);
    return {
      card: {
        title: `“${line(found.text, 120)}”`,
        figures: [
          countFigure("Answers", found.history.length),
          countFigure("Answers that name you", found.history.filter(({ mentioned }) => mentioned).length),
          countFigure(
            "Answers that say they do not know you",
            found.history.filter(({ unknown_to_model }) => unknown_to_model).length,
          ),
          countFigure("Answers that cite you", found.history.filter(({ cited }) => cited).length),
        ],
        lines: shown.map(({ operator_model, text, failure }) =>
          line(`${operator_model.display_name}: ${failure ?? text}`),
        ),
        links: [{ label: "Conversation", href: links.conversation(queryId) }],
      },
      more: shown.map(
        ({ id, operator_model }) => `answer_id ${id}: the newest of ${operator_model.display_name}`,
      ),
    };
  },
});

export const answer = lookTool({
  name: "answer",
  label: "Read an answer",
  description:
    "One answer of an AI model, whole, by its answer_id: its text, whom it names and what it cites.",
  input: z.object({ answer_id: z.uuid() }),
  look: async (tools, member, { answer_id: answerId }) => {
    const [found] = await answers.shown(tools, member, [answerId]);
    if (!found) throw new Refusal("NOT_FOUND");
    const cited = found.citations.slice(0, 10);
    return {
      card: {
        title: `${found.operator_model.display_name} on “${line(found.query.text, 100)}”`,
        figures: [
          countFigure("Brands named", found.mentions.length),
          countFigure("Brands it says it does not know", found.unknown_brands.length),
          countFigure("Pages cited", found.citations.length),
        ],
        lines: [line(found.failure ?? found.text, 600)],
        links: [
          { label: "Conversation", href: paths(member.workspaceId).conversation(found.query.id) },
          ...cited.map(({ url }) => ({ label: hostOf(url), href: url })),
        ],
      },
      more: [found.text.slice(0, answerCharactersMax)],
    };
  },
});
