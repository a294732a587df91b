import { z } from "zod";
import { id, instant } from "../base/fields.ts";
import {
  assistantPages,
  assistantTools,
  messageStatuses,
  messageTypes,
  replyFailures,
  toolStates,
} from "./assistant-words.ts";

/** Context that the person looked at when a thread was begun, or a question asked. */
export const assistantContext = z.object({
  page: z.enum(assistantPages).nullable().default(null),
  campaign_id: id.nullable().default(null),
  optimization_id: id.nullable().default(null),
});
export type AssistantContext = z.output<typeof assistantContext>;

export const assistantThread = z.object({
  id,
  /** The first question, cut. */
  title: z.string(),
  context: assistantContext,
  created: instant,
  /** When something was last said in it. */
  updated: instant,
});
export type AssistantThread = z.output<typeof assistantThread>;

/** Where a link leads: a path of the product, or an address of the web that a tool's result named. */
const link = z.object({ label: z.string(), href: z.string() });

/** Finding of a tool, as it is shown: figures that can be pointed at, and links to where they stand. */
export const toolCard = z.object({
  title: z.string(),
  figures: z.array(
    z.object({
      label: z.string(),
      /** As it is written, with its unit. */
      value: z.string(),
      /** Note on its number of answers and interval, in words; null where it has none. */
      note: z.string().nullable(),
    }),
  ),
  /** Lines of text that were found, such as passages or reasons; empty where there are none. */
  lines: z.array(z.string()),
  links: z.array(link),
});
export type ToolCard = z.output<typeof toolCard>;

/** One use of a tool; said again, with the same call_id, when its state changes. */
export const toolUse = z.object({
  call_id: z.string(),
  name: z.enum(assistantTools),
  state: z.enum(toolStates),
  /** Words for its work. */
  label: z.string(),
  card: toolCard.nullable(),
});
export type ToolUse = z.output<typeof toolUse>;

/** A section's text that a person can accept; it is stored nowhere else until then. */
export const editProposal = z.object({
  optimization_id: id,
  section_id: id,
  section_title: z.string(),
  markdown: z.string(),
  /** The section's revision that was read. */
  revision: z.number().int(),
});
export type EditProposal = z.output<typeof editProposal>;

export const messagePart = z.discriminatedUnion("kind", [
  /** Markdown without images and HTML, with links to the product or to addresses of tools' results alone. */
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("tool"), tool: toolUse }),
  z.object({ kind: z.literal("proposal"), proposal: editProposal }),
]);
export type MessagePart = z.output<typeof messagePart>;

export const assistantMessage = z.object({
  id,
  thread_id: id,
  message_type: z.enum(messageTypes),
  status: z.enum(messageStatuses),
  failure: z.enum(replyFailures).nullable(),
  parts: z.array(messagePart),
  /** Each figure of a reply that is over, as it is written, with the tool's use in which it stands; null: in none. */
  figures: z.array(z.object({ text: z.string(), call_id: z.string().nullable() })),
  /** provider/model; null for a question, and for a reply made without a model. */
  model: z.string().nullable(),
  /** Cost of the message. */
  credits: z.number().int(),
  created: instant,
  finished: instant.nullable(),
});
export type AssistantMessage = z.output<typeof assistantMessage>;

/** The data of the event `delta`: a piece of text, and where in the reply it begins. */
export const replyDelta = z.object({ offset: z.number().int(), text: z.string() });
export type ReplyDelta = z.output<typeof replyDelta>;

export const assistantAbout = z.object({
  /** provider/model that replies; null: the same tools answer by rules. */
  model: z.string().nullable(),
  /** Cost of a reply. */
  credits: z.number().int(),
  /** Questions that can be asked first, where the panel was opened. */
  suggestions: z.array(z.string()),
});
export type AssistantAbout = z.output<typeof assistantAbout>;
