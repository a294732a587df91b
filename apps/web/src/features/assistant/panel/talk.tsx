import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { ReactElement, RefObject } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { aboutQuery, useStop } from "../assistant.queries.ts";
import { Messages } from "../reply/messages.tsx";
import { Composer } from "./composer.tsx";
import { CostLine } from "./cost-line.tsx";
import { FirstQuestions } from "./first-questions.tsx";
import { useKeptAtEnd } from "./use-kept-at-end.ts";
import { type TalkOf, useTalk } from "./use-talk.ts";

interface TalkProps extends TalkOf {
  readonly composer: RefObject<HTMLTextAreaElement | null>;
}

/** A thread: what was said, and where the next question is written. */
export function Talk({ composer, ...talkOf }: TalkProps): ReactElement {
  const { place, threadId, onThread } = talkOf;
  const workspaceId = useWorkspaceId();
  const about = useQuery(aboutQuery(workspaceId, place.page));
  const talk = useTalk(talkOf);
  const stopping = useStop(workspaceId);
  const end = useKeptAtEnd(threadId);
  const { thread, messages, writing, pending } = talk;

  const ask = (question: string): void => {
    end.keep();
    talk.ask(question);
  };
  const stop = (reply: AssistantMessage): void =>
    stopping.mutate(reply, {
      onError: (problem) => {
        const wasOver = problem instanceof ApiProblem && problem.code === "REPLY_NOT_RUNNING";
        if (!wasOver) toast.error(problemMessage(problem));
      },
    });
  const failed = [about, ...(threadId === undefined ? [] : [thread])].filter((query) => query.isLoadingError);
  const isLoading = about.isLoading || thread.isLoading;
  const isNew = messages.length === 0 && pending === undefined && !isLoading && failed.length === 0;
  if (talk.isGone) return <GoneThread onNew={() => onThread(undefined)} />;
  return (
    <>
      <section
        aria-label="Thread"
        ref={end.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions take the focus
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4"
      >
        {isLoading && <Loading />}
        {failed.slice(0, 1).map(({ error }) => (
          <ErrorState
            key="failed"
            message={problemMessage(error)}
            onRetry={() => failed.forEach((query) => void query.refetch())}
          />
        ))}
        {isNew && about.data && <FirstQuestions about={about.data} onAsk={ask} />}
        <Messages messages={messages} asking={pending} onAsk={ask} />
      </section>
      <div className="grid gap-2 border-t border-border px-5 py-3">
        {talk.problem && <AskingProblem problem={talk.problem} onDismiss={talk.dismissProblem} />}
        <Composer
          field={composer}
          text={talk.text}
          onText={talk.setText}
          isSending={pending !== undefined}
          stop={writing && { isPending: stopping.isPending, onStop: () => stop(writing) }}
          onAsk={() => ask(talk.text)}
        />
        {about.data && <CostLine about={about.data} />}
      </div>
    </>
  );
}

function Loading(): ReactElement {
  return (
    <div role="status" aria-label="Loading the thread">
      <ListSkeleton rows={4} />
    </div>
  );
}

function GoneThread({ onNew }: { readonly onNew: () => void }): ReactElement {
  return (
    <div className="flex-1 py-6">
      <EmptyState
        icon={SearchX}
        title="This thread does not exist any more"
        frame="none"
        actions={<Button onClick={onNew}>New thread</Button>}
      >
        It was deleted, here or in another window.
      </EmptyState>
    </div>
  );
}

interface AskingProblemProps {
  readonly problem: Error;
  readonly onDismiss: () => void;
}

/** Why a question was not taken, and what to do. */
function AskingProblem({ problem, onDismiss }: AskingProblemProps): ReactElement {
  const isUnpaid = problem instanceof ApiProblem && problem.status === 402;
  return (
    <Banner tone="neg" onDismiss={onDismiss}>
      {problemMessage(problem)}{" "}
      {isUnpaid && <TextLink render={<Link to="/settings/billing" />}>Get credits</TextLink>}
    </Banner>
  );
}
