import type { Answer } from "@citelens/contract/base/endpoint";
import type { AnswerShown } from "@citelens/contract/visibility/answers";
import type { getConversation } from "@citelens/contract/visibility/conversations";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { AnswerCard } from "./answer/answer-card.tsx";
import { AnswerHistory } from "./answer/answer-history.tsx";
import { OutcomeBadge } from "./answer/outcome-badge.tsx";
import { answerIn, useScrollToAnswer } from "./answer/scroll-to-answer.ts";
import { outcomeOf } from "./answer-labels.rules.ts";
import { ConversationSearches } from "./conversation-searches.tsx";
import { answerQuery } from "./conversations.queries.ts";
import { ShareDialog } from "./sharing/share-dialog.tsx";

interface ConversationAnswersProps {
  readonly conversation: Answer<typeof getConversation>;
  readonly explain: (answer: AnswerShown) => ReactNode;
}

/** Also the hash in the URL under which it is shown. */
const searchesTab = "searches";
const tabsLabel = "AI models and their searches";

/** One tab per model, and one for what they search for. The URL contains the shown answer, which may be an older one. */
export function ConversationAnswers({ conversation, explain }: ConversationAnswersProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const newest = conversation.answers;
  const navigate = useNavigate();
  const at = useLocation({ select: ({ hash }) => hash });
  const wantedId = answerIn(at);
  const isNewest = newest.some(({ id }) => id === wantedId);
  const older = useQuery({
    ...answerQuery(workspaceId, wantedId ?? ""),
    enabled: wantedId !== undefined && !isNewest,
  });
  const found = older.data?.query.id === conversation.id ? older.data : undefined;
  const shown = wantedId === undefined ? newest[0] : (newest.find(({ id }) => id === wantedId) ?? found);
  const here = useScrollToAnswer(wantedId, shown !== undefined);

  if (newest.length === 0) {
    return (
      <EmptyState icon={Hourglass} title="Not answered yet">
        The first answers appear here once the campaign has asked this query.
      </EmptyState>
    );
  }
  if (!shown && older.isPending) {
    return <LoadingCard label="Loading the answer" height="h-96" />;
  }
  if (!shown) {
    return (
      <Banner
        tone="warn"
        title="This answer does not exist"
        action={
          <Button size="sm" render={<Link to="." hash="" />}>
            Show the newest answers
          </Button>
        }
      >
        It was deleted, or it belongs to another query.
      </Banner>
    );
  }

  const model = shown.operator_model;
  const goTo = (hash: string): void => {
    void navigate({ to: ".", hash, replace: true, resetScroll: false, hashScrollIntoView: false });
  };
  const open = (tab: string): void => {
    const id = newest.find(({ operator_model }) => operator_model.id === tab)?.id;
    if (id !== undefined) here.current = id;
    goTo(id === undefined ? searchesTab : `answer-${id}`);
  };
  const tabs = [...tabsOf(newest, shown), { value: searchesTab, label: "Searches" }];
  if (at === searchesTab) {
    return (
      <Tabs label={tabsLabel} tabs={tabs} value={searchesTab} onChange={open}>
        <ConversationSearches queryId={conversation.id} />
      </Tabs>
    );
  }
  return (
    <Tabs label={tabsLabel} tabs={tabs} value={model.id} onChange={open}>
      <div className="space-y-5">
        {!newest.some(({ id }) => id === shown.id) && <OlderNote newest={newest} shown={shown} />}
        <AnswerCard answer={shown} actions={shown.status === "OK" && <ShareDialog answerId={shown.id} />}>
          {shown.status === "OK" && <div key={shown.id}>{explain(shown)}</div>}
          <AnswerHistory
            modelName={model.display_name}
            history={conversation.history.filter(({ operator_model }) => operator_model.id === model.id)}
            shownId={shown.id}
          />
        </AnswerCard>
      </div>
    </Tabs>
  );
}

/** The models of the newest answers; a retired model has a tab while its answer is shown. */
function tabsOf(newest: readonly AnswerShown[], shown: AnswerShown) {
  const isAmong = newest.some(({ operator_model }) => operator_model.id === shown.operator_model.id);
  return (isAmong ? newest : [...newest, shown]).map((answer) => ({
    value: answer.operator_model.id,
    label: (
      <>
        {answer.operator_model.display_name}
        <OutcomeBadge line={outcomeOf(answer)} />
      </>
    ),
  }));
}

interface OlderNoteProps {
  readonly newest: readonly AnswerShown[];
  readonly shown: AnswerShown;
}

function OlderNote({ newest, shown }: OlderNoteProps): ReactElement {
  const latest = newest.find(({ operator_model }) => operator_model.id === shown.operator_model.id);
  return (
    <Banner
      tone="info"
      action={
        latest && (
          <Button size="sm" render={<Link to="." hash={`answer-${latest.id}`} />}>
            Show the newest
          </Button>
        )
      }
    >
      This is an older answer of {shown.operator_model.display_name}.
    </Banner>
  );
}
