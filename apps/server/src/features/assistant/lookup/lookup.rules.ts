import type { AssistantContext } from "@citelens/contract/content/assistant-fields";
import type { AssistantTool } from "@citelens/contract/content/assistant-words";
import { metricIn } from "../look/metrics.rules.ts";

/** Tool that answers a question without any model, and what it is asked for. */
export interface Lookup {
  readonly tool: AssistantTool;
  readonly input: Readonly<Record<string, unknown>>;
}

interface LookupQuestion {
  /** In small letters. */
  readonly text: string;
  readonly context: AssistantContext;
}

type Rule = (asked: LookupQuestion) => Lookup | undefined;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** The first rule that fits. */
const rules: readonly Rule[] = [
  ({ text }) => {
    const id = uuid.exec(text)?.[0];
    return id !== undefined && /\banswer/.test(text)
      ? { tool: "answer", input: { answer_id: id } }
      : undefined;
  },
  ({ text }) => {
    const isAsked =
      /\b(?:mean|means|explain|define|definition|calculated|computed|counted|measured|stand for)\b/.test(
        text,
      ) ||
      (/^what(?:'s|’s| is| are)\b/.test(text) && !/\b(?:our|my|we|us|i)\b/.test(text));
    return isAsked && metricIn(text)
      ? { tool: "explain_metric", input: { metric: metricIn(text) } }
      : undefined;
  },
  ({ text }) => {
    const [, topic] =
      /\b(?:search|find in|look in|look through) (?:our|my|own) (?:own )?(?:pages?|sites?|website|content)(?: for| about)? (.+)/.exec(
        text,
      ) ??
      /\b(?:our|my) (?:own )?(?:pages?|sites?|website|content) (?:say|says|have|has|tell|tells|cover|covers|mention|mentions|write|writes)?\s?(?:about|on|of)? ?(.+)/.exec(
        text,
      ) ??
      /\bdo we (?:have|write|say) (?:a page|anything|something)(?: about| on| for)? (.+)/.exec(text) ??
      [];
    const isAboutUs = /\b(?:cited|cite|cites|audit|issues?|broken|crawl\w*|rank\w*|visib\w*|sources?)\b/.test(
      text,
    );
    const query = topic?.replace(/[?!.]+$/, "").trim() ?? "";
    return query !== "" && !isAboutUs ? { tool: "search_own_pages", input: { query } } : undefined;
  },
  ({ text }) =>
    /\bopportunit|\b(?:what|where) (?:should|can|could|must|do) (?:we|i) (?:do|improve|start|fix first|work|change|need)|\bimprove\b|\bnext step|\bquick wins?\b|\brecommend|\bto-?do\b|\bget (?:more )?(?:mentions|citations|cited)/.test(
      text,
    )
      ? { tool: "opportunities", input: { ...periodOf(text) } }
      : undefined,
  ({ text }) =>
    /\baudits?\b|\btechnical|\bcrawl|\brobots\b|\bbroken\b|\bissues?\b|\bblockers?\b|\bsite health\b|\bwrong with (?:our|my) (?:site|website|pages)/.test(
      text,
    )
      ? { tool: "audit_issues", input: /\bblockers?\b/.test(text) ? { severity: "blocker" } : {} }
      : undefined,
  ({ text, context }) =>
    /\boptimi[sz]ations?\b|\bdrafts?\b|\bcontent studio\b|\breadiness\b|\brewrit|\bopen claims?\b|\b(?:this|our|my) texts?\b|\bsections?\b/.test(
      text,
    )
      ? {
          tool: "optimization",
          input: context.optimization_id === null ? {} : { optimization_id: context.optimization_id },
        }
      : undefined,
  ({ text, context }) =>
    /\bprompts?\b|\bunderperform|\bpromising\b|\bmost performing\b|\b(?:not|never|nobody) (?:named|mentioned|names|mentions)|\bwhere (?:are|do) we (?:missing|absent|lose|win)|\b(?:best|worst) quer/.test(
      text,
    )
      ? {
          tool: "prompts",
          input: { performance: performanceOf(text), ...daysOf(text), ...campaignOf(context) },
        }
      : undefined,
  ({ text, context }) =>
    /\bsources?\b|\bcit(?:e|es|ed|ing|ation|ations)\b|\bdomains?\b|\b(?:which|what) (?:web)?sites\b/.test(
      text,
    )
      ? { tool: "sources", input: { ...daysOf(text), ...campaignOf(context) } }
      : undefined,
  ({ text, context }) =>
    /\bvisib|\bshare of voice\b|\bposition\b|\bmentions?\b|\bfigures?\b|\boverview\b|\bsummar|\bhow (?:are|do|did) we (?:do|doing|perform|compare|stand)|\btrends?\b|\bauthority\b|\bnumbers\b|\bsince last\b/.test(
      text,
    )
      ? { tool: "summary", input: { ...daysOf(text), ...campaignOf(context) } }
      : undefined,
  ({ text }) =>
    /\banswers?\b|\bconversations?\b|\bquer(?:y|ies)\b|\basked\b|\bquestions?\b|\b(?:chatgpt|gemini|claude|perplexity|copilot|grok|ai models?|ais?)\b.*\bsa(?:y|ys|id)\b|\bsa(?:y|ys|id)\b.*\bus\b/.test(
      text,
    )
      ? { tool: "conversation", input: searchOf(text) }
      : undefined,
];

export function lookupOf(question: string, context: AssistantContext): Lookup | undefined {
  const text = question.toLowerCase().replace(/\s+/g, " ").trim();
  for (const rule of rules) {
    const found = rule({ text, context });
    if (found) return found;
  }
  return undefined;
}

const spans: readonly (readonly [RegExp, number])[] = [
  [/\b(?:week|7 days)\b/, 7],
  [/\b(?:month|30 days)\b/, 30],
  [/\b(?:quarter|3 months|90 days)\b/, 90],
  [/\byear\b/, 365],
];

function daysOf(text: string): { readonly days?: number } {
  const told = Number(/\b(\d{1,3}) days\b/.exec(text)?.[1] ?? 0);
  if (told >= 1 && told <= 366) return { days: told };
  const span = spans.find(([pattern]) => pattern.test(text))?.[1];
  return span === undefined ? {} : { days: span };
}

function periodOf(text: string): { readonly period?: "7d" | "90d" } {
  const { days = 30 } = daysOf(text);
  if (days <= 7) return { period: "7d" };
  return days > 30 ? { period: "90d" } : {};
}

function campaignOf({ campaign_id: id }: AssistantContext): { readonly campaign_id?: string } {
  return id === null ? {} : { campaign_id: id };
}

function performanceOf(text: string): "most_performing" | "promising" | "underperforming" {
  if (/\b(?:best|most performing|strongest|top|win)\b/.test(text)) return "most_performing";
  return /\bpromising\b/.test(text) ? "promising" : "underperforming";
}

/** Words in quotation marks, or behind "about". */
function searchOf(text: string): { readonly search?: string } {
  const [, quoted] = /["“”„]([^"“”„]{2,200})["“”„]/.exec(text) ?? [];
  const [, about] = /\b(?:about|on|for) (?!us\b|our\b|me\b|you\b)([^?!.]{2,200})/.exec(text) ?? [];
  const search = (quoted ?? about)?.trim();
  return search ? { search } : {};
}
