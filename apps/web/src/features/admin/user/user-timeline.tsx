import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import type { ReactElement } from "react";
import { PagedList } from "#ui/table/paged-list.tsx";
import { auditColumns } from "../audit-columns.tsx";
import { userAuditQuery } from "./user.queries.ts";

interface UserTimelineProps {
  readonly userId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Acts of an account and what was done to it. */
export function UserTimeline({ userId, page, onPage }: UserTimelineProps): ReactElement {
  return (
    <PagedList
      label="Timeline"
      list={useQuery(userAuditQuery(userId, page))}
      columns={auditColumns}
      rowKey={({ id }) => id}
      page={page}
      onPage={onPage}
      empty={{
        icon: ScrollText,
        title: "Nothing yet",
        text: "What it does and what is done to it stands here.",
      }}
    />
  );
}
