import type { KeyOperation } from "@citelens/contract/workspaces/api-keys";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { keyOperationsQuery } from "./agents.queries.ts";

/** Operations that keys may call, by the room that they belong to. */
export function ReadableCard(): ReactElement {
  const known = useQuery(keyOperationsQuery);
  return (
    <Card
      title="What can be read"
      hint="Whatever a page here shows, a key can read; it changes data or spends credits only with a scope for that."
      actions={
        <TextLink render={<a href="/api/v1/docs" target="_blank" rel="noreferrer" />}>
          API documentation
        </TextLink>
      }
    >
      {known.isError && !known.data && <QueryError query={known} />}
      {known.isPending && <ListSkeleton rows={6} />}
      {known.data && (
        <ul className="divide-y divide-border">
          {[...Map.groupBy(known.data, ({ room }) => room)].map(([room, operations]) => (
            <li key={room}>
              <RoomOperations room={room} operations={operations} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RoomOperationsProps {
  readonly room: string;
  readonly operations: readonly KeyOperation[];
}

function RoomOperations({ room, operations }: RoomOperationsProps): ReactElement {
  const read = operations.filter(({ scope }) => scope === "read").length;
  return (
    <details className="py-2">
      <summary className="cursor-pointer py-1">
        <span className="font-medium">{titleOf(room)}</span>{" "}
        <span className="text-sm text-fg-3">
          {counted(read, "call")} to read
          {operations.length > read && `, ${counted(operations.length - read, "call")} to change`}
        </span>
      </summary>
      <ul className="space-y-2 py-2 pl-4">
        {operations.map(({ operation, scope, summary }) => (
          <li key={operation}>
            <code className="font-mono text-sm wrap-anywhere">{operation}</code>{" "}
            <span className="text-sm text-fg-3">({scope})</span>
            <span className="block text-fg-2">{summary}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function titleOf(room: string): string {
  const words = room.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
