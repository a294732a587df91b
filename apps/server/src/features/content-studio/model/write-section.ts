import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import { SpendingBoundReached, writePaid } from "#features/spending/public.ts";
import { failureKinds, type OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Writer } from "#platform/ai/writing.ts";
import type { Tools } from "#platform/tools.ts";
import { draftInThread } from "../draft/draft-in-thread.ts";
import { WorkFailure } from "../store/work-failure.ts";
import { proposedMarkdown } from "./proposed-markdown.ts";
import {
  changesOf,
  type Proposal,
  type SectionAsked,
  sectionTask,
  writtenSection,
} from "./section-task.rules.ts";

interface SectionWriteInput {
  readonly writer: Writer;
  readonly organizationId: string;
  readonly asked: SectionAsked;
  /** Sites that a text may link to beside its sources: the brand's own. */
  readonly ownDomains: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

/**
 * Lets a model write one section. Throws a WorkFailure where trying again would not help, anything else where it may, and the reason of
 * the signal once it is aborted.
 */
export async function writeSection(
  tools: Tools,
  { writer, organizationId, asked, ownDomains, signal }: SectionWriteInput,
): Promise<Proposal> {
  const task = sectionTask(asked);
  const { instructions, material } = task;
  const { value, failure } = await writePaid(tools, {
    writer,
    organizationId,
    purpose: "TEXT",
    signal,
    task: { shape: writtenSection, instructions, material },
  }).catch((error: unknown) => {
    if (!(error instanceof SpendingBoundReached)) throw error;
    throw new WorkFailure("MODEL_FAILED", "What may be spent on AI models today is spent.");
  });
  if (failure) throw told(failure, asked.heading);

  const linked = new Set([...ownDomains, ...asked.sources.map(({ url }) => siteOf(url))].filter(Boolean));
  const before = await draftInThread(tools, asked.old ?? "");
  const linkedBefore = new Set(before.links.map(({ url }) => url));
  const markdown = proposedMarkdown(value.markdown, {
    heading: asked.heading,
    level: Math.max(1, asked.level),
    mayLink: (url) => linkedBefore.has(url) || linked.has(siteOf(url)),
  });
  if (markdown === "")
    throw new WorkFailure("MODEL_FAILED", `The model wrote nothing for “${asked.heading}”.`);
  return { markdown, changes: changesOf(value, task) };
}

/** Only addresses of the web have a site. */
function siteOf(url: string): string {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? registrableDomain(hostOf(url)) : "";
}

function told(failure: OperatorFailure, heading: string): Error {
  if (failure.kind === "refusal")
    return new WorkFailure("MODEL_REFUSED", `The model would rather not write “${heading}”.`);
  return failureKinds[failure.kind].again
    ? failure
    : new WorkFailure("MODEL_FAILED", `The model did not write “${heading}”.`);
}
