import type { Answer } from "@citelens/contract/base/endpoint";
import type { listAnswers } from "@citelens/contract/visibility/conversations";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { AnswerRow } from "./answer-row.tsx";
import { answersPerPage } from "./conversations.queries.ts";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { PagedList } from "./paged-list.tsx";

export interface AnswerListProps {
  readonly list: UseQueryResult<Answer<typeof listAnswers>>;
  readonly view: ConversationsView;
  readonly onChange: ChangeView<ConversationsView>;
}

export function AnswerList({ list, view, onChange }: AnswerListProps): ReactElement {
  return (
    <PagedList
      list={list}
      pageSize={answersPerPage}
      view={view}
      onChange={onChange}
      names={{ region: "Conversations", rows: "Answers", loading: "Loading answers" }}
    >
      {(answer) => <AnswerRow key={answer.id} answer={answer} now={new Date(list.dataUpdatedAt)} />}
    </PagedList>
  );
}
