import { createFileRoute } from "@tanstack/react-router";
import { ConversationsPage, parseConversationsSearch } from "#features/conversations/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/conversations/")({
  staticData: { title: "Conversations", parent: "workspace" },
  component: ConversationsRoute,
});

/** Parsed in the component rather than in the route, which keeps that code out of the first load. */
function ConversationsRoute() {
  return <ConversationsPage {...useAddress(parseConversationsSearch)} />;
}
